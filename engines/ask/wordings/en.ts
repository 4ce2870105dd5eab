import type { VisitorWordings } from "../visitor-wordings.ts";

export const en: VisitorWordings = {
  hours:
    /(?:how (?:late|early)|until when|till when|(?:what|which) (?:time|hour)s?) .{0,30}\b(?:open|close|shut|start serving|there)|(?:are|is|r) (?:you|u|the \w+|anyone|anybody) .{0,20}\b(?:open|closed|around|there) (?:on|at|over|during|today|tonight|tomorrow|now|late|early|this)|(?:open|close|closing|shut) (?:today|now|tonight|late)|when (?:can|could) i (?:come|visit|drop|call|bring|collect)|(?:what|which) days .{0,15}\b(?:open|closed|there)/,
  weekends: /(?:open|work|come|available|there) .{0,20}\b(?:saturdays?|sundays?|weekends?)/,
  prices:
    /how much(?! (?:time|notice|space|room|luggage|experience|water|of))|how (?:expensive|pricey)|(?:what|whats|what['’]s) .{0,30}\b(?:costs?|charges?|prices?|rates?|fees?|set me back)|price (?:of|for|list)|what do (?:i|we) (?:have to )?pay/,
  payment:
    /(?:can|could|do|may) (?:i|we|you|u) (?:\w+ )?(?:pay|use|take|accept) .{0,30}\b(?:cards?|cash|visa|amex|american express|mastercard|paypal|apple pay|google pay|venmo|che(?:que|ck)s?|transfer|contactless|invoice|upi)|(?:take|accept|use) (?:cards?|cash|amex|visa|che(?:que|ck)s?|apple pay|paypal)|card or cash|cash only|how (?:do|can|should) (?:i|we) pay|payment (?:methods?|options?)/,
  deposit:
    /(?:pay|money) .{0,20}\b(?:up ?front|in advance|ahead|beforehand)|(?:pay|money) down|deposits?|prepay/,
  installments:
    /install?ments?|pay .{0,20}\b(?:monthly|over time|in parts|later)|spread (?:the )?(?:cost|payment)s?|payment plans?|financing/,
  discounts:
    /money off|cheaper|discounts?|special offers?|promo(?:tion)?s?|coupons?|reduced (?:price|rate|fee)s?/,
  parking:
    /where (?:can|could|do|does|should|may) .{0,15}\bpark|where .{0,25}\bleave (?:my|the|our) (?:car|van|vehicle)|(?:park|leave|put) (?:my|the|our|a) (?:car|van|vehicle)|parking|car ?park|somewhere to park/,
  directions:
    /how (?:do|can) (?:i|we) (?:get|come) (?:to (?:you|u|your)|there|here)|directions (?:to|from)|(?:get|come) (?:to you|there) by|(?:nearest|closest) (?:bus|tram|train|station|stop)|by (?:bus|tram|train|public transport)/,
  address:
    /where (?:are|r) (?:you|u)|where (?:do|can) (?:i|we) (?:find (?:you|u)|meet|board)|where(?: is|['’]?s) (?:your|the) (?:shop|store|office|studio|place|workshop|clinic)|what['’]?s your address|address for (?:my |the )?(?:sat ?nav|gps)|(?:in|which|what) (?:street|city|town) are you/,
  contact:
    /(?:call|ring|phone|text|e-?mail|message|whatsapp|write|reach|talk to|speak to|get hold of) (?:you|u|someone|somebody|a (?:person|human))|(?:phone|telephone) number|your e-?mail/,
  "who-runs-it":
    /who (?:are you|runs|owns|founded|started|is behind|(?:is|['’]s) the (?:boss|owner|founder))|since when (?:do|have|has) |how long have you (?:been (?:open|around|there|in business|doing)|existed)|when (?:did you|were you|was (?:it|the \w+)) (?:start|found|founded|open|opened)/,
  areas:
    /(?:do|will|would|can|could) (?:you|u) (?:(?:come|drive|travel|go|deliver) (?:out )?(?:to|as far)|(?:work|serve|deliver) (?:in|around))|how far (?:do|will|would|can) you|(?:which|what) (?:areas?|cit(?:y|ies)|towns?|regions?) (?:do|are|can|will)|(?:i|we) live in|outside (?:of )?(?:the )?(?:city|town|area|county)/,
  pets: /(?:(?:bring|take) .{0,8}\b)?(?:pets?|(?<!hot )dogs?|cats?|pupp(?:y|ies)|kittens?|animals?)(?! (?:bottles?|food|supplies|training|trainer))/,
  children: /kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|(?:my|our) (?:son|daughter)s?|strollers?|prams?/,
  "minimum-age":
    /how (?:old|young) (?:do|does|must|should|can)|(?:\d{1,2}|five|six|seven|eight|nine|ten|twelve)[- ]?(?:years?|yrs?)[- ]?olds?|\d{1,2} ?yo|what age|age limit|too (?:young|old)|old enough/,
  beginners:
    /never (?:\w+ )?(?:done|tried|played|been|held|touched)|(?:no|any) (?:\w+ )?experience|(?:absolute |total |complete )?beginners?|new to|first time|(?:total|complete) novice/,
  bring:
    /what (?:do|should|must|can|shall) (?:i|we) (?:need to |have to )?(?:bring|pack|take)|(?:bring|take) (?:with me|along)|need to bring|(?:which|what) (?:documents|papers) (?:do|should|must|will)/,
  prepare:
    /before (?:you (?:come|arrive|start)|the (?:visit|appointment|day))|(?:do|should|must) (?:i|we) .{0,20}\b(?:prepare|get ready)|(?:i|we) (?:need|have) to (?:prepare|get ready)|(?:clear|empty|move) .{0,30}\bbefore you/,
  "dress-code":
    /what (?:do|should|shall|must) (?:i|we|they|my \w+) (?:need to |have to )?(?:wear|put on)|dress code|(?:which|what) (?:clothes|clothing|shoes)/,
  booking:
    /(?:how|where|can|could) (?:(?:do|can|could|should|to|i|we|you) ){0,2}(?:(?!the |a |an |my |this |your )\w+ )?(?:book|reserve|schedule|sign up)|(?:make|get) an? (?:appointment|reservation|slot)|book online/,
  "walk-ins":
    /without (?:an )?(?:booking|appointment|reservation)|(?:need|have) to (?:book|make an appointment|reserve|call ahead)|(?:just|simply) (?:turn up|show up|walk in|drop (?:in|by)|come (?:in|by|over|along))|walk[- ]?ins?|spontaneous(?:ly)?/,
  cancellation:
    /(?<!noise[- ])cancel(?:s|l?ed|l?ing|lations?)?|call (?:it )?off|change my mind|can['’]?t make it|don['’]?t need it any ?more/,
  missed:
    /(?:don['’]?t|do not|didn['’]?t|forget to|forgot to) (?:show|turn) up|forg[eo]t (?:my|the|about my) (?:appointment|booking|slot)|miss(?:ed)? (?:my|the|an) appointment|no[- ]show|(?:i['’]?m|i am|we are|im|running) (?:too )?late/,
  "missed-class":
    /(?:miss(?:ed)?|skip|can['’]?t (?:come|make|attend)) .{0,20}\b(?:class(?:es)?|lessons?|sessions?|course|training|practice)|catch up (?:on|with)|make up (?:a|the|my|for) (?:missed )?(?:class|lesson|session)/,
  refunds: /(?:get|give|have|want) .{0,15}\b(?:money|cash) back|refund(?:s|ed)?|reimburse(?:d|ment)?/,
  returns:
    /(?:send|give|bring|take|ship) (?:it|them|this|that|something|things|items?) back|return (?:it|them|this|that|something|items?|goods|an item|my order)|returns policy|exchange (?:it|them|this|that|my order)/,
  "how-long-it-takes":
    /how long (?:do|does|will|would|until|before|for)|how (?:quick(?:ly)?|fast|soon)|how many (?:days|hours|weeks|minutes)|when (?:will|do|can) (?:i|we|it|they|my) .{0,20}\b(?:ready|done|finished|back)|same day/,
  "response-time":
    /how (?:quick(?:ly)?|fast|soon|long) .{0,25}\b(?:reply|answer|respond|get back|hear)|when (?:will|do) (?:i|you) (?:hear|reply|answer|respond)/,
  emergency:
    /emergenc(?:y|ies)|urgent(?:ly)?|asap|right away|out of hours|(?:hurts?|pain|ache|toothache) .{0,40}\b(?:today|now|urgent|same day)|(?:need|see) .{0,25}\b(?:today|right now|immediately)/,
  "spoken-languages":
    /(?:speaks?|talk) (?:english|german|french|spanish|italian|turkish|polish|russian|dutch|chinese|arabic|portuguese|japanese|swedish|danish)|(?:which|what) languages/,
  delivery:
    /(?:send|ship|post|mail|deliver) .{0,30}\b(?:to me|my (?:house|home|place|door|address|office)|home)|bring (?:it|them) (?:to me|to my \w+|home)|deliver(?:y|ies)?/,
  "delivery-abroad":
    /(?:ship|send|deliver) .{0,30}\b(?:abroad|overseas|other countries|internationally|europe|france|germany|usa|uk|canada|ireland)/,
  collection:
    /(?:can|could|may|when) (?:(?:can|could|may) )?(?:i|we) (?:pick .{0,15}\bup|collect|fetch)|(?:pick|collect|fetch) (?:it|them)(?: up)?(?: myself)?/,
  "pick-up-service":
    /(?:do|can|could|will) you (?:(?:pick|collect|fetch) (?:up|me|us|it|them|my|our)|come and get)/,
  accessibility:
    /wheelchairs?|disabled|reduced mobility|mobility (?:scooters?|aids?|issues?)|step[- ]free|(?:any|many|climb|without|are there|manage) (?:\w+ )?stairs/,
  wifi: /wi[ -]?fi|wlan|internet (?:access|connection)|(?:have|is there|got) (?:\w+ )?internet/,
  warranty:
    /warrant(?:y|ies)|(?:a|your|the|any|with|under) guarantee|(?:what if|if) .{0,20}\b(?:breaks?|stops working|fails|dies)|(?:covered|insured) if/,
  licensed:
    /(?:are|is) (?:you|u|they|your \w+|the \w+) (?:\w+ )?(?:insured|licensed|certified|qualified|vetted)|background[- ]check(?:s|ed)?/,
  vouchers: /gift (?:card|voucher|certificate)s?|vouchers?|as a (?:gift|present)|present for/,
  groups:
    /(?:group|party|team|bunch) of|for (?:a )?groups?|school class|company outing|\d+ (?:people|of us|persons|guests)/,
  "private-events":
    /(?:have|hold|host|throw|celebrate|book|plan|hire|for) .{0,25}\b(?:birthdays?|weddings?|bachelor|hen do)(?! (?:cake|dress|ring|card|gift|photo|invitation))|private (?:party|parties|events?)|hen (?:do|party)/,
  "class-size": /how (?:many|big|large) .{0,20}\b(?:class|group|course)|(?:class|group) size/,
  included:
    /(?:is|are|what['’]?s|whats|what is) .{0,30}\b(?:included|in the price)|comes with|what (?:does|do) .{0,20}\bcome with/,
  rain: /rain(?:s|y|ing)?(?! (?:barrels?|gutters?|water|jackets?|coats?))|storms?|bad weather|weather|windy|thunder(?:storms?)?/,
  equipment:
    /(?:need|bring|have|rent|borrow|hire|use) (?:(?:my|our|your) )?(?:own )?(?:gear|equipment|kit|tools|skates|shoes|rod|clubs|racket|board)|(?:lend|provide|supply) .{0,20}\b(?:gear|equipment|kit|tools|skates|shoes|clothes|aprons?|helmets?)/,
  funding: /can['’]?t afford|help (?:with )?paying|scholarships?|financial (?:aid|help)|subsid(?:y|ies)/,
  trial:
    /(?:try|trial|taster) .{0,20}\b(?:class|lesson|session|out|first)|free trial|trial (?:class|lesson|session)|try it/,
  smoking: /smoke(?! (?:detectors?|alarms?|damage))|smoking|smokers?|vap(?:e|ing)/,
  "check-in":
    /check ?in|check ?out|what time .{0,20}\b(?:arrive|be out)|when (?:can|do|must) (?:i|we) (?:arrive|move in)/,
  "late-arrival":
    /arrive (?:late|after)|late (?:arrivals?|check)|(?:come|check in|get there) .{0,15}\b(?:after midnight|late at night|(?:in the )?middle of the night)/,
  breakfast: /breakfast/,
  luggage: /luggage|(?:my|our|the) bags|suitcases?/,
  disposal:
    /(?:haul|throw|take) (?!away).{1,30}\b(?:away|trash|rubbish|waste|packaging)|(?:get rid|dispose) of|recycle/,
  "clean-up":
    /(?:make|leave) .{0,15}\b(?:mess|dust|dirt)|(?:clean|tidy) up (?:after|the mess|everything)|(?:clear|sweep) up after/,
  "new-patients":
    /(?:take|taking|accept|accepting|see|register) .{0,15}\b(?:new|nhs) (?:patients?|clients?|members?|customers?)/,
  anxious: /scared|(?:afraid|fear) of|nervous|anxious|terrified|phobia/,
  complaints:
    /not (?:happy|satisfied)|unhappy|complain(?:t|ts|ing)?|don['’]?t like (?:it|the result)|went wrong/,
  "mobile-app": /(?:iphone|android|ios|mobile|phone) app|is there an app|app store/,
  password: /(?:forgot|lost|reset|change) .{0,20}\b(?:password|passphrase|login)/,
  "free-plan": /free (?:plan|version|trial|tier)|is it (?:really |completely )?(?:for )?free/,
  support:
    /get (?:help|support)|(?:contact|where is) .{0,10}\bsupport|report (?:a )?(?:bug|problem)|found a bug/,
  "data-location":
    /where (?:are|is) (?:my|our|the) (?:data|files|pictures|photos|screenshots)|sent to (?:a|your) servers?/,
  browsers:
    /(?:work|run|available|version) .{0,15}\b(?:in|on|for) (?:firefox|chrome|safari|edge|windows|mac|linux|chromebook)/,
};
