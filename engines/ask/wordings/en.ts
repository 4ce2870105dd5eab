import type { VisitorWordings } from "../visitor-wordings.ts";

export const en: VisitorWordings = {
  hours:
    /(?:how (?:late|early)|until when|till when|(?:what|which) (?:time|hour)s?) .{0,30}(?:open|close|shut|start serving|there)|(?:are|is|r) (?:you|u|the \w+|anyone|anybody) .{0,20}(?:open|closed|around|there) (?:on|at|over|during|today|tonight|tomorrow|now|late|early|this)|(?:open|close|closing|shut) (?:today|now|tonight|late)|when (?:can|could) i (?:come|visit|drop|call|bring|collect)|what days/,
  weekends: /(?:open|work|come|available|there) .{0,20}(?:saturdays?|sundays?|weekends?)/,
  prices:
    /how (?:much|expensive)|(?:what|whats|what['’]s) .{0,30}(?:cost|charge|price|rate|fee|set me back)|price (?:of|for|list)|how pricey|what do (?:i|we) (?:have to )?pay/,
  payment:
    /(?:can|could|do|may) (?:i|we|you|u) (?:\w+ )?(?:pay|use|take|accept)\b.{0,30}(?:card|cash|visa|amex|american express|mastercard|paypal|apple pay|google pay|venmo|che(?:que|ck)|transfer|contactless|invoice|upi)|(?:take|accept|use) (?:cards?|cash|amex|visa|che(?:que|ck)s?|apple pay|paypal)|card or cash|cash only|how (?:do|can|should) (?:i|we) pay|payment (?:methods?|options?)/,
  deposit:
    /(?:pay|money|anything|something|put).{0,20}(?:up ?front|down|in advance|ahead|beforehand)|deposit|prepay/,
  installments:
    /(?:install?ments?|pay .{0,20}(?:monthly|over time|in parts|later)|spread (?:the )?(?:cost|payment)|payment plan|finance)/,
  discounts: /money off|cheaper|discounts?|special offers?|promo|coupon|reduced|deal for/,
  parking:
    /where .{0,25}(?:park|leave (?:my|the|our) (?:car|van|vehicle))|(?:park|leave|put) (?:my|the|our|a) (?:car|van|vehicle)|parking|car ?park|somewhere to park/,
  directions:
    /how (?:do|can) (?:i|we) (?:get|come) (?:to|there|here)|directions|(?:get|come) (?:to you|there) by|(?:nearest|closest) (?:bus|tram|train|station|stop)|by (?:bus|tram|train|public transport)/,
  address:
    /where (?:are|r) (?:you|u)|where (?:do|can) (?:i|we) (?:find|meet|board|check)|where is (?:your|the) (?:shop|store|office|studio|place|workshop|clinic)|what['’]?s your address|which (?:street|city|town)/,
  contact:
    /(?:call|ring|phone|text|email|message|whatsapp|write|reach|talk to|speak to|get hold of) (?:you|u|someone|somebody|a (?:person|human))|(?:phone|telephone) number|email address/,
  "who-runs-it":
    /who (?:are you|is|runs|owns|founded|started|is behind|['’]s the (?:boss|owner))|since when|how long have you (?:been|existed)|when (?:did you|were you|was (?:it|the \w+)) (?:start|found|open)/,
  areas:
    /(?:do|will|would|can|could) (?:you|u) (?:come|drive|travel|work|go|serve|cover|deliver) (?:out )?(?:to|in|as far|around)|how far (?:do|will|would|can) you|(?:which|what) (?:areas?|cit(?:y|ies)|towns?|places|regions?) (?:do|are|can|will)|i live in|we live in|outside (?:of )?/,
  pets: /pets?|dogs?|cats?|pupp(?:y|ies)|kittens?|animals?/,
  children: /(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|son|daughter|stroller|pram)/,
  "minimum-age":
    /how (?:old|young)|(?:\d{1,2}|five|six|seven|eight|nine|ten|twelve)[- ]?(?:years?|yrs?|yo)[- ]?(?:old|olds)?|what age|age limit|too (?:young|old)|old enough|(?:from|at) what age/,
  beginners:
    /(?:never|no) (?:\w+ )?(?:done|tried|played|been|experience|held|touched|had)|beginner|new to|first time|need (?:any |to have )?(?:experience|to know)|total novice|complete novice/,
  bring:
    /what (?:do|should|must|can|shall) (?:i|we) (?:need to |have to )?(?:bring|pack|take)|(?:bring|take) (?:with me|along)|need to bring|which (?:documents|papers)|what (?:documents|papers)/,
  prepare:
    /(?:before|prior to) (?:you (?:come|arrive|start)|the (?:visit|appointment|day))|(?:do|need|should) .{0,20}(?:prepare|get ready|beforehand)|(?:clear|empty|move) .{0,30}before/,
  "dress-code":
    /what (?:do|should|shall|must) (?:i|we|they|my \w+) (?:need to |have to )?(?:wear|put on)|dress code|which clothes|clothes|clothing|shoes/,
  booking:
    /(?:how|where|can|could) .{0,25}(?:book|reserve|schedule|make an appointment|sign up|get an appointment|get a slot)|reservations?|book online|appointment/,
  "walk-ins":
    /without (?:an )?(?:booking|appointment|reservation)|(?:need|have) to (?:book|make an appointment|reserve|call ahead)|(?:just|simply) (?:turn up|show up|walk in|drop (?:in|by)|come)|walk[- ]?in|spontaneous/,
  cancellation:
    /cancel|call (?:it )?off|change my mind|can['’]?t make it|back out|pull out|don['’]?t need it any ?more/,
  missed:
    /(?:don['’]?t|do not|didn['’]?t|forget to|forgot to) (?:show|turn) up|forget my|forgot my|miss (?:my|the|an) appointment|no[- ]show|(?:i['’]?m|i am|we are|im|running) (?:too )?late/,
  "missed-class":
    /(?:miss|skip|can['’]?t (?:come|make|attend)) .{0,20}(?:class|lesson|session|course|week|day|training|practice)|catch up|make up/,
  refunds: /(?:get|give|have|want) .{0,15}(?:money|cash) back|refunds?|reimburse/,
  returns: /(?:send|give|bring|take|ship) .{0,15}back|return(?:s|ed)?\b|exchange/,
  "how-long-it-takes":
    /how (?:long|quick(?:ly)?|fast|soon|many (?:days|hours|weeks|minutes))|when (?:will|do|can) (?:i|we|it|they|my).{0,20}(?:ready|done|finished|back|get)|same day/,
  "response-time":
    /how (?:quick(?:ly)?|fast|soon|long) .{0,25}(?:reply|answer|respond|get back|hear)|when (?:will|do) (?:i|you) (?:hear|reply|answer|respond)/,
  emergency:
    /(?:emergency|urgent|asap|right away|tonight|at night|out of hours)|(?:hurts?|pain|ache|toothache).{0,40}(?:today|now|urgent|same day)|(?:need|see) .{0,25}(?:today|right now|immediately)/,
  "spoken-languages":
    /(?:speaks?|talk) (?:english|german|french|spanish|italian|turkish|polish|russian|dutch|chinese|arabic|\w+ish)|(?:which|what) languages/,
  delivery:
    /(?:send|bring|ship|post|mail|deliver) .{0,30}(?:to me|my (?:house|home|place|door|address|office)|home|to (?:the )?\w+)|deliver(?:y|ies)?/,
  "delivery-abroad":
    /(?:ship|send|deliver|post|move) .{0,30}(?:abroad|overseas|other countries|internationally|outside|europe|france|germany|usa|uk|canada|ireland)/,
  collection: /(?:pick|collect|fetch).{0,15}(?:it|up|them|myself)/,
  "pick-up-service": /(?:do|can|could|will) you (?:pick|collect|fetch|come and get|come to)/,
  accessibility: /wheelchair|disabled|mobility|step[- ]free|walker|stairs|ramp/,
  wifi: /wi-?fi|internet|wlan/,
  warranty:
    /warranty|guarantee|(?:what if|if) .{0,20}(?:breaks?|stops working|fails|dies)|(?:covered|insured) if/,
  licensed: /insured|licensed|certified|qualified|vetted|background[- ]check/,
  vouchers: /gift (?:card|voucher|certificate)s?|vouchers?|as a (?:gift|present)|present for/,
  groups:
    /(?:group|party|team|bunch|class) of|for (?:a )?groups?|school class|company outing|\d+ (?:people|of us|persons|guests)/,
  "private-events": /birthday|wedding|bachelor|hen (?:do|party)|private (?:party|event)|celebrat/,
  "class-size": /how (?:many|big|large) .{0,20}(?:class|group|course|team)|(?:class|group) size/,
  included:
    /(?:is|are|what['’]?s|whats|what is) .{0,30}(?:included|part of|in the price)|comes with|come with/,
  rain: /rain|storm|bad weather|weather|windy|thunder/,
  equipment:
    /(?:need|bring|have|rent|borrow|hire|use) (?:my|our|your)? ?(?:own )?(?:gear|equipment|kit|tools|skates|shoes|rod|clubs|racket|board)|(?:lend|provide|supply)/,
  funding: /can['’]?t afford|help (?:with )?paying|scholarships?|financial (?:aid|help)|subsid/,
  trial: /(?:try|trial|taster|test) .{0,20}(?:class|lesson|session|day|out|first)|free trial|try it/,
  smoking: /smok(?:e|ing)|vape/,
  "check-in":
    /check ?in|check ?out|what time .{0,20}(?:arrive|leave|be out|get in)|when (?:can|do|must) (?:i|we) (?:arrive|leave|move in)/,
  "late-arrival":
    /arrive (?:late|after)|late (?:arrival|check)|after midnight|middle of the night|late at night/,
  breakfast: /breakfast/,
  luggage: /luggage|bags?|suitcases?/,
  disposal:
    /(?:take|haul|throw|get rid|dispose|recycle).{0,30}(?:away|old|trash|rubbish|waste|packaging|boxes|of)/,
  "clean-up": /(?:mess|dust|dirt|clean up|tidy|dirty)/,
  "new-patients": /(?:take|accept|taking|see|register) .{0,15}(?:new |nhs )?(?:patients?|clients?|members?)/,
  anxious: /scared|afraid|nervous|fear|anxious|terrified|phobia/,
  complaints: /(?:not|un)(?: ?happy| satisfied)|complain|don['’]?t like (?:it|the result)|went wrong/,
  "mobile-app": /(?:iphone|android|ios|mobile|phone) app|is there an app|app store/,
  password: /(?:forgot|lost|reset|change).{0,20}(?:password|passphrase|pin|login)/,
  "free-plan": /free (?:plan|version|trial|tier)|(?:is it|is \w+) (?:for )?free|what does it cost|how much/,
  support: /(?:get|need|where).{0,15}(?:help|support)|report (?:a )?(?:bug|problem)|found a bug/,
  "data-location":
    /where (?:are|is) (?:my|our|the) (?:data|files|pictures|photos|screenshots)|sent to (?:a|your) servers?/,
  browsers:
    /(?:work|run|available|version) .{0,15}(?:in|on|for) (?:firefox|chrome|safari|edge|windows|mac|linux|chromebook)/,
};
