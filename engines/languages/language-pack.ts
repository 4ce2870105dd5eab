import type { HeadingPack } from "./headings/heading-words.ts";

/** The language data of the engines. A pack is complete: where a language has no such words, the value is null. */

/** Alternatives of a pattern, without their context; null if the language has none. */
export type Words = RegExp | null;

/** Lists matched in all languages together: a short text rarely reveals its language. */
export interface WordLists {
  questions: {
    /** In class names and URLs of FAQs. */
    faqName: Words;
    /** The letter or word before a question: "Q:". */
    mark: Words;
    /** The letter or word before an answer: "A:". */
    answerMark: Words;
    /** First words of a link that is a question, folded. */
    linkStart: Words;
    /** Words that don't change a question's meaning. */
    filler: Words;
    /** Announces that something follows. */
    announces: Words;
    /** The object that a question asks for. */
    asking: Words;
    /** Questions that say "it" without having named anything. */
    dangling: Words;
    /** "this level", "do they": what only a question's own page makes clear. */
    deictic: Words;
    /** Openings that are a question only with a question mark. */
    needsMark: Words;
    /** Openings of questions that start with "¿", for texts that omit the mark. */
    invertedMark: Words;
    /** Question words in the middle or at the end of a sentence. */
    inside: Words;
    /** Openings that sell rather than ask. */
    pitch: Words;
    /** Openings of an answer that only invites the reader to call or write. */
    invitation: Words;
    /** Openings of a hint in a form. */
    formHint: Words;
    /** Titles of pages and sections of questions and answers. */
    faqTitle: Words;
    /** Titles above questions about anything: "Good to know". */
    ofAnything: Words;
    /** Refers to something that only the page shows. */
    pointing: Words;
    /** Openings of questions. */
    opener: Words;
    /** Calls to action that look like questions. */
    call: Words;
  };
  contact: {
    /** Announces a phone number. */
    phone: Words;
    /** "At" in an email address obfuscated with brackets. */
    bracketAt: Words;
    /** The name of the sign @. */
    spelledAt: Words;
    /** "Dot" in an email address obfuscated with brackets. */
    dot: Words;
    /** "Dot" in a spelled-out address. */
    spelledDot: Words;
    /** A capitalized label run together with the address after it. */
    capitalLabel: Words;
    /** Labels of contact details at the end of an address. */
    tail: Words;
    /** Words that label a contact detail without naming its owner. */
    labelWord: Words;
    /** Announces an e-mail address. */
    mailCue: Words;
    /** A label run together with the address after it. */
    mailLabel: Words;
    /** Before the @ of mailboxes that aren't for customers: invoices, the press, applications. */
    departmentMail: Words;
    /** Announces a fax number. */
    fax: Words;
    /** "Phone" before "number". */
    phoneLabel: Words;
    /** Headings above another party's details: the host, the designer, an authority. */
    otherOwner: Words;
    /** Public help lines and authorities. */
    publicLine: Words;
    /** Public services, whose names companies also have in other labels: "Police checks". */
    publicService: Words;
    /** Prefixes of words that label a contact detail. */
    labelStart: Words;
  };
  credit: {
    /** "Made", of the website. */
    made: Words;
    /** The software or service a website was made with. */
    thing: Words;
    /** "By", before the website's maker. */
    by: Words;
    /** Labels of the website's maker. */
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
    /** Kinds of organizations and places, folded: not a name on their own. */
    organization: Words;
  };
  samples: {
    /** In the URL of a folder with exercises and demonstrations. */
    folder: Words;
    /** "Your", of sample hosts. */
    your: Words;
    /** The noun after "your" in sample hosts. */
    business: Words;
    /** Hosts that mean "example". */
    host: Words;
    /** Local parts of sample email addresses. */
    mailName: Words;
  };
  paths: {
    /** In the URL of a page about the company's rooms, its practice or practical matters. */
    own: Words;
    /** In the URL of a page about the company or its contact details. */
    contactPage: Words;
    /** Part of the URL of a page of branches. */
    place: Words;
    /** URL parts of print and mobile versions of a page, folded. */
    copy: Words;
    /** In the URL of an imprint, legal notice or privacy page. */
    legalNotice: Words;
    /** URL of the services page. */
    services: Words;
    /** URL of the products page. */
    products: Words;
    /** URL of the programs and courses page. */
    programs: Words;
    /** URL of the features page. */
    features: Words;
    /** In the URL of a contact page. */
    contact: Words;
    /** In the URL of notices that also name providers and authorities. */
    notice: Words;
    /** In the URL or title of a help page. */
    help: Words;
    /** In the URL of legal pages. */
    law: Words;
    /** In the URL of a page about data or contracts, but not of a notice that has to say who owns the site. */
    privacy: Words;
    /** In the URL or heading of a page about a course. */
    course: Words;
    /** In the URL or heading of a page that lists posts, talks, cases or what customers say. */
    listing: Words;
    /** As the whole name or heading of a page of what customers say. "Performance reviews" and "opinie prawne" are none. */
    opinions: Words;
    /** In the URL or heading of a page about events, dated ones or what can be booked for a party. */
    event: Words;
    /** Last URL segment that names no subject. */
    general: Words;
  };
  prices: {
    /** What is counted in the name of an amount, besides times: "50 to 200 units". */
    counted: Words;
    /** "From", anywhere in a price. */
    atLeast: Words;
    /** "From" as a word ending. */
    atLeastEnding: Words;
    /** Words allowed between a thing's name and its price. */
    isPriced: Words;
    /** "Costs", after a thing. */
    cost: Words;
    /** "Per", before a unit. */
    per: Words;
    /** Endings of words like "monthly". */
    unitEnding: Words;
    /** Units after a slash. */
    slashUnit: Words;
    /** Marks a recurring price. */
    recurring: Words;
    /** Article of a thing with a price. */
    thing: Words;
    /** "Free" */
    free: Words;
    /** "From" before an amount. */
    from: Words;
    /** Words allowed between zero and an amount. */
    before: Words;
    /** Openings of lines that name no product. */
    noName: Words;
    /** Lines beside prices that name no product. */
    noNameWhole: Words;
    /** What a ribbon on one of several offers says: "Most popular". */
    badge: Words;
    /** Names of currencies after an amount, case-sensitive. */
    currency: Words;
  };
  company: {
    /** "Is" and "are". */
    is: Words;
    /** Verbs that don't describe what a company does. */
    noDoing: Words;
    /** Words of praise. */
    praise: Words;
    /** The article before a company's name. */
    article: Words;
    /** Kinds of organizations. A name that begins with one needs an article in a sentence. */
    kind: Words;
    /** What companies say of themselves that doesn't say what they are. */
    boast: Words;
    /** The article after "is". */
    aNoun: Words;
    /** Verbs for what a company offers its customers. */
    does: Words;
    /** "takes place" */
    takesPlace: Words;
    /** Says when a company was founded. */
    founded: Words;
    /** Words of legal notices. */
    notice: Words;
    /** Words of contracts about their parties. */
    legalese: Words;
    /** Openings that continue the previous sentence. */
    goesOn: Words;
  };
  sections: {
    /** Words of praise and advertising. */
    praise: Words;
    /** What a reader can act on. */
    practical: Words;
    /** Links to a list: "View all courses". */
    all: Words;
    /** Invites the reader to continue elsewhere, or to act. */
    more: Words;
    /** "Our" before a heading's noun. */
    our: Words;
    /** Joins two nouns of a heading. */
    and: Words;
    /** Subjects that act or speak, so the heading isn't the name of a thing. */
    speaks: Words;
    /** Headings of any website. */
    general: Words;
    /** Titles of the link lists at the end of articles. */
    furtherReading: Words;
  };
  address: {
    /** "Our", before a label, with its space. */
    our: Words;
    /** Headings above an address. */
    title: Words;
    /** Sample addresses. */
    sample: Words;
    /** "Street", before its name. */
    streetStart: Words;
    /** "Street", at the end of its name or after it. */
    streetEnd: Words;
    /** "Street", preceded by the house number. */
    afterNumber: Words;
    /** "Street", followed by the house number. */
    beforeNumber: Words;
    /** A post box. */
    postBox: Words;
    /** Parts of a building. */
    floor: Words;
    /** Labels an address. */
    label: Words;
    /** Begins a sentence that says where the company is, which its place follows. */
    located: Words;
  };
  durations: {
    /** Small numbers as words. */
    number: Words;
    /** Units of time. */
    unit: Words;
    /** Openings that limit the previous statement. */
    limit: Words;
    /** Words that show that a subject isn't a thing. */
    noThing: Words;
  };
  answers: {
    /** Abbreviations before a number: "Art. 5". Before other words, they may be words that end a sentence. */
    numbered: Words;
    /** Abbreviations whose period doesn't end a sentence. */
    abbreviation: Words;
    /** Endings that negate a word. */
    turnsRound: Words;
    /** Openings that limit or complete the previous sentence. */
    qualifies: Words;
    /** Openings that name another place, kind or case. */
    goesFurther: Words;
    /** Openings that depend on the previous sentence. */
    leans: Words;
    /** "Yes" and "no". */
    yesNo: Words;
    /** How often something happens. */
    frequency: Words;
    /** Beginnings of sentences that tell visitors what to do next. */
    urges: Words;
    thanks: Words;
    /** Before the highest number that is allowed. */
    atMost: Words;
    /** Beginnings of sentences that greet visitors. */
    greets: Words;
    /** He and she, at the beginning of a sentence. */
    person: Words;
    /** Who may be meant by them, next to names. */
    someone: Words;
    /** Points at something that only the page shows: "below", "click", "this page". */
    pointing: Words;
  };
  hours: {
    /** "And", between two times. */
    between: Words;
    /** Words of a line that gives hours. */
    open: Words;
    /** "24 hours" and "around the clock" */
    allDay: Words;
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
    /** Says of hours that the company is open, and not that a course takes place. */
    opening: Words;
    /** "We are open": of the company itself. */
    saysOpen: Words;
    /** Services, classes and other events, whose times aren't when the company is open. */
    event: Words;
  };
  calendar: {
    /** Times of day without a number. */
    noon: Words;
    /** Monday to Friday. */
    weekdays: Words;
    /** Saturday and Sunday. */
    weekend: Words;
    /** Every day. */
    daily: Words;
    /** Abbreviated days that are also words of other languages. */
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
    /** Begins a word about the company and its people, in titles. */
    about: Words;
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
    /** Words of headings above steps, reasons and the like. */
    noOfferGroup: Words;
  };
  grammar: {
    /** Texts with a space before the question mark. */
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
  /** Words of a question that say what its answer has to contain. Matched in one language only. */
  answerTypes: {
    /** Asks how often something happens. */
    frequency: Words;
    /** Asks for an amount of money. */
    price: Words;
    /** Asks for a time, a day or a date. */
    time: Words;
    /** Asks how long something takes or lasts. */
    duration: Words;
    /** Asks for a number. */
    count: Words;
    /** Asks for a person. */
    person: Words;
    /** Asks for a place. */
    place: Words;
    /** Asks for an email address. */
    mail: Words;
    /** Asks for a phone number. */
    phone: Words;
    /** Asks how heavy something is or may be. */
    weight: Words;
    /** Asks how wide or deep something is. "How big" may ask for a number, and "wie hoch" for an amount of money. */
    size: Words;
    /** Asks how warm something is. */
    temperature: Words;
  };
  /** Names of units, after a number. Symbols such as "kg" are the same in all languages. */
  measures: {
    weight: Words;
    size: Words;
    temperature: Words;
  };
  access: {
    /** Wheelchairs and reduced mobility. */
    wheelchair: Words;
    /** "Accessible" */
    accessible: Words;
    /** The same, only after the word for a wheelchair. */
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

/** A topic that visitors ask about, and the words of pages that answer it. */
export interface TopicWords {
  /** {company} is a placeholder for the company's name. */
  question: string | null;
  /** Whole heading, cleaned and without "our". */
  heading: Words;
  /** A sentence that answers the question on its own. */
  sentence: Words;
  /** Words required in a section below such a heading, if the heading alone is ambiguous. */
  mentions: Words;
  /** A question that asks this. */
  asked: Words;
}

/** Omitted lists are null: the language has no such words. */
export function topic(
  question: string | null,
  words: Partial<Omit<TopicWords, "question">> = {},
): TopicWords {
  return { question, heading: null, sentence: null, mentions: null, asked: null, ...words };
}

/** Questions of the fixed templates, with placeholders {company} and {name}. */
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
  | "company"
  | "work"
  | "us"
  | "event"
  | "founded"
  | "eventPlace"
  | "eventDate"
  | "phone"
  | "phoneOf"
  | "email"
  | "emailOf"
  | "hoursOf"
  | "addressOf"
  /** What an offer is. {name} is its heading, uninflected. */
  /** What belongs to an offer. */
  | "includes"
  | "person";

/** A help center's categories, in the order in which it shows them. */
export const categoryIds = [
  "start",
  "services",
  "prices",
  "orders",
  "returns",
  "account",
  "contact",
  "about",
  "general",
] as const;

export type CategoryId = (typeof categoryIds)[number];

/** A page's topic, from its URL or link. */
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
  /** An inflected language: words of a sentence are matched by their prefix. */
  hasEndings: boolean;
  /** False if the language writes no spaces between words, so that a word may start and end anywhere. */
  isSpaced: boolean;
  calendar: WordLists["calendar"] & {
    /** Monday first; abbreviations only if they aren't words of another language. */
    days: RegExp[];
    /** Abbreviations that count only in texts of this language. */
    shortDays: RegExp[] | null;
  };
  topics: Record<TopicId, TopicWords>;
  facts: Record<FactId, string | null>;
  categoryNames: Record<CategoryId, string>;
  /** Labels before a detail in an answer. */
  labels: Record<"phone" | "email" | "price" | "hours" | "address", string>;
  /** Folded phrases, comma-separated; a final * matches any ending. */
  pageKinds: Record<PageKind, string>;
  /** Last segments of the addresses that such pages usually have, the most usual first, space-separated. */
  usualPaths: Record<"faq" | "pricing" | "contact" | "about", string>;
  /** Space-separated. */
  words: {
    /** Frequent in this language and rare in the others. */
    frequent: string;
    /** Articles, "is" and connectives, which don't change a sentence's meaning. */
    small: string;
    /** Limits a statement to some cases. */
    conditions: string;
    /** Negates a sentence, or excludes something from it. */
    negations: string;
    /** A sentence that starts with one of them depends on the previous one. */
    leaning: string;
    /** Words that a question may have in addition to those of its answer. */
    asking: string;
  };
  /** Words for lengths of time. */
  spans: {
    /** From one to twelve, space-separated. Forms of the same number are separated by "|". */
    numbers: string;
    minute: RegExp;
    hour: RegExp;
    day: RegExp;
    week: RegExp;
    month: RegExp;
    year: RegExp;
  };
  /** A sentence about a duration, and its question about {subject}. */
  duration: { subject: RegExp; verb: RegExp; question: string } | null;
  /** A heading whose infinitive is a question as it is, and its question with {title}. */
  infinitive: { heading: RegExp; question: string } | null;
  /** A heading that names one kind of offer above a list of it, with the group "name", and the question with {name}. */
  namedOffer: { heading: RegExp; question: string } | null;
  headings: HeadingPack;
  /** A heading above the names of the people who work for the company, and the question about them. */
  team: { heading: RegExp; question: string };
}
