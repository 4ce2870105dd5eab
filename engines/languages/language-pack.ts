/** What the engines know of one language. A pack is complete: where a language has no such words, it says null. */

/** Alternatives of a pattern, without what stands around them; null where the language has none. */
export type Words = RegExp | null;

/** Lists that are looked for in all languages at once: a short text rarely tells which one it is in. */
export interface WordLists {
  questions: {
    /** In class names and addresses of questions and answers. */
    faqName: Words;
    /** The letter or word before a question: "Q:". */
    mark: Words;
    /** The letter or word before an answer: "A:". */
    answerMark: Words;
    /** First words of a link that asks, folded. */
    linkStart: Words;
    /** Words that a question asks the same without. */
    filler: Words;
    /** Says that something follows. */
    announces: Words;
    /** What a question asks for. */
    asking: Words;
    /** Questions that say "it" without having named anything. */
    dangling: Words;
    /** Openings that only a question mark makes a question. */
    needsMark: Words;
    /** Openings of questions that begin with "¿", where the mark was left out. */
    invertedMark: Words;
    /** Asks in the middle or at the end of a sentence. */
    inside: Words;
    /** Openings that sell rather than ask. */
    pitch: Words;
    /** Openings of an answer that only invites people to call or write. */
    invitation: Words;
    /** Openings of a hint in a form. */
    formHint: Words;
    /** Titles of pages and sections of questions and answers. */
    faqTitle: Words;
    /** Points at something that only the page shows. */
    pointing: Words;
    /** How questions open. */
    opener: Words;
    /** Calls to action that look like questions. */
    call: Words;
  };
  contact: {
    /** Announces a phone number. */
    phone: Words;
    /** "At" in an address that brackets hide from robots. */
    bracketAt: Words;
    /** The name of the sign @. */
    spelledAt: Words;
    /** "Dot" in an address that brackets hide from robots. */
    dot: Words;
    /** "Dot" in an address that is spelled out. */
    spelledDot: Words;
    /** A capitalized label run together with the address after it. */
    capitalLabel: Words;
    /** Labels contact details at the end of an address. */
    tail: Words;
    /** Words that label a contact detail without saying whose it is. */
    labelWord: Words;
    /** Announces an e-mail address. */
    mailCue: Words;
    /** A label run together with the address after it. */
    mailLabel: Words;
    /** Announces a fax number. */
    fax: Words;
    /** "Phone" before "number". */
    phoneLabel: Words;
    /** Headings under which somebody else's details stand: the host, the designer, an authority. */
    otherOwner: Words;
    /** Public help lines and authorities. */
    publicLine: Words;
    /** How words begin that label a contact detail. */
    labelStart: Words;
  };
  credit: {
    /** "Made", of the website. */
    made: Words;
    /** What the website was made with. */
    thing: Words;
    /** "By", before who made it. */
    by: Words;
    /** Labels who made the website. */
    label: Words;
  };
  site: {
    /** "Home", of a link or a label. */
    home: Words;
    /** What follows the owner in a copyright line. */
    rights: Words;
    /** "Of", between "logo" and a name. */
    logoOf: Words;
    /** Class names of contact blocks. */
    contactClass: Words;
    /** Class names of footers. */
    footerClass: Words;
    /** Class names of headers. */
    headerClass: Words;
    /** Between a company's name and its town. */
    nearPlace: Words;
    /** Links to the start page and back. */
    menuItem: Words;
    /** Kinds of organizations and places, folded: no name by themselves. */
    organization: Words;
  };
  samples: {
    /** "Your", of sample hosts. */
    your: Words;
    /** What "your" stands before in sample hosts. */
    business: Words;
    /** Hosts that mean "example". */
    host: Words;
    /** Before the @ of an address that only shows how one looks. */
    mailName: Words;
  };
  paths: {
    /** In the address of a page about the company or how to reach it. */
    contactPage: Words;
    /** Part of the address of a page of branches. */
    place: Words;
    /** Parts of addresses of the same page for printers and slow phones, folded. */
    copy: Words;
    /** In the address of an imprint, legal notice or privacy page. */
    legalNotice: Words;
    /** Address of the page of services. */
    services: Words;
    /** Address of the page of products. */
    products: Words;
    /** Address of the page of programs and courses. */
    programs: Words;
    /** Address of the page of features. */
    features: Words;
    /** In the address of a page that says how to reach the company. */
    contact: Words;
    /** In the address of notices that also name providers and authorities. */
    notice: Words;
    /** In the address or title of a page that helps. */
    help: Words;
    /** In the address of pages whose words bind or inform about the law. */
    law: Words;
    /** In the address of a page that lists posts, talks or events. */
    listing: Words;
    /** Last part of an address that names no subject. */
    general: Words;
  };
  prices: {
    /** "From", anywhere in a price. */
    atLeast: Words;
    /** "From" where it is an ending. */
    atLeastEnding: Words;
    /** What may stand between a thing's name and its price. */
    isPriced: Words;
    /** "Costs", after a thing. */
    cost: Words;
    /** "Per", before a unit. */
    per: Words;
    /** Endings of words like "monthly". */
    unitEnding: Words;
    /** Units after a slash. */
    slashUnit: Words;
    /** Says that a price is paid again and again. */
    recurring: Words;
    /** Article of a thing that has a price. */
    thing: Words;
    /** "Free" */
    free: Words;
    /** "From" before an amount. */
    from: Words;
    /** What stands between nothing and an amount. */
    before: Words;
    /** Openings of lines that name nothing that is sold. */
    noName: Words;
    /** Lines beside prices that name nothing that is sold. */
    noNameWhole: Words;
  };
  company: {
    /** "Is" and "are". */
    is: Words;
    /** Verbs that say nothing of what a company does. */
    noDoing: Words;
    /** Words of praise. */
    praise: Words;
    /** The article before a company's name. */
    article: Words;
    /** The article after "is". */
    aNoun: Words;
    /** "takes place" */
    takesPlace: Words;
    /** Says when a company was founded. */
    founded: Words;
    /** Words of legal notices. */
    notice: Words;
    /** Openings that go on with the sentence before. */
    goesOn: Words;
  };
  sections: {
    /** Words of praise and advertising. */
    praise: Words;
    /** What a reader can act on. */
    practical: Words;
    /** Invites to go on elsewhere, or to act. */
    more: Words;
    /** "Our" before a heading's noun. */
    our: Words;
    /** Joins two nouns of a heading. */
    and: Words;
    /** Somebody does or says something here: not the name of a thing. */
    speaks: Words;
    /** Headings of any website. */
    general: Words;
    /** Titles of lists of links that articles end with. */
    furtherReading: Words;
  };
  address: {
    /** "Our", before a label, with its space. */
    our: Words;
    /** Headings above an address. */
    title: Words;
    /** Addresses that only show how one looks. */
    sample: Words;
    /** "Street", before its name. */
    streetStart: Words;
    /** "Street", at the end of its name or after it. */
    streetEnd: Words;
    /** "Street", where the house number stands before it. */
    afterNumber: Words;
    /** "Street", where the house number stands after its name. */
    beforeNumber: Words;
    /** A post box. */
    postBox: Words;
    /** Parts of a building. */
    floor: Words;
    /** Labels an address. */
    label: Words;
  };
  durations: {
    /** Small numbers as words. */
    number: Words;
    /** Units of time. */
    unit: Words;
    /** Openings that limit what was said. */
    limit: Words;
    /** Words that show that a subject is no thing. */
    noThing: Words;
  };
  answers: {
    /** Abbreviations whose point ends no sentence. */
    abbreviation: Words;
    /** Endings that turn a word round. */
    turnsRound: Words;
    /** Openings that limit or complete the sentence before. */
    qualifies: Words;
    /** Openings that name another place, kind or case. */
    goesFurther: Words;
    /** Openings that need the sentence before. */
    leans: Words;
    /** "Yes" and "no". */
    yesNo: Words;
  };
  hours: {
    /** "And", between two times. */
    between: Words;
    /** Words of a line that gives hours. */
    open: Words;
    /** "Closed" */
    closed: Words;
    /** "By appointment" */
    byAppointment: Words;
    /** "Until", between two times. */
    until: Words;
    /** "Through", between two days. */
    through: Words;
    /** "And", between two days. */
    and: Words;
    /** "From", before a time. */
    from: Words;
    /** "O'clock", after a time. */
    clock: Words;
    /** Headings above opening hours. */
    heading: Words;
    /** "We are open": of the company itself. */
    saysOpen: Words;
  };
  calendar: {
    /** Monday to Friday. */
    weekdays: Words;
    /** Saturday and Sunday. */
    weekend: Words;
    /** Every day. */
    daily: Words;
    /** Abbreviated days that are words of other languages as well. */
    looseDays: Words;
    /** Names of months. */
    month: Words;
  };
  pages: {
    /** Titles of pages that say "not found". */
    missing: Words;
  };
  categories: {
    /** Begins a word about returns and cancellation. */
    returns: Words;
    /** Begins a word about orders and delivery. */
    orders: Words;
    /** Begins a word about prices and payment. */
    prices: Words;
    /** Begins a word about accounts and privacy. */
    account: Words;
    /** Begins a word about contact and location. */
    contact: Words;
    /** Begins a word about booking, joining and beginning. */
    start: Words;
    /** Begins a word about what is offered. */
    services: Words;
  };
  offers: {
    /** Headings above a list of services. */
    services: Words;
    /** Headings above a list of products. */
    products: Words;
    /** Headings above a list of programs and courses. */
    programs: Words;
    /** Headings above a list of features. */
    features: Words;
    /** Words of headings that are no offer. */
    noOffer: Words;
  };
  grammar: {
    /** Texts in which a question mark stands after a space. */
    spacedMark: Words;
  };
  asks: {
    /** Asks for a price. */
    price: Words;
    /** Asks for the opening hours. */
    hours: Words;
    /** Asks for the place. */
    location: Words;
    /** Asks for contact details. */
    contact: Words;
    /** Asks for all prices. */
    prices: Words;
  };
  access: {
    /** Wheelchairs and reduced mobility. */
    wheelchair: Words;
    /** "Accessible" */
    accessible: Words;
    /** The same, only behind the word for a wheelchair. */
    accessibleAfter: Words;
  };
}

