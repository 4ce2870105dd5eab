import { headings } from "./headings/en.ts";
import { type LanguagePack, topic } from "./language-pack.ts";

/** English */
export const en: LanguagePack = {
  code: "en",
  hasEndings: false,
  isSpaced: true,
  questions: {
    faqName: /faqs?|q-?and-?a|qa|questions?/,
    mark: /q(?:uestion)?/,
    answerMark: /a(?:nswer)?|ans/,
    linkStart: /how|what|why|when|where|which|who|can|do|does|is|are|will|should/,
    filler:
      /a|an|the|your|you|u|i|we|my|our|us|do|does|did|can|could|will|would|is|are|be|am|there|any|of|for|in|on|with|it|s/,
    announces: /here (?:are|is)|here['’]s|below|(?:the|as) follow(?:ing|s)/,
    asking: /what|which|who|when|where|why|how(?: (?:much|many|long|often|far|soon|quickly|fast))?/,
    dangling:
      /how (?:much|long) (?:does|do|will|is) (?:it|this|they) (?:cost|take|last)|how does (?:it|this) work|what(?:[’']s| is) included|what do i need|is (?:it|this) .{0,40}|does (?:it|this) .{0,40}|what(?:[’']s| is) the (?:commitment|cost|price|process|difference|minimum)/,
    deictic:
      /(?:this|these) (?!web|site|page|year|season|summer|winter|month|week)\p{L}+|(?:do|does|did|are|were|can|could|will|would|should|must|have) they/u,
    needsMark: /how to/,
    invertedMark: null,
    inside: null,
    pitch:
      /(?:do you |are you )?(?:need|want|wish|looking|searching|tired|thinking|considering|planning|wondering|struggling|hate|love|like|dream|prefer|got|ready|interested|new to|still|feeling|not sure|unsure|imagine|wanna|would you like|have you ever|did you know|who's next|shall we|why not|why (?:choose|us|hire|trust|work with|join)|what if you|what (?:could|would|will) your?|sound)\b|are you (?:a|an|the|ready|looking|sure)\b/,
    invitation:
      /(?:please |simply |just |feel free to |don['’]t hesitate to )*(?:call|contact|e-?mail|reach out|get in touch|message|text|drop|send|book|schedule|click|join|sign up|subscribe|start|visit|talk|speak|chat|let['’]s|let us|ask us|write|request|discover|explore|browse|download|try|imagine|picture (?:this|yourself))\b|we(?:['’]re| are) here|our (?:friendly )?(?:team|staff|experts?) (?:is|are|will)/,
    formHint:
      /(?:please )?(?:select|choose|pick|check|tick|mark) (?:all|any|one|the (?:one|option|closest|best)|an? (?:option|answer)|whichever|what)\b|(?:this|it) (?:helps|lets|allows) us\b|(?:so|that way) we (?:can|know)\b|we(?:['’]ll| will) use this\b/,
    faqTitle:
      /faqs?|f\.a\.q\.?|q ?(?:&|and|&amp;) ?a|(?:common|frequent(?:ly)?(?: asked)?|popular|general|your|top) questions?|questions? (?:and|&) answers?|q＆a/,
    ofAnything:
      /(?:got |any |have )?questions\??|answers? to (?:your|all|common) questions|(?:your )?questions,? answered|what (?:our |your )?(?:customers|clients|guests|patients|people|members|parents|visitors) (?:often |usually )?ask(?: us)?(?: most)?|(?:good|things|what you need|what you should|all you need|everything you need) to know(?: before .{2,30})?|we answer your questions|before you ask/,
    pointing: /this|these|that|those|here/,
    opener:
      /(?:what|which|who|whom|whose|when|where|why|how)(?:['’]s|['’]re|['’]d| (?:is|are|was|were|am|do|does|did|can|could|will|would|should|shall|may|might|must|has|have|had|if|about|happens?|makes?|kinds?|types?|sorts?|much|many|long|often|far|soon|old|big|quickly|fast|early|late|else|to|not|needs?|pays?|counts?|qualif\p{L}+|causes?|comes?|goes|provides?|owns?|runs?|uses?|choose|hire|become|use|[\p{L}-]+ (?:is|are|do|does|did|can|could|will|would|should|may|must|has|have)|[\p{L}-]+ [\p{L}-]+ (?:is|are|do|does|did|can|could|will|would|should|may|must|has|have)))|(?:is|are|was|were|am|do|does|did|can|could|will|would|should|shall|may|must|has|have|had|isn['’]t|aren['’]t|don['’]t|doesn['’]t|can['’]t|won['’]t) (?:i|you|we|they|he|she|it|my|your|our|their|its|the|a|an|this|that|these|those|there|any|all|some|each|every|one|both|people|children|kids|[\p{L}\d'’-]+)|(?:in|on|at|by|for|from|to|with|under|until|since|as of) (?:what|which|whom|where|when)|(?:what|how|why|who|when|where)$/u,
    call: /who am i|(?:(?:do )?you )?(?:still|have|got|any|more|other|further|additional)(?: (?:got|have|a|an|any|some|more|other|further|specific))* (?:questions?|doubts|queries|concerns)\b.{0,60}|(?:quick |general |a )?questions?(?: or (?:comments|concerns))?|(?:i |we )?(?:can['’]t|cannot|can not|couldn['’]t|could not|didn['’]t|did not|don['’]t) (?:find|see) .{0,60}|(?:(?:i |you )?haven['’]t |not )found [^,:;]{0,60}|(?:my|your) question is(?:n['’]t| not) .{0,40}|how (?:can|may) (?:we|i) help(?: you)?(?: today)?|(?:was|is|did) this (?:page|article|answer|helpful|information|useful).{0,40}|what (?:are you (?:waiting|looking) for|do you think|can we help.{0,40}|['’]?s (?:new|next))|(?:need|want|require) (?:any |some |more |further |additional |immediate |extra )*(?:help|support|assistance|info|information|advice|a hand|details)\b.{0,60}|(?:are you )?(?:ready|interested|curious|sounds? good|intrigued|convinced|why wait|not convinced|lost|stuck|hungry)\b.{0,60}|(?:forgot|forgotten|lost) (?:your )?password|already (?:have|a) .{0,40}|don['’]t have an account.{0,20}|new here|not a member.{0,30}/,
  },
  contact: {
    phone: /tel|phone|telephone|call|mobile|mob|cell|whatsapp|text us|hotline|ring|ph|gsm|contact/,
    bracketAt: /at/,
    spelledAt: null,
    dot: /dot/,
    spelledDot: null,
    capitalLabel: /[Ee]mail|Mail/,
    tail: /tel|phone|fax|e-?mail/,
    labelWord:
      /a|an|the|our|us|we|you|your|me|my|is|are|at|on|in|to|for|of|and|or|by|with|from|please|just|more|here|now|today|any|anytime|get|touch|contact|contacts|call|calls|calling|phone|phones|telephone|tel|mob|number|numbers|mail|email|emails|e|write|text|message|send|reach|details|info|information|infos|line|question|questions|need|help|talk|speak|visit|find|come|address|opening|hours|hour|times|time|business|office|working|store|shop|open|trading|what|when|do|location|located|follow|links|quick|fast|direct|footer|imprint|legal|welcome|hello|home/,
    mailCue: /e-?mail|mail|contact|write|reach|questions?|enquir|inquir|support|help|press|at/,
    mailLabel: /e-?mail|mail|nbsp/,
    departmentMail:
      /invoices?|billing|accounts|accounting|bookkeeping|privacy|gdpr|dpo|press|careers?|jobs?|recruitment|webmaster|abuse/,
    fax: /\bfax/,
    phoneLabel: /tel|phone|telephone|mobile|mob|cell|contact|whatsapp|call/,
    otherOwner:
      /(?:web ?)?hosting(?: provider)?|hoster|hosted by|supervisory authority|data protection authority|webdesign|web design/,
    publicLine:
      /anti-?poison|poison (?:control|information|helpline|center|centre)|(?:national|crisis|suicide|government|abuse|violence|distress|mental health) (?:help|hot|crisis |life|text )?line|national \p{L}+ (?:helpline|hotline|lifeline)|lifeline|samaritans|childline|nhs 111|(?:in|during) (?:a )?(?:mental health )?crisis,?(?: please)? (?:call|text|dial|contact)(?! (?:us|me|our)(?!\p{L}))|suicidal|life-?threatening|tax office|revenue service|trading standards|ombudsman/u,
    publicService: /emergency services|ambulance|police|fire (?:brigade|department|service)|coast ?guard/,
    labelStart: /phone|e?mail|addre|openings|reach|join/,
  },
  credit: {
    made: /(?:web)?(?:site|design)|designed|developed|made|built|created|powered|hosted|crafted|maintained/,
    thing: /theme|template|website/,
    by: /by/,
    label: null,
  },
  site: {
    home: /home|start/,
    rights: /all rights|designed|design by|made|powered|built|crafted|inc\. all|privacy|terms/,
    logoOf: /of|for/,
    contactClass: /contacts?|imprint/,
    footerClass: /footer|colophon|bottombar/,
    headerClass: /header|navbar|topbar|topnav|masthead|nav|navigation|appbar|topnavbar/,
    nearPlace: /in|near/,
    menuItem: /home|start|menu|back|top/,
    organization:
      /restaurante?|pizzeria|hotel|pension|cafe|bar|bakery|clinic|practice|dentist|dental|doctor|studio|salon|association|foundation|society|club|church|school|college|university|agency|company|business|organi[sz]ation|organisation|charity|team|community|group|farm|gym|spa|office|bureau|services?|repair|cleaning|plumbing|construction|law firm|lawyer|photography|portfolio|app|project|picture|image|photo|icon|banner/,
  },
  samples: {
    folder:
      /demos?|exercises?|examples?|samples?|themes?|templates?|mock-?ups?|playground|sandbox|tutorials?/,
    your: /your|my/,
    business: /domain|company|site|website|email|mail|business|name|org|brand|store/,
    host: /example/,
    mailName:
      /name|your.?name|you|email|e-?mail|user|username|someone|test|abc|me|my|john|jane|john\.?doe|jane\.?doe|alex|mail|youremail|your\.?email|yours?|xyz|first.*/,
  },
  paths: {
    own: /room|stay|apartment|cottage|villa|suite|info|amenit|practical|about|visit|plan/,
    contactPage: /contact|imprint|about|reach-us|get-in-touch|find-us/,
    place: /locations?|branches|our-(?:stores|shops|offices)/,
    copy: /print|printable|print version|printer friendly|amp/,
    legalNotice: /imprint|legal|privacy|colophon/,
    services: /services|treatments/,
    products: /products/,
    programs: /programs|programmes|programme|classes|courses/,
    features: /features/,
    contact: /contact|find-us|visit|location/,
    notice: /imprint|legal|privacy|terms|bylaws|conditions/,
    help: /help|support|docs?\b|documentation|guide|manual|troubleshoot|how-?to|getting-?started|knowledge|shipping|returns|setup|tutorial/,
    law: /privacy|terms|legal|imprint|cookie|bylaws|licen[sc]e|disclaimer/,
    privacy: /privacy|cookies?|terms|disclaimer|gdpr/,
    course: /courses?|class(?:es)?|lessons?|workshops?|trainings?/,
    listing:
      /schedule|agenda|talks|sessions|speakers|lectures|blog|news|articles?|posts|podcast|episodes|webinars|magazine?|case[-_ ]stud(?:y|ies)|success[-_ ]stor(?:y|ies)|testimonials/,
    opinions:
      /(?:(?:our|customer|client|guest|patient|google)s?[-_ ])*(?:reviews|testimonials)|what (?:our |my |other )?(?:clients?|customers|guests|patients|members|parents|people|students|users|families|others) (?:are )?(?:say|think)(?:ing)?(?: about (?:us|me|it|our .{2,30}))?/,
    event: /events?/,
    general:
      /|(?:index|home|default)(?:[-_ ]?\w{1,3})?|faqs?|help|support|contact|about|services?|products?|pricing|prices|how-it-works|how-we-work|process|workflow|privacy|terms|default|en|de|fr|es|it/,
  },
  prices: {
    counted: /units?|u|pcs|pieces?|items?|sessions?|appointments?|minute/,
    atLeast: /from|starting|starts/,
    atLeastEnding: null,
    isPriced: /costs?|is|are|for|at|from|starts?|only|just|price/,
    cost: /costs?|is priced at/,
    per: /per/,
    unitEnding: /ly/,
    slashUnit: null,
    recurring: /\/\s?(?:mo|month|yr|year|user|seat|week)|per (?:month|year|user|seat|week)|monthly|annually/,
    thing: /an?|the|our|each|every/,
    free: /free(?: of charge)?|gratis/,
    from: /from|starting at/,
    before:
      /from|starting(?: at| from)?|only|just|(?:regular |sale |unit |normal )?price|pricing|cost|rate|fee|~|≈/,
    noName:
      /from|with|for|to|up|per|are|is|and|or|max|min|you save|save|saving|plan comparison|compare|contact|get in touch|quote/,
    noNameWhole: /total|subtotal|from|only|save|sale|pric(?:e|es|ing)|our prices|cost|raised|goal|since/,
    badge:
      /(?:the |our )?(?:most (?:popular|booked|chosen|loved)|popular(?: choice)?|best (?:value|seller|deal|choice)|bestsellers?|recommended|top (?:choice|seller|rated)|customer favou?rite|favou?rite|limited(?: time)?(?: offer)?|special offer|sale|new|featured)/,
    currency: null,
  },
  company: {
    is: /is|are/,
    noDoing:
      /is|was|has|lies|sits|stands|dates|comes|consists|boasts|remains|reserves|accepts|nestles|overlooks|owns|takes|serves|includes|is|are/,
    praise:
      /best|leading|amazing|passion\p{L}*|world[- ]class|excellence|premium|dream|proud|trusted|leader|right choice|perfect choice|ideal choice|second to none|excellent|finest/u,
    article: /the/,
    kind: null,
    boast:
      /best|leading|amazing|unique|passion\p{L}*|premium|premier|proud|pride|trusted|exceptional|excellence|excellent|finest|dream|love|quality|craftsmanship|attention to detail|dedicat\p{L}+|commit\p{L}+|personali[sz]ed|satisf\p{L}+|creative|solutions?|professional(?:ism)?|friendly|reliable|top[- ]notch|perfect(?:ion)?/u,
    aNoun: /an?|the|one of/,
    does: /(?<!to )(?:offers?|provides?|speciali[sz]es?|speciali[sz]ing|sells?|builds?|repairs?|teach(?:es)?|serv(?:e|es|ing)|delivers?|rents?|installs?|treats?|designs?|cleans?|restores?|collects?|manages?|organi[sz]es?|publish(?:es)?|cop(?:y|ies)|trains?|hosts?|brews?|bakes?|grows?|prints?)/u,
    takesPlace: /takes place|will take place|is held|will be held/,
    founded:
      /\b(?:founded|established|set up|started|opened) (?:by .{3,60} )?in (?:1[6-9]|20)\d\d\b|\bin (?:1[6-9]|20)\d\d by\b/,
    notice:
      /\byour (?:name|e-?mail|phone|data|personal|browser|device|information|consent)|\bcookies?\b|analytics|privacy|personal (?:data|information)|reserves? the right|liab|without warrant|warrants that|no warrant\w+ (?:is|are) (?:given|made)|responsib|copyright|trademark/,
    legalese:
      /the (?:customer|client|guest|user|buyer|tenant|contracting part\w+) (?:shall|is obliged|undertakes|acknowledges|agrees|is (?:solely )?responsible)|hereinafter|pursuant to|shall be (?:deemed|liable)|herein/,
    goesOn: /since|last year|today|we|it|they|our/,
  },
  sections: {
    praise:
      /best|leading|amazing|unique|passion\p{L}*|world[- ]class|excellence|premium|cutting[- ]edge|dream|love|proud|trusted|exceptional|seamless|state[- ]of[- ]the[- ]art|revolutionary|unforgettable|solutions?/u,
    practical:
      /can(?:not)?|may|must|need|please|free|only|until|before|after|within|unless|required?|allowed|available|apply|bring|pay|book/,
    all: /(?:view|see|show|browse|explore|discover) all(?: .{1,30})?/,
    more: /(?:read|learn|see|find out|show|view|discover) (?:more|less|all|details)\b.{0,30}|back to top|contact us(?: now| today)?|get (?:a )?(?:free )?quote|get in touch|book now|call now|sign up|copy link|read (?:the )?(?:full |whole |entire )?(?:article|post|story|guide|answer)|continue reading|keep reading/,
    our: /our|the/,
    and: /&|and/,
    speaks:
      /we|our|us|you|your|i|my|me|it|its|this|that|these|those|here|is|are|was|were|be|do|does|did|has|have|can|will|get|let|meet|join|discover|welcome|hello|hi|thank|thanks|about|more|latest/,
    general:
      /home|menu|overview|miscellaneous|misc|others?|more|introduction|contact|details?|info(?:rmation)?s?|news|work|projects?|portfolio|gallery|testimonials|reviews|references|partners?|clients|customers|team|links?|summary|conclusion|notes?|features|highlights|results?|case study|challenge|solution|figures|numbers|facts|statistics|awards|press|legal|imprint|privacy|terms|cookies?/,
    furtherReading:
      /sources?|references|further (?:reading|information|resources)|related (?:articles|posts|questions|links)|see also/,
  },
  address: {
    our: /our /,
    title:
      /address|location|visit us|find us|office|headquarters|head office|store|shop|where we are|contact/,
    sample:
      /your (?:address|street|city)|anytown|any street|street name|lorem|example|sample|city name|main street 123 city|123 (?:main|fake|example|business|demo) (?:st|street|ave|avenue|road)|1234 street|a108 adam street/,
    streetStart: null,
    streetEnd: null,
    afterNumber: null,
    beforeNumber: null,
    postBox: /p\.?\s?o\.?\s?box/,
    floor: /unit|suite|ste\.?|floor|flat|apt\.?|apartment|studio|office|shop|block|building|room|level/,
    label: /address|visit us|office|find us|reach us|located at|(?:our )?location/,
    located:
      /(?:we are|we['’]re|our (?:shop|store|office|studio|clinic|salon|restaurant|nursery|school|workshop|showroom|club) is) (?:conveniently |centrally |now )?(?:located|based|situated)|(?:you(?:['’]ll| can| will)? )?find us (?:at|in|on|near|opposite|behind)/,
  },
  durations: {
    number: /one|two|three|four|five|six|seven|eight|nine|ten|half|an?/,
    unit: /minutes?|hours?|days?|weeks?|months?|years?/,
    limit: /however|but|if|with|without|for (?:larger|smaller|bigger)|larger|bigger/,
    noThing:
      /that|which|who|it|this|we|you|is|are|was|has|have|can|will|and then|way|up to|decision|everything|whole thing|first|next|last|second|third|step/,
  },
  answers: {
    frequency:
      /once|twice|(?:two|three|four|\d+) times|every|each|daily|weekly|monthly|yearly|annually|(?:a|per) (?:day|week|month|year)/,
    pointing:
      /(?:above|below)(?! (?:that|age|[£€$\d]))|following|click|tap|here|this (?:page|site|website|section|form|article|post|list|map|table|menu|link|video|button)|(?:on|see|visit|check|use|through) (?:the|our|their|my) .{0,25}(?:website|site|page|section|form|tab|menu|button|link|map|list|calendar|schedule|box)|button|learn more|read more|see more|scroll|as (?:described|mentioned|shown|listed)|listed(?! as)|pictured|shown|left|right-hand|download|refer(?:red)? to|do so|of (?:these|those|them)|in (?:this|that|such) case|see (?:our|the|more|also|map|details)|link|(?<![a-z] )(?:please |simply |just )?(?:select|choose|pick|enter) (?:your|the|a|some) (?:[a-z-]+ ){0,2}(?:dates?|days?|time(?: ?slots?)?|slots?)(?! (?:by|over|on) (?:e-?mail|phone|the phone|text))/,
    numbered: /art|sec|fig|vol|ch|pp|ver/,
    abbreviation: /ave|blvd|hwy|dept|dr|prof|mr|mrs|ms|st|sr|jr|no|vs|approx|incl?|excl|ltd|etc|min|max|ex/,
    turnsRound: /less|free/,
    qualifies:
      /however|but|outside|beyond|further|farther|for (?:other|longer|larger|smaller|bigger|all other|anything)|other(?:wise)?|if|unless|except|only|please note|note that|additional|a (?:small )?(?:fee|charge|surcharge|minimum)|this|these|it|they|both/,
    goesFurther: /for|to|within|in|on|in/,
    leans:
      /however|but|and|also|this|these|those|it(?!(?:['’]s| is| isn['’]t| was) (?:not |also |usually |often |always )?(?:necessary|possible|important|recommended|advisable|best|essential|required) (?:to|that|for))|they|he|she|additionally|moreover|therefore|then|so|or|(?:yes|no),|since then/,
    yesNo: /yes|no/,
    urges:
      /book|call|contact|visit|discover|explore|join us|sign up|try|schedule|request|get in touch|reach out|enjoy|experience|let us|check out|feel free/u,
    thanks: /thank you|thanks/u,
    atMost: /under|younger than|below|up to/,
    greets: /welcome (?:to|at)|hello|hi there|thank you for visiting/u,
    person: /he|she/,
    someone:
      /owners?|founders?|director|manager|doctor|dentist|therapist|teacher|coach|instructor|trainer|chef|lawyer|photographer|artist|man|woman|husband|wife|father|mother|son|daughter|brother|sister|who/,
  },
  hours: {
    between: /and/,
    open: /open|closed|from/,
    allDay: /24 ?h(?:rs?|ours?)?|(?:a)?round the clock|all day and (?:all )?night|day and night/,
    closed: /closed/,
    byAppointment: /by appointment(?: only)?|on request/,
    until: /to|till?|until/,
    through: /to|through|thru|till?/,
    and: /and/,
    from: /from/,
    clock: null,
    heading:
      /(?:opening|business|office|store|shop|working|operating|our|clinic) (?:hours|times)|service hours|^hours(?: of operation)?$|^(?:hours & |our )?hours|(?:location|contact|visit|directions|address|menu)s? (?:&|and) hours$|^(?:opening |our )?timings?\b/,
    opening: /open(?:ing)?|(?:business|office|store|shop|reception) hours/,
    saysOpen:
      /we(?: are|['’]re) open|(?:our|the) (?:shop|store|office|showroom|studio|salon|clinic|surgery|practice|workshop|café|cafe|restaurant|branch|reception)(?: (?:at|in|on) [^.;]{3,40}?)? (?:is|are) open/,
    event:
      /(?:church|worship|sunday|morning|evening) services?|service times|worship|mass(?:es)?(?! ave)|sunday school|bible study|prayer(?:s| meeting)?|class(?:es)?|lessons?|workshops|rehearsals?|training|concerts?|events?/,
  },
  calendar: {
    noon: /noon|midday|midnight/,
    days: [
      /mon(?:day)?s?/,
      /tue(?:s|sday)?s?/,
      /wed(?:s|nesday)?s?/,
      /thu(?:r|rs|rsday)?s?/,
      /fri(?:day)?s?/,
      /sat(?:urday)?s?/,
      /sun(?:day)?s?/,
    ],
    shortDays: null,
    weekdays: /weekdays?/,
    weekend: /weekends?/,
    daily: /daily|every day/,
    looseDays: null,
    month:
      /jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may?|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?/,
  },
  pages: {
    missing: /^\W*(error\s*)?404\b|\b404\b.*\b(not found|error|page)\b|oops.{0,40}(can'?t|couldn'?t) find/,
  },
  categories: {
    returns: /return(?:s|ed|ing)?(?![\p{L}])|refund|exchange|cancel|money[- ]back|warrant|guarant/u,
    orders:
      /ship|deliver|dispatch|courier|parcel|track(?:ing)?(?: number| my)|order(?:s|ing|ed)?(?![\p{L}])|pick[- ]?up/u,
    prices:
      /pric|cost|fee(?:s)?(?![\p{L}])|discount|pay|paid|charge|invoice|discount|estimate|quote|credit card|deposit|cheap|afford|free(?![\p{L}])|financ|(?<!future |floor )plan(?:s)?(?![\p{L}]| (?:your|a|an|ahead)(?![\p{L}]))|subscription|billing|minimum|tax|gst|scholarship/u,
    account:
      /account|log ?in|sign ?in|password|profile|privacy|personal (?:data|information)|data(?![\p{L}])|secure(?![\p{L}])|(?:data|account|login|website) security|backup|uninstall|cookie/u,
    contact:
      /contact|phone|e-?mail|call(?![\p{L}])|reach you|address|locat|where are|parking|directions|(?<!\d )hours?(?= of|\?|$)|opening|open(?![\p{L}])|closed|weekend|sunday|saturday|area(?:s)?(?![\p{L}])|stores?(?= |\?)/u,
    start:
      /(?:get(?:ting)? |(?:i|we|kids|beginners|you|child) (?:get )?)start(?:ed)?(?![\p{L}])|begin(?:ner|ning)?(?![\p{L}])|regist|sign ?up|sign us up|join|enrol|tryout|book(?:ing|ed)?(?![\p{L}])|appointment|schedule an|how (?:do|can|to|should) (?:i |you |we )?install|set ?up|requirement|first (?:time|visit|session|class|lesson|appointment|treatment|training)|need to (?:bring|have|know)|never|how does it work|appl(?:y|ying) (?:for|to|as|online|now)|(?:i|we|who can) apply(?![\p{L}])|(?<!are you (?:an? )?)member|documents?(?= )/u,
    services:
      /servic|do you (?:offer|provide|do|supply|support|sell|carry|repair|install|make)|can you|what (?:brands?|types?|kinds?)|repair|install(?:ation)?(?![\p{L}])|materials?|tools?|product|program|feature/u,
    about:
      /about(?![\p{L}])|histor|our story|mission|vision|values|team|staff|sponsor|partner|board(?![\p{L}])|committee|press(?![\p{L}])|testimonial|review/u,
  },
  categoryNames: {
    start: "Getting started",
    services: "Services",
    prices: "Pricing and payment",
    orders: "Orders and delivery",
    returns: "Returns and cancellation",
    account: "Account and privacy",
    contact: "Contact and location",
    about: "About us",
    general: "General Questions",
  },
  offers: {
    services:
      /(?:our |my |all |the |main |core |popular |featured )*services(?: (?:we (?:offer|provide)|offered|include|overview))?|what (?:we|i) (?:do|offer|provide|make|bake|build|repair|fix|sell|teach|clean|grow|cook)(?: for you)?|(?:our |my )?offerings|(?:our )?treatments|services (?:&|and) (?:prices|pricing|repairs)|(?:our |all )?(?:practice areas|areas of (?:practice|law|expertise)|speciali[sz]ations)|what we treat|conditions we treat/,
    products:
      /(?:our |all |main |popular |featured |the )*(?:products?(?: range| categories)?|product (?:range|categories|lines?)|range of products)|what we sell/,
    programs:
      /(?:our |all |the )*(?:programs?|programmes|classes|courses|workshops)(?: (?:we offer|offered))?/,
    features:
      /(?:our |all |the |key |main |core )*features|(?:key )?(?:features|capabilities)(?: overview)?|what (?:it|you can) do(?:es)?(?: with it)?/,
    noOffer:
      /(?:free|fast) (?:shipping|delivery)|guaranteed?|24\/7(?: support)?|pricing|reviews|policy|testimonials|blog|contact/,
    noOfferGroup: /process|steps?|how (?:it|we) works?|approach|why/,
  },
  grammar: {
    spacedMark: null,
  },
  asks: {
    price: /how much (?:is|are|does|do)|what (?:does|do) .{2,40} cost/,
    hours: /(?:opening|business|operating|office|working|store) (?:hours|times)|your hours|when are you open/,
    location: /where (?:are you|is the|do i find)|located|address/,
    contact: /how (?:can|do) i (?:contact|reach|get in touch)|contact you\?/,
    prices: /how much do(?:es)? .{0,30}cost\?|your (?:prices|rates)/,
  },
  answerTypes: {
    frequency:
      /how (?:often|frequently|regularly)|how many times|how many .{1,30} (?:a|per|each|every) (?:day|week|month|year)/,
    price:
      /how much (?:is|are|does|do|did|would|will|for|to|should)|costs?|prices?|pricing|fees?|(?:a|any|an extra|no|you|the) charges?|rates?|expensive/,
    time: /when|what time|(?:what|which) (?:days?|dates?)|(?:opening|business|office|store|your) (?:hours|times)|how (?:late|early)|deadline/,
    duration: /how (?:long|soon|quickly|fast)|how many (?:minutes|hours|days|weeks|months|years)/,
    count: /how (?:many|old|far|big|large|often)/,
    person: /who|whose|whom/,
    place: /where|(?:what|which) (?:address|city|town|street|place)/,
    mail: /e-?mail(?: address)?/,
    phone: /(?:tele)?phone(?: number)?|number/,
    weight:
      /how heavy|how many (?:kilos|kg|pounds|lbs)|(?:max(?:imum)?|least|minimum) weight|weight limit|how much (?:does|do|can|may|should|will|must) .{1,40} weigh/,
    size: /how (?:tall|wide|deep|thick)/,
    temperature:
      /how (?:hot|cold|warm) (?:is|are|does|do|will|can) .{0,30}(?:water|pools?|rooms?|weather|saunas?|sea|lake|tub|kiln|it get|it be)|(?:what|which) temperature|what(?:['’]s| is) the .{0,20}temperature/,
  },
  measures: {
    weight: /kilos?|kilograms?|grams?|pounds?|ounces?|stones?|tons?|tonnes?/,
    size: /(?:kilo|centi|milli)?met(?:er|re)s?|feet|foot|inch(?:es)?|yards?/,
    temperature: /degrees?|celsius|fahrenheit/,
  },
  access: {
    wheelchair: /wheelchair/,
    accessible: /accessible/,
    accessibleAfter: /access/,
  },
  topics: {
    process: topic("What does the process look like?", {
      heading: /(?:[\p{L}&-]+ ){0,4}process/u,
      asked: /(?:the|your) process|how (?:does|do) (?:it|this|the process) work/,
    }),
    "how-it-works": topic("How does it work?", {
      heading:
        /how (?:it|this|everything|the process) works|how (?:we|to) work(?: with us)?|how does it work|how (?:to get started|we do it)|(?:\d+|three|four) (?:easy |simple )?steps.{0,30}/,
      asked: /how (?:does|do) (?:it|this|the process) work/,
    }),
    who: topic("What is {company}?", {
      heading:
        /who (?:we are|i am)|about(?: us| me)?|about (?:the|our) (?:company|team|business|organi[sz]ation|club|practice|shop|store)|(?:our|the) (?:story|history)|story|history/,
      asked: /who (?:are you|is|are we)/,
    }),
    mission: topic("What is the mission of {company}?", {
      heading: /(?:our )?(?:mission|mission (?:&|and) vision|purpose)/,
      sentence: /our mission is/,
      asked: /mission/,
    }),
    values: topic("What does {company} stand for?", {
      heading: /(?:our )?(?:core )?values|what we (?:stand for|believe)/,
      asked: /values/,
    }),
    why: topic("Why choose {company}?", {
      heading:
        /why (?:choose|us|work with|hire|trust)(?: us)?|why (?:choose|pick|use|join) .{2,40}|why .{2,40} (?:choose|trust|love|pick|prefer|use) (?:us|.{2,40})|(?:the )?benefits(?: we (?:provide|offer))?/,
      asked: /why (?:should i )?choose/,
    }),
    licence: topic("Are you licensed, insured or certified?", {
      heading: /licen[sc](?:ed|ing)(?:,? (?:&|and) insured)?|insurance|certifications?/,
      sentence:
        /(?:we(?:['’]re| are)|(?:our|the) (?:team|company|business|staff|crews?|technicians|contractors|plumbers|electricians|cleaners|installers|practice) (?:is|are)) (?:all |fully |also |both )*(?:licen[sc]ed|insured|certified|accredited|bonded)\b.{0,80}/,
      asked: /licen[sc]ed|insured|certifi|accredit/,
    }),
    careers: topic("Are there jobs at {company}?", {
      heading:
        /careers?|jobs?|vacancies|job openings|open positions|work (?:with|for) us|join (?:our|the) team|we(?:['’]re| are) hiring/,
      asked: /career|jobs?\b|hiring/,
    }),
    donate: topic("How can I donate?", {
      heading:
        /(?:how to )?(?:donate|donations?|give|giving|support us)|(?:donate|donating|give|giving) money|(?:financial|monetary|money|cash) (?:donations?|gifts?|support)|ways to (?:give|donate)/,
      asked: /donat|support you/,
    }),
    volunteer: topic("How can I volunteer or get involved?", {
      heading: /volunteer(?:ing)?(?: (?:with us|opportunities))?|get involved/,
      asked: /volunteer|get involved/,
    }),
    support: topic("How do I get support?", {
      heading:
        /(?:customer |technical |product )?support|(?:getting|get) (?:help|support)|help(?: (?:&|and) support)?|assistance/,
      asked: /support|get help/,
    }),
    payment: topic("How can I pay?", {
      heading: /(?:accepted )?payments?(?: (?:methods?|options?|terms|information))?|how to pay/,
      sentence:
        /we (?:also )?accept .{0,60}(?:cash|cards?|visa|mastercard|paypal|checks?|cheques?|transfer|upi|venmo|zelle)|payment (?:is|can be|methods?|by|via|due)|pay (?:by|with|via|using|in) (?:cash|card|credit|debit|paypal|check|cheque|bank)/,
      asked: /\bpay|payment|credit card/,
    }),
    estimate: topic("How do I get a quote?", {
      heading: /(?:(?:get|request|ask for) (?:an?|your) )?(?:free |no[- ]obligation )?(?:estimates?|quotes?)/,
      sentence:
        /(?:free|no[- ]obligation) (?:[a-z-]+ )?(?:estimates?|quotes?)\b.{0,80}(?:no|within|before|is|are|we|in)/,
      asked: /estimate|quote|consultation/,
    }),
    deposit: topic("Is a deposit required?", {
      heading: /(?:security |damage )?deposits?/,
      sentence:
        /we (?:do not |don['’]t )?(?:ask for|take|require|charge) (?:a|an|no|any) .{0,30}deposit|an? .{0,25}deposit (?:of .{1,20} )?(?:is|will be|secures)|no deposit (?:is|needed|required)/,
      asked: /deposit/,
    }),
    ordering: topic("How do I order?", {
      heading: /how to (?:order|buy)|(?:placing|place) an order|ordering/,
      asked: /\border/,
    }),
    delivery: topic("How does delivery work?", {
      heading:
        /(?:shipping|delivery|shipping (?:&|and) delivery|delivery (?:&|and) shipping)(?: (?:policy|information|info|times?|options?|methods?|costs?|rates|charges))?/,
      sentence:
        /we (?:ship|dispatch|(?:also )?deliver(?: (?:to|across|within|throughout|nationwide|worldwide|locally|anywhere|free|for free|from|on|in|by|your|all|any|every|orders?|parcels?|goods)))|(?:orders|items|parcels|packages|products) (?:are|will be|is) (?:shipped|delivered|dispatched|sent)|(?:free|standard|express|home|same[- ]day|next[- ]day) (?:shipping|delivery) (?:is|on|for|takes|within|available|to)|shipping (?:takes|costs|is)|delivery (?:takes|costs|is)/,
      asked: /\bship|deliver/,
    }),
    returns: topic("What is your return policy?", {
      heading:
        /returns?(?: (?:policy|information))?|refunds?(?: policy)?|returns? (?:&|and) (?:refunds?|exchanges?)|refunds? (?:&|and) returns?|exchanges?/,
      sentence:
        /(?:you (?:can|may) |to )return .{0,60}(?:within|days|item|product|order)|returns? (?:are|is|must|within|accepted)|refunds? (?:are|is|will be|within)|money[- ]back|full refund/,
      mentions: /return|sen[dt] .{0,20}back|exchange/,
      asked: /return|refund|money back|exchange/,
    }),
    refunds: topic("Can I get a refund?", {
      heading: /refunds?(?: policy| information)?/,
      asked: /refund|money back/,
    }),
    cancellation: topic("What is your cancellation policy?", {
      heading: /cancell?ations?(?: policy)?|cancell?ing(?: .{2,30})?/,
      sentence:
        /(?:you (?:can|may) |to |please )cancel\b.{0,80}(?:time|hours|days|notice|before)|cancell?ations? (?:are|is|must|made|within)|cancel any ?time/,
      asked: /cancel/,
    }),
    warranty: topic("Is there a warranty or guarantee?", {
      heading: /(?:warranty|guarantee)(?: (?:policy|information|&|and).{0,30})?/,
      sentence:
        /\d+[- ](?:day|month|year)s? (?:[a-z]+ )?(?:guarantee|warranty)|(?:backed by|comes? with|offer|provide) .{0,40}(?:guarantee|warranty)\b/,
      asked: /warrant|guarant/,
    }),
    included: topic("What is included?", {
      heading: /what(?:['’]s| is) included|what you get|included(?: services)?|inclusions/,
      asked: /included/,
    }),
    requirements: topic("What do I need?", {
      heading: /(?:system |minimum )?requirements|what (?:you(?:['’]ll)? need|you need to know)/,
      asked: /requirement|what do i need/,
    }),
    areas: topic("Which areas do you serve?", {
      heading:
        /(?:service )?areas? (?:(?:we|i) )?(?:serve|cover|served|covered)?|service areas?|where (?:we|i) (?:work|serve|travel)/,
      sentence:
        /[Ww]e (?:proudly |currently |also )?(?:serve|cover|deliver to|work (?:in|across|throughout)) (?:(?:clients|customers|families|homeowners|businesses|people) (?:in|across|throughout) )?(?:(?:the|all|of|entire|whole|greater|surrounding|most) ){0,4}[A-Z]|[Ss]erving (?:(?:the|all|of|entire|greater) ){0,3}[A-Z]/,
      asked: /\bareas?\b|my (?:town|city|area|location)|do you (?:travel|cover|serve)/,
    }),
    booking: topic("How do I book?", {
      heading:
        /(?:how to )?book(?:ing)?(?: (?:an appointment|information|with us|online))?|appointments?|reservations?|make (?:a reservation|an appointment)|how to (?:book|reserve)/,
      sentence:
        /(?:you can |to |please )(?:book|schedule|reserve)\b.{0,80}(?:online|phone|calling|website|form|app|e-?mail|appointment)|by appointment|appointments? (?:are|is|can|required|only)|walk-ins? (?:are )?welcome/,
      // "The season schedule" is a timetable.
      asked:
        /\bbook|appointment|reserv|schedul(?:e|ing) (?:an?|my|our|your|the|another)\b|(?:do|can|could|should|to) (?:I |we |you )?schedule\b/,
    }),
    "check-in": topic("When are check-in and check-out?", {
      heading: /check-?in(?: (?:&|and|und|et|y|e|en|ve) check-?out)?(?: times?)?|arrival (?:&|and) departure/,
      asked: /check[- ]?(?:in|out)(?! the| our| your)|arriv/,
    }),
    parking: topic("Is parking available?", {
      heading: /parking/,
      sentence: /(?:free |on-site |ample )parking|parking (?:is|are|available|lot)/,
      asked: /park/,
    }),
    directions: topic("How do I get there?", {
      heading:
        /getting (?:here|there|to us)|directions|travel(?: information)?|how to (?:find|get to|reach) us|by (?:train|bus|car|public transport)/,
      mentions:
        /bus(?:es|se)?|trains?|trams?|metro|tube|stations?|airports?|cars?|drive|motorway|exit|junction|walk(?:ing)?|foot|minutes?|miles?|km|parking/,
      asked: /get there|directions/,
    }),
    accessibility: topic("Is there wheelchair access?", {
      heading: /(?:wheelchair |disabled )?access(?:ibility)?(?: for wheelchairs)?/,
      mentions: /wheelchair|step-free|(?:by|a|have) lifts?\b|ramps?\b|induction loop/,
      asked: /wheelchair|accessib/,
    }),
    pets: topic("Are pets allowed?", {
      heading: /pets?(?: policy)?/,
      mentions: /welcome|allowed|permitted|accept/,
      asked: /\bpets?\b|\bdogs?\b/,
    }),
    join: topic("How do I join or register?", {
      heading:
        /(?:how (?:to|do I) )?(?:join|register|enrol|enroll|sign up|apply for (?:membership|admission|a place)|become a member)(?: (?:us|now|today))?|(?:membership|admission) applications?|registration|enrol?lment|admissions?|(?:become a )?member(?:ship)?/,
      mentions: /appl(?:y|ication|ied)|form|online|regist|sign|join|contact|call|e-?mail|enrol|visit|member/,
      asked: /join|register|registration|enrol|sign up|member/,
    }),
    dates: topic("What are the important dates?", {
      heading: /(?:important|key) dates|dates (?:&|and) deadlines/,
      asked: /dates|deadline/,
    }),
    accommodation: topic("What accommodation is there?", {
      heading: /accommodations?|places to stay|hotels?/,
      asked: /\bstay\b|accommodation|hotel/,
    }),
    conduct: topic("Which rules apply?", {
      heading: /(?:code of conduct|house rules)/,
      asked: /conduct|rules/,
    }),
    vouchers: topic("Do you have gift vouchers?", {
      heading: /(?:gift )?vouchers?|gift (?:cards?|certificates?)/,
      asked: /voucher|gift c/,
    }),
    discounts: topic("Are there discounts?", {
      heading: /discounts?|concessions?|reduced (?:rates?|prices?|tickets?)/,
      asked: /discount|concession|reduced/,
    }),
    grants: topic("Is there financial support?", {
      heading:
        /(?:travel |study |student )?(?:grants?|scholarships?|bursar(?:y|ies))|financial (?:aid|support|assistance|help)/,
      asked: /grant|scholarship|bursar|financial/,
    }),
    trial: topic("Can I try it first?", {
      heading:
        /(?:free )?(?:trial|taster) (?:lessons?|class(?:es)?|sessions?)|(?:your )?first (?:lesson|class) (?:is )?free|(?:free )?trial (?:day|week|pass)/,
      asked: /trial|taster|try/,
    }),
    bring: topic("What should I bring?", {
      heading: /what (?:to|you(?: should| need to)?|should i) bring(?: along| with you)?/,
      asked: /bring/,
    }),
    prepare: topic("How should I prepare?", {
      heading:
        /before (?:we (?:come|arrive|start)|you (?:come|arrive|visit)|(?:your|the) (?:first )?(?:visit|appointment|lesson|class|session|treatment))|how to prepare(?: for .{3,40})?|preparing for (?:your|the) .{3,30}/,
      asked: /prepare/,
    }),
    emergency: topic("What can I do in an emergency?", {
      heading: /emergenc(?:y|ies)|emergency (?:service|call-?outs?|repairs?|appointments?)/,
      asked: /emergenc|urgent/,
    }),
    age: topic("How old do I have to be?", {
      heading: /(?:minimum )?age(?: limits?| requirements?| groups?)?|ages/,
      sentence:
        /\b(?:you|participants?|members?|volunteers?|children|kids|guests?|players?|students?|riders?|swimmers?|visitors?|applicants?|drivers?|attendees?)\b.{0,30}\b(?:at least|over|aged|minimum of) \d{1,2}\b(?! (?:days|weeks|hours|minutes|months|people|persons))|\bminimum age (?:is|of)\b/,
      asked: /how old|\bage\b|\baged\b/,
    }),
    spoken: topic("Which languages do you speak?", {
      sentence: /\b(?:we|our (?:team|staff|guides)) (?:also |all )?speaks? \p{Lu}/u,
      asked: /language|speak/,
    }),
    "when-where": topic("Where and when does it take place?", {
      heading: /where (?:&|and) when|when (?:&|and) where|times? (?:&|and) places?/,
      asked: /where and when|when and where/,
    }),
    insurance: topic("How does it work with my insurance?", {
      heading:
        /(?:health |dental |pet )?insurances?(?: (?:we accept|accepted|plans|providers|information))?|accepted insurances?/,
      mentions: /accept|bill|claim|in-network|your (?:plan|insur|policy|provider|card)/,
      asked: /insur/,
    }),
    "first-visit": topic("What happens at the first visit?", {
      heading:
        /(?:your )?(?:first|initial) (?:visit|appointment|consultation)|(?:what to expect (?:at|on|during) your first (?:visit|appointment))/,
      asked: /first (?:visit|appointment|consult)/,
    }),
    breakfast: topic("Is there breakfast?", {
      heading: /breakfast/,
      mentions: /includ|serv|\d|price|order/,
      asked: /breakfast/,
    }),
    allergens: topic("What should I know about allergens and diets?", {
      heading:
        /allerg(?:ens?|ies)(?: (?:&|and) (?:intolerances|diets|dietary needs))?|dietary (?:needs|requirements|information)/,
      asked: /allerg|diet|gluten|vegan/,
    }),
    data: topic("What information do you collect?", {
      heading:
        /data (?:we collect|collection|collected)|(?:what )?information we collect|what (?:data|information) we collect/,
      asked: /(?:data|information) (?:do you|does|is) .{0,30}collect/,
    }),
    "data-retention": topic("How long do you keep my data?", {
      heading:
        /(?:data )?retention(?: (?:period|policy))?|data retention|how long we (?:keep|retain|store) .{2,30}/,
      asked: /how long .{0,40}(?:data|information)/,
    }),
    "data-storage": topic("Where and how is my data stored?", {
      heading:
        /where (?:your data is|we) (?:kept|stored?|keep)(?: (?:your )?data)?|where (?:is|are) (?:your|the) data (?:kept|stored)|data (?:storage|location|residency)|hosting location/,
      asked: /(?:store|keep) .{0,30}(?:data|information)/,
    }),
    "data-security": topic("How is my data protected?", {
      heading:
        /(?:data )?(?:encryption|security measures)|(?:how (?:we|your data is) )?(?:keep|protect|kept|protected)(?: your)? (?:data|information)(?: safe| secure)?/,
      mentions: /encrypt|tls|ssl|aes|https|hash/,
      asked: /secure|security|encrypt|safe/,
    }),
  },
  facts: {
    contact: "How can I contact {company}?",
    contactUs: "How can I contact you?",
    address: "Where are you located?",
    hours: "What are your opening hours?",
    price: "What is the price of {name}?",
    pricePlural: "How much do {name} cost?",
    kindPrice: "How much does the {name} cost?",
    planPrice: "How much does the {name} plan cost?",
    prices: "What are your prices?",
    services: "What services do you offer?",
    products: "What products do you offer?",
    programs: "What programs do you offer?",
    features: "What are the main features?",
    company: "What is {company}?",
    work: "What does {company} do?",
    us: "Who are you?",
    event: "Where and when does {company} take place?",
    founded: "When was {company} founded?",
    eventPlace: "Where does {company} take place?",
    eventDate: "When is {company}?",
    phone: "What is your phone number?",
    phoneOf: "What is the phone number for {name}?",
    email: "What is your email address?",
    emailOf: "What is the email address for {name}?",
    hoursOf: "What are the opening hours of {name}?",
    addressOf: "Where is {name}?",
    includes: "What is included in {name}?",
    person: "Who is {name}?",
  },
  labels: {
    phone: "Phone",
    email: "Email",
    price: "Price",
    hours: "Opening hours",
    address: "Address",
  },
  pageKinds: {
    machinery:
      "cart, basket, checkout, login, log in, logout, log out, signin, sign in, my account, myaccount, account, wishlist, password, lost password, reset password, unsubscribe, wp admin, wp login, wp json, wp content, wp includes, xmlrpc, cgi bin, cdn cgi, admin, feed, rss, atom, search, compare, shopping cart, view cart, client login, customer login, thank you, thanks, 404, error 404, page not found",
    archive: "tag, tags, author, authors, category, categories, archive, archives",
    faq: "faq, faqs, frequently asked questions, asked questions, common questions, questions, questions and answers, q a, qa, help, help center, help centre, get help, support, customer support, customer service, customer care, knowledge base, knowledgebase, troubleshooting, getting started",
    contact:
      "contact, contacts, contact us, contactus, get in touch, reach us, find us, write to us, location, locations, our location, directions, visit, visit us, hours, opening hours, opening times, stores, store locator",
    about:
      "about, about us, aboutus, who we are, our story, story, our team, team, meet the team, staff, people, board, company, our company, mission, our mission, history, our history, why us, why choose us",
    pricing:
      "pricing, price, prices, price list, pricelist, our prices, plans, plans and pricing, rates, our rates, fees, costs, cost, tuition, membership, memberships, packages, quote, get a quote, estimate, free estimate",
    services:
      "service, services, our services, what we do, offerings, offer, solutions, product, products, our products, features, how it works, how it work, menu, menus, our menu, rooms, classes, courses, programs, programmes, treatments, specialties, specialities, areas we serve, service areas, service area, learn to play, tours, rentals, repairs, installation, collections, shop, store, catalog, catalogue",
    policies:
      "shipping, shipping and returns, shipping policy, delivery, deliveries, delivery information, return, returns, return policy, returns and refunds, refund, refunds, refund policy, exchange, exchanges, warranty, guarantee, guarantees, payment, payments, payment methods, payment options, cancellation, cancellations, cancellation policy, terms, terms of service, terms of use, terms and conditions, conditions, tos, policies, store policies, rules, bylaws, booking, bookings, book, book now, reservation, reservations, appointment, appointments, insurance, financing, safety",
    imprint: "imprint, legal notice, legal",
    press:
      "brand, branding, brand guidelines, style guide, styleguide, press, press kit, media kit, media, newsroom, testimonials, reviews, references, portfolio, gallery, projects, partners, partner",
    privacy:
      "privacy, privacy policy, privacy notice, cookie, cookies, cookie policy, accessibility, accessibility statement, site map, careers, career, jobs, job, sitemap",
    post: "blog, blogs, news, posts, post, article, articles, press releases, stories, updates, announcements, magazine, podcast, webinars, insights",
    signup: "signup, sign up, register, join, join us, donate, newsletter, subscribe, download, downloads",
    calendar: "calendar, calender, events, event, schedule",
  },
  usualPaths: {
    faq: "faq faqs",
    pricing: "pricing prices",
    contact: "contact contact-us",
    about: "about about-us",
  },
  words: {
    frequent:
      "the and of to is are you your with for we our this that have from will can be or on at by not it",
    small: "a an the is are be also please then and that",
    conditions: "if unless except excluding only other others otherwise depending depends",
    negations:
      "not no never none nobody nothing nowhere neither nor without cannot except unless excluding excluded hardly",
    leaning:
      "it its this these that those they them their he she his her him such both otherwise however but instead therefore so",
    asking:
      "what which who whom whose when where why how much many long often far soon old does did can could will would should may must has have had i me my we our us you your it its they their there this these those any some kind kinds type types of in on at to for with by from about if or do happen happens cost costs expensive pricey price prices pay charge fee fees take takes work works offer offers provide provides get find contact reach use need start begin order book buy make want go available possible allowed include included includes time times hours open opening mean know choose accept accepts accepted allow allows necessary required require support supports handle please help possible sell sells",
  },
  spans: {
    numbers: "one two three four five six seven eight nine ten eleven twelve",
    minute: /min(?:ute)?s?/,
    hour: /(?:hour|hr)s?/,
    day: /days?/,
    week: /weeks?/,
    month: /months?/,
    year: /years?/,
  },
  duration: {
    subject: /^(?:an?|the|your|each|every) /i,
    verb: / (?:usually |normally |typically |generally |only )?takes? /i,
    question: "How long does {subject} take?",
  },
  infinitive: null,
  namedOffer: {
    heading:
      /^(?:our |all )?(?!(?:our|other|additional|more|these|related|featured|popular) )(?<name>[\p{L}&'’ -]{3,40} (?:services|treatments|courses|classes|lessons|programs|programmes|workshops))(?: (?:we offer|include|offered))?$/iu,
    question: "What {name} do you offer?",
  },
  headings,
  team: {
    heading:
      /^(?:(?:meet |about )?(?:the |your |our )?(?:team|staff|crew|instructors?|coaches|teachers|trainers|guides|doctors|dentists|therapists|practitioners|lawyers|attorneys)(?: members)?)$/iu,
    question: "Who is on your team?",
  },
};
