import type { HeadingPack } from "./heading-words.ts";

export const headings: HeadingPack = {
  offers:
    /services?|program(?:me)?s?|class(?:es)?|courses?|lessons?|treatments?|therap(?:y|ies)|packages?|plans?|memberships?|sessions?|workshops?|tours?|rooms?|specialt(?:y|ies)/,
  about: /about|team|staff|who-we-are|our-story|meet/,
  kinds: {
    included: [
      "What is included?",
      /(?:what(?:['’]s| is|['’]s all)? )?(?:included?|inclusions|includes?)|what you(?:['’]ll)? get|(?:the )?price includes/,
    ],
    excluded: [
      "What is not included?",
      /(?:what(?:['’]s| is) )?not included|exclu(?:ded|sions|des)|extra costs?|extras|separate costs?|additional (?:costs?|charges|fees)/,
    ],
    duration: ["How long does it take?", /durations?|how long|length|time needed/],
    audience: [
      "Who is it for?",
      /who (?:it(?:['’]s| is)|this is|is it) for|(?:ideal|suitable|perfect|recommended) for|for whom|skill levels?|levels?|ages?|age groups?/,
    ],
    areas: [
      "Which areas do you serve?",
      /(?:service |coverage )?areas?(?: (?:we )?(?:cover(?:ed)?|serve[d]?|of service))?|areas? served|where we (?:work|travel|go|deliver)|covering|service region|locations? served/,
    ],
    place: ["Where does it take place?", /locations?|venues?|meeting points?|where(?: we meet)?|place/],
    payment: [
      "How can I pay?",
      /payments?(?: (?:methods?|options?|terms|works))?|how (?:to pay|payment works)|ways to pay|paying|billing/,
    ],
    deposit: ["Is a deposit required?", /(?:security |damage |booking )?deposits?|down payments?/],
    booking: [
      "How do I book?",
      /bookings?(?: (?:information|process|info))?|reservations?|appointments?|how to (?:book|reserve|order|sign up|register|enroll|get started)|how (?:booking|enrol?lment|registration) works|(?:request|make|schedule|book)(?: an?)? appointments?|(?:book|reserve|schedule) (?:an?|your) (?:appointment|visit|lesson|session|table|room|stay|place|tour|trip)|sign[- ]?up|registration|enrol?lment/,
    ],
    cancellation: [
      "How do I cancel?",
      /cancell?ations?(?: polic(?:y|ies))?|no[- ]shows?|late cancell?ations?|rescheduling/,
    ],
    amenities: [
      "Which amenities are there?",
      /amenities|facilities|features|room features|equipment|on[- ]site facilities/,
    ],
    rules: [
      "Which rules apply?",
      /(?:house |studio |club |park |campground )?(?:rules|polic(?:y|ies))|etiquette|code of conduct|terms of (?:stay|hire)/,
    ],
    directions: [
      "How do I get there?",
      /directions|getting (?:here|there)|how to (?:find|reach) us|finding us|access|by (?:car|train|bus)|public transport/,
    ],
    parking: ["Where can I park?", /(?:car )?parking/],
    arrival: ["When can I arrive?", /check[- ]?in(?: times?)?|arrival(?: times?)?/],
    departure: ["When do I have to leave?", /check[- ]?out(?: times?)?|departure(?: times?)?/],
    process: [
      "How does it work?",
      /how (?:it|we|this) works?|(?:our |the )?(?:process|approach|method|way of working)|what to expect|what happens(?: next)?|step by step/,
    ],
    qualifications: [
      "What are your qualifications?",
      /qualifications?|credentials?|certifications?|accreditations?|training|licen[sc]es?|insured|memberships?/,
    ],
    "group-size": [
      "How many people can take part?",
      /group sizes?|class sizes?|capacity|(?:number of )?(?:participants|guests|people|passengers)|max(?:imum)?(?: group| guests| people)?/,
    ],
    materials: [
      "Which materials do you use?",
      /materials?(?: (?:used|we use))?|ingredients|fabrics|products (?:we use|used)/,
    ],
    vouchers: ["Do you sell gift vouchers?", /gift (?:vouchers?|cards?|certificates?)|vouchers?/],
    discounts: [
      "Are there discounts?",
      /discounts?|concessions?|special offers?|reductions?|savings|bulk discounts?(?: available)?/,
    ],
    emergency: [
      "What can I do in an emergency?",
      /emergenc(?:y|ies)(?: (?:service|services|care|contact|numbers?))?|out[- ]of[- ]hours|after hours/,
    ],
    "first-visit": [
      "What happens at the first visit?",
      /(?:your )?(?:first|initial) (?:visit|appointment|session|lesson|consultation|class)|new (?:patients?|clients?|members?|students?)/,
    ],
    warranty: ["Is there a warranty or guarantee?", /(?:satisfaction )?guarantees?|warrant(?:y|ies)/],
    bring: [
      "What should I bring?",
      /what (?:to|should i|you need to) (?:bring|wear|pack)|(?:please )?bring|dress code|clothing/,
    ],
    requirements: [
      "What are the requirements?",
      /requirements?|prerequisites?|eligibility|conditions|before you (?:arrive|come|book|start)/,
    ],
    delivery: [
      "How does delivery work?",
      /deliver(?:y|ies)|shipping|collection and delivery|pick[- ]?up(?: and delivery)?/,
    ],
    minimum: ["Is there a minimum?", /minimum (?:stay|order|booking|hire|rental|term|period|charge)/],
    treats: [
      "What do you treat?",
      /(?:conditions|problems|complaints|symptoms|what)(?: (?:we|I) (?:treat|help with))?|(?:we|I) (?:treat|help with)(?: .{3,20})?|indications/,
    ],
    hours: [
      "When are you open?",
      /(?:opening |business |office |studio |shop )?hours|opening times|when we(?:['’]re| are) open|availability/,
    ],
  },
};