export type TopicId =
  | "process"
  | "how-it-works"
  | "who"
  | "mission"
  | "values"
  | "why"
  | "licence"
  | "careers"
  | "donate"
  | "volunteer"
  | "support"
  | "payment"
  | "estimate"
  | "deposit"
  | "ordering"
  | "delivery"
  | "returns"
  | "refunds"
  | "cancellation"
  | "warranty"
  | "included"
  | "requirements"
  | "areas"
  | "booking"
  | "check-in"
  | "parking"
  | "directions"
  | "accessibility"
  | "pets"
  | "join"
  | "dates"
  | "accommodation"
  | "conduct"
  | "vouchers"
  | "discounts"
  | "grants"
  | "trial"
  | "bring"
  | "prepare"
  | "emergency"
  | "age"
  | "spoken"
  | "when-where"
  | "insurance"
  | "first-visit"
  | "breakfast"
  | "allergens"
  | "data"
  | "data-retention"
  | "data-storage"
  | "data-security";

/** What visitors ask about one topic, and the words by which pages answer it. */
export interface TopicWords {
  /** {company} stands for the company's name. */
  question: string | null;
  /** Whole heading, cleaned and without "our". */
  heading: Words;
  /** A sentence that answers the question by itself. */
  sentence: Words;
  /** What a section below such a heading has to speak of, where the heading alone may mean something else. */
  mentions: Words;
  /** A question that already asks this. */
  asked: Words;
}

/** Lists that are left out are null: the language has no such words. */
export function topic(
  question: string | null,
  words: Partial<Omit<TopicWords, "question">> = {},
): TopicWords {
  return { question, heading: null, sentence: null, mentions: null, asked: null, ...words };
}

/** Questions of the fixed templates. {company} and {name} stand for names. */
export type FactId =
  | "contact"
  | "contactUs"
  | "address"
  | "hours"
  | "price"
  | "pricePlural"
  | "kindPrice"
  | "planPrice"
  | "prices"
  | "services"
  | "products"
  | "programs"
  | "features"
  | "offer"
  | "company"
  | "work"
  | "event"
  | "founded"
  | "eventPlace"
  | "eventDate"
  | "about"
  | "phone"
  | "phoneOf"
  | "email"
  | "emailOf"
  | "hoursOf"
  | "addressOf";

/** What a page's address or link says that the page is about. */
export type PageKind =
  | "machinery"
  | "archive"
  | "faq"
  | "contact"
  | "about"
  | "pricing"
  | "services"
  | "policies"
  | "imprint"
  | "press"
  | "privacy"
  | "post"
  | "signup"
  | "calendar";

export interface LanguagePack extends WordLists {
  /** Primary language tag. */
  code: string;
  /** Words change at their ends, so that a sentence's words are recognized by how they begin. */
  hasEndings: boolean;
  calendar: WordLists["calendar"] & {
    /** Monday first; abbreviations only where they are no words of another language. */
    days: RegExp[];
    /** Abbreviations that count in texts of this language alone. */
    shortDays: RegExp[] | null;
  };
  topics: Record<TopicId, TopicWords>;
  facts: Record<FactId, string | null>;
  /** What stands before a detail in an answer. */
  labels: Record<"phone" | "email" | "price" | "hours" | "address", string>;
  /** Folded phrases, parted by commas; a final * stands for any ending. */
  pageKinds: Record<PageKind, string>;
  /** Parted by spaces. */
  words: {
    /** Frequent in this language and rare in the others. */
    frequent: string;
    /** Articles, "is" and connectives: with or without them a sentence says the same. */
    small: string;
    /** Turns a sentence round, or takes something out of it. */
    negations: string;
    /** A sentence that begins with one of them leans on the one before it. */
    leaning: string;
    /** Words that a question may have beyond those of its answer. */
    asking: string;
  };
  /** A sentence that says how long something takes, and its question about {subject}. */
  duration: { subject: RegExp; verb: RegExp; question: string } | null;
  /** A heading whose infinitive asks as it stands, and its question with {title}. */
  infinitive: { heading: RegExp; question: string } | null;
}
