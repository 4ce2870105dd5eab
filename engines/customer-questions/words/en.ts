import type { LanguageWords } from "../language-words.ts";

/** English: complete. */
export const en = {
  endings: /['’]?s|es/,
  persons:
    /I|my|we|our|ours|us|you|your|yours|guests?|visitors?|customers?|clients?|patients?|members?|players?|participants?|students?|pupils?|parents?|children|kids|beginners|everyone|attendees|residents|the (?:club|school|hotel|shop|store|team|office|practice|clinic|salon|restaurant|venue|apartment|house)|there (?:is|are)/,
  affirms:
    /available|accessible|included?|includes|free|complimentary|welcome|allowed|permitted|accept(?:s|ed)?|offer(?:s|ed)?|provide[sd]?|have|has|there (?:is|are)|possible|can|may|possible|not|no|non|on request|required|needed|must|equipped|listed|recogni[sz]ed|with/,
  acts: /call(?:ing)?|phone|telephone|email(?:ing)?|e-mail|write|text|contact(?:ing)?|visit(?:ing)?|book(?:ed|ing)?|reserv\w*|order(?:s|ed|ing)?|online|form|website|appl(?:y|ication)\w*|sign(?:ing)? up|regist\w*|enrol\w*|enquir\w*|inquir\w*|fill(?:ing)?|send(?:ing)?|come|drop|ask|click|via|app|donat\w*|join|message|dm/,
  intents: {
    contact: [
      "How can I contact you?",
      /contact(?:ing|ed)?|reach(?:ing)? you|phone number|email(?:ing)?|get in touch/,
    ],
    address: [
      "Where are you located?",
      /where (?:are you|is the|(?:do|can) (?:i|we) find you)|located|address|location/,
    ],
    hours: [
      "What are your opening hours?",
      /(?:opening|business|office|store|working) (?:hours|times)|your hours|when (?:are you|is the .{2,30}) open|when (?:do|does) .{2,30} (?:open|meet)/,
      /(?:we(?:['’]re| are)|(?:the|our) (?:office|shop|store|studio|clinic|salon|restaurant|kitchen|gym) is) open .{0,40}\d/,
    ],
    prices: [
      "What are your prices?",
      /how much(?! (?:time|space|room|notice|longer|weight|food|water|experience|luggage|baggage))|what (?:does|do|is) .{2,50} (?:cost|price|fee)|priced?|pricing|rates|cost|fees?/,
    ],
    "who-runs-it": [
      "Who runs {company}?",
      /who (?:are you|is(?! (?:it|this|that|there))|runs|owns|founded)|about (?:you|the company)/,
      /(?:[Oo]wned(?: and (?:operated|managed|run))?|run|[Ff]ounded|managed) by [A-Z]\w*|(?:is|are|['’]re) (?:an? )?(?:[\w-]+ ){0,2}[Ff]amily[- ](?:owned|run)|[Vv]olunteer[- ]run/,
    ],
    jobs: [
      "Are you hiring?",
      /hiring|careers?|vacanc(?:y|ies)|(?:any|open|available|current) jobs?\b|(?:apply for|offer|get) (?:an? )?jobs?\b|(?:there|have) jobs\b|jobs? (?:openings?|offers?|with you|at your)|^jobs?$/,
      /(?:we(?:['’]re| are)|currently) (?:always )?(?:hiring|looking for (?:new )?(?:staff|team members|people))|send (?:us )?your (?:cv|resume|application)/,
    ],
    payment:
      /(?:we|you can|please)(?: also| only)? (?:accept|take|pay)\b.{0,60}(?:cash|cards?|visa|mastercard|paypal|checks?|cheques?|transfer|venmo|zelle)|(?:cash|card)s? only|(?:cash|cards?|visa|master ?card|amex|paypal|che(?:que|ck)s|transfers?) (?:(?:is|are) )?(?:also )?(?:accepted|welcome)|payments? (?:is |are |can be )?(?:made|accepted|due|taken|by (?:cash|card|credit|check|cheque|bank|phone)|via)|pay (?:by|with|via|using|in) (?:cash|card|credit|debit|paypal|check|cheque|bank)|all major (?:credit )?cards/,
    invoice: ["Can I get an invoice?", /invoices?|receipts?/],
    parking: /parking|car park|you can park|park (?:your (?:car|vehicle)|in (?:our|the)|behind|on the)/,
    directions:
      /(?:minutes?|min|miles?|km|blocks?|walk)(?: walk| drive| ride)? (?:away )?(?:from|to|of) .{0,40}(?:station|stop|airport|highway|motorway|exit|downtown|cent(?:er|re)|subway|metro)|(?:bus|train|tram|metro|subway) (?:stop|station|line)|(?:take|leave) .{0,30}exit \d/,
    accessibility: /wheelchair|step-free|accessible (?:entrance|toilet|restroom|room|parking)|ramp access/,
    "spoken-languages":
      /[Ww]e (?:also )?speak [A-Z]\w*|(?:staff|team) speaks? [A-Z]\w*|(?:Spanish|English|German|French) spoken/,
    booking:
      /(?:you can |to |please )(?:book|schedule|reserve)\b.{0,80}(?:online|phone|call|website|form|app|e-?mail|appointment|text)|(?:book|reserve) (?:online|by phone|your)|reservations? (?:are|is|can|by|recommended|required)|(?:call|phone|text|email|message)(?: or (?:call|phone|text|email|message))?(?: us| me| directly| ahead| in advance| today)*(?: at [\d().+ -]{7,20})?(?: for| to (?:make|book|schedule)) (?:an? |your )?(?:reservations?|appointments?|booking)|appointments? (?:are |is |can be )?(?:made|booked|available) (?:online|by|via|through|on)/,
    "walk-ins": [
      "Do I need an appointment?",
      /walk-?ins?|without (?:an )?appointment|need (?:an appointment|to book|a reservation)|appointment (?:necessary|required)/,
      /walk-?ins?|by appointment only|no appointment|appointments? (?:is|are) (?:not )?(?:required|necessary|needed|recommended)|reservations? (?:is|are) (?:not )?(?:required|necessary|needed|recommended)/,
    ],
    cancellation:
      /(?:you (?:can|may) |to |please |free )cancel\b.{0,80}(?:time|hours|days|notice|before)|cancell?ations? (?:are|is|must|made|within|up to|fee|less|more|with|policy)|cancel any ?time|(?:free|no) cancell?ation|cancell?able/,
    "open-sundays": [
      "Are you open on Sundays?",
      /sundays?/,
      /(?:open|closed) (?:on )?(?:saturdays? and )?sundays?|sundays?\s?:?\s?(?:closed|open|\d)|(?:open )?(?:7|seven) days (?:a|per) week|open (?:every day|daily)/,
    ],
    "open-holidays": [
      "Are you open on public holidays?",
      /holidays|christmas|easter/,
      /(?:open|closed) (?:on |for |during )?(?:all |most |public |bank |major |federal |the )*(?:holidays|christmas)/,
    ],
    vouchers: /gift (?:vouchers?|cards?|certificates?)/,
    discounts:
      /discounts?\b.{0,60}(?:for|if|when|\d+)|\d+ ?% (?:off|discount)|reduced (?:rate|price|fee)|get \d+ ?%/,
    deposit:
      /(?:a|an|no|non-refundable|refundable|security|damage) .{0,25}deposit\b|deposit (?:of|is|required|due)|\d+ ?% .{0,25}deposit\b/,
    installments: ["Can I pay in installments?", /installments?|financing|payment plans?|monthly payments/],
    groups: [
      "Do you take groups?",
      /groups?|part(?:y|ies) of|school class/,
      /(?:groups|parties) (?:up to|from|over|are welcome|of)|groups? of (?:up to )?\d|group (?:bookings?|rates?|discounts?|tours?|visits?)|for groups/,
    ],
    children: [
      "Are children welcome?",
      /children|kids|child(?:care)?|family[- ]friendly|babies|toddlers/,
      /(?:children|kids|families|all ages)(?: and [a-z]+)? (?:are |of all ages )?(?:welcome|free|stay|under|allowed)|(?:kid|child|family)[- ]friendly|(?:good|great|suitable) for (?:kids|children|families)|all ages/,
    ],
    pets: /pets?(?! (?:bottles?|food|supplies|beds?|toys?|products?))|(?<!hot )dogs?(?! (?:training|trainer|grooming|food|walk|beds?|toys?))/,
    "minimum-age":
      /\b(?:you|participants?|members?|volunteers?|children|kids|guests?|players?|students?|riders?|swimmers?|visitors?|drivers?|attendees?)\b.{0,30}\b(?:at least|over|aged|minimum of|under|younger than|older than) \d{1,2}\b|minimum age|ages? \d{1,2}\s?(?:and|to|–|-|\+|&)|\d{1,2}\+ (?:only|years old|years of age)|(?:(?:children|kids|riders|guests|participants|students) )?(?:aged? )?\d{1,2} (?:years|yrs)(?: old| of age)? (?:&|and|or) (?:up|older|over|above)|all ages (?:are |welcome)|(?:children|kids|students|pupils|girls|boys|classes|players)\b.{0,25}\b\d{1,2}\s?(?:-|–|to|and)\s?\d{1,2}[- ]years?(?:[- ]olds?)?\b/,
    licensed:
      /(?:we(?:['’]re| are)|I(?:['’]m| am)|(?:our|the) (?:team|company|staff|technicians|contractors|plumbers|electricians)) .{0,40}(?:licen[sc]ed|insured|certified|accredited|bonded)|(?:fully )?licen[sc]ed(?:,| and| &) (?:bonded|insured)|(?:is|are) (?:fully )?insured(?:,| and| &) licen[sc]ed|(?:we|our) .{0,40}(?:fully|properly) (?:licen[sc]ed|insured|certified|qualified)|licen[sc]e (?:no|number|#)/,
    areas:
      /(?:coverage|service) area (?:includes|covers|is) (?:(?:the|all|of|most) ){0,2}[A-Z]\w*|[Ww]e (?:proudly |currently |also )?(?:serve|cover|deliver to|work (?:in|across|throughout)|travel to) (?:(?:clients|customers|families|homeowners|businesses|people) (?:in|across|throughout) )?(?:(?:the|all|of|entire|whole|greater|surrounding|most) ){0,4}[A-Z]\w*|(?<!\p{L} )[Ss]erving (?:(?:the|all|of|entire|greater|residents|families|customers|in|across|throughout) ){0,4}(?!Your|You|Our|Families|Customers|Since|Up|Breakfast|Lunch|Dinner|Food)[A-Z]\w*/u,
    delivery:
      /(?:will|can) deliver (?:your|to|across|within|throughout|anywhere|all|any|orders?)\b|we (?:ship|dispatch|(?:also )?deliver (?:to|across|within|throughout|nationwide|worldwide|locally|anywhere|free|for free|from|your|orders?|parcels?|goods|products))|(?:free|standard|express|home|same[- ]day|next[- ]day|local) (?:shipping|delivery)|(?:orders|items|parcels|products) (?:are|will be|is) (?:shipped|delivered|sent)|(?:delivery|shipping) (?:is|takes|costs|available|options?|times?|timelines?|via|within|by)|(?:tracked|insured|express) (?:shipping|delivery)/,
    "delivery-cost": [
      "How much is delivery?",
      /(?:delivery|shipping|postage) (?:fee|cost|charge|price)s?|(?:how much|cost).{0,20}(?:delivery|shipping)|free (?:delivery|shipping)/,
      /(?:delivery|shipping|postage)/,
    ],
    "minimum-order": [
      "Is there a minimum order?",
      /minimum (?:order|charge|spend|purchase|quantity)|call-?out minimum/,
    ],
    warranty:
      /\d+[- ](?:day|month|year)s? (?:[a-z]+ )?(?:guaranteed?|warranty)|(?:backed by|comes? with|offer|provide|give|have) .{0,40}(?:guaranteed?|warranty)|(?:warranty|guarantee) (?:of|on|for|covers|is)|(?:lifetime|satisfaction) (?:guarantee|warranty)/,
    returns:
      /(?:you (?:can|may) |to )return .{0,60}(?:within|days|item|product|order)|returns? (?:are|is|must|within|accepted)|(?:can|may|must) be (?:returned|exchanged)|you have \w+ days to|all sales (?:are )?final/,
    refunds:
      /(?<!\(.{0,80})refunds? (?:are|is|will|within|of|minus|cannot|subject)|(?:full|partial|no|no cash|100 ?%|\d+ ?%) refunds?|money[- ]back|non-?refundable/,
    quote:
      /(?:free|no[- ]obligation) (?:[a-z-]+ )?(?:estimates?|quotes?|quotations?)|(?:for|request|get) (?:a|an|your) (?:free )?(?:estimate|quote)/,
    "response-time": [
      "How quickly do you reply?",
      /(?:how (?:fast|quickly|soon|long)).{0,30}(?:reply|respond|answer|hear back)|response time/,
      /(?:reply|respond|answer|get back|response|in touch|hear (?:back )?from us).{0,40}(?:hours?|days?|minutes?)/,
    ],
    "how-long-it-takes": ["How long does it take?", /how long|turnaround|duration/],
    emergency:
      /(?:24\/7|24[- ]hour|same[- ]day|emergency) (?:service|call-?outs?|repairs?|appointments?|line|number|plumb\w*|electric|care)|in an emergency/,
    "first-visit": /(?:your|the) first (?:visit|appointment|session|class|lesson) .{10,}/,
    bring:
      /(?:please|should|need to|must|remember to|don['’]t forget to) (?:also )?(?:bring|wear)\b(?! out| up| about| together| (?:it|them|these|those|your \w+) (?:in(?:to)?|back|to|round|down|over)\b)|(?:provide|bring) your own|^(?:always |also )?bring (?:your|a|an|along|water|snacks|warm\w*|clothes|towels)\b(?!.{0,60}\b(?:in(?:to)?|back|to (?:life|light|fruition|reality|market)|(?:to|round to|down to) (?:us|our|the (?!appointment|visit|class|lesson|session|course|event|first|interview)))\b)/,
    prepare:
      /(?:please )?(?:arrive|avoid|do not|don['’]t(?! need)|wash|remove) .{3,60}(?:before|prior(?! experience)|early|beforehand)/,
    wifi: [
      "Is there Wi-Fi?",
      /wi[ -]?fi|wlan|internet/,
      /wi[ -]?fi|wlan|(?:free|high-speed|broadband) internet|internet (?:access|is available)/,
    ],
    toilets: ["Are there toilets?", /toilets?|restrooms?|bathrooms? on site/],
    instructors: [
      "Who are your instructors?",
      /(?:your|the) (?:instructors?|teachers?|coach(?:es)?|trainers?|doctors?|dentists?|therapists?|lawyers?|team|staff)|who (?:teaches|treats|coaches)/,
    ],
    newsletter: [
      "How do I get your newsletter?",
      /newsletter|mailing list/,
      /(?:newsletter|mailing list).{0,60}(?:@|by (?:e-?mail|sending)|in the footer|form)/,
    ],
    complaints: ["How can I make a complaint?", /complaints?|complain|not (?:happy|satisfied)/],
    privacy: ["What information do you collect?", /(?:data|information) (?:do you|does|is) .{0,30}collect/],
    missed: [
      "What happens if I don't show up?",
      /miss (?:my|an|a)|no-?shows?|missed|(?:don['’]t|do not) (?:show up|come|turn up)/,
      /no-?shows?|missed (?:appointments?|lessons?|sessions?)|fail to (?:attend|show|cancel)/,
    ],
    late: [
      "What happens if I arrive late?",
      /\blate\b/,
      /(?:if you(?:['’]re| are)|arriv\w+|more than .{2,20}) late|late arrivals?/,
    ],
    "opening-season": [
      "When is your season?",
      /season(?:al)?|months are you open|open all year|winter/,
      /(?:open|season) .{0,30}(?:from|until|through|to) .{0,20}(?:january|february|march|april|may|june|july|august|september|october|november|december)|open (?:all )?year[- ]round/,
    ],
    vegetarian: ["Do you have vegetarian or vegan dishes?", /vegetarian|vegan|plant-based/],
    "gluten-free": [
      "Do you have gluten-free dishes?",
      /gluten/,
      /gluten[- ]?free|(?:without|no) gluten|c(?:o?e)liac/,
    ],
    allergens:
      /allerg(?:y|ies|en|ens)\b|dietary (?:needs|requirements|restrictions)|(?:(?:may )?contains?|traces of)\b.{0,60}\b(?:gluten|wheat|milk|dairy|lactose|eggs?|nuts?|peanuts?|almonds?|hazelnuts?|soya?|soybeans?|sesame|shellfish|crustaceans?|celery|mustard|lupin|mollus[ck]s?|sul(?:ph|f)ites?)\b/,
    halal: ["Is your food halal or kosher?", /halal|kosher/],
    takeaway: [
      "Do you offer takeaway?",
      /take-?(?:away|out)|to go|carry-?out/,
      /take-?(?:away|out)\b|carry-?out/,
    ],
    catering: ["Do you offer catering?", /cater(?:ing|ers?)?\b/],
    "private-events": [
      "Can I hold a private event with you?",
      /private (?:event|party|dining|hire)|birthday part(?:y|ies)|wedding|celebrat\w*/,
      /private (?:events?|part(?:y|ies)|dining|functions?|hire)|(?:birthday|wedding|corporate)(?: and [a-z]+)? (?:part(?:y|ies)|events?|receptions?)/,
    ],
    "outdoor-seating": [
      "Can I sit outside?",
      /outdoor seating|outside|terrace|patio|beer garden|garden/,
      /outdoor (?:seating|dining|tables)|terrace|patio|beer garden/,
    ],
    "last-orders": [
      "How long is the kitchen open?",
      /kitchen|last orders?/,
      /(?:kitchen (?:is open|closes|hours)|last orders?).{0,40}\d/,
    ],
    lunch: [
      "Do you serve lunch?",
      /lunch/,
      /(?:lunch (?:is )?(?:served|menu|special|from)|(?:serve|offer|open for) .{0,20}lunch)/,
    ],
    "children-menu": ["Is there a children's menu?", /(?:kids|children)['’]?s? menu|high ?chairs?/],
    "dress-code": [
      "Is there a dress code?",
      /dress code|(?:should|do) i wear|clothing/,
      /dress code|(?:wear|dress) (?:comfortable|casual|smart|appropriate|suitable)/,
    ],
    corkage: [
      "Can I bring my own drinks?",
      /corkage|byob?|own (?:wine|drinks|cake|food)|snacks/,
      /corkage|byob|(?:own|outside) (?:wine|drinks|cake|food|alcohol)/,
    ],
    "live-music": [
      "Is there live music?",
      /live music|concerts?|entertainment/,
      /live (?:music|bands?|entertainment)/,
    ],
    breakfast: /breakfast/,
    "call-out-fee": [
      "Is there a call-out fee?",
      /call-?out|trip (?:fee|charge)|service (?:call|fee)|diagnos\w*/,
      /call-?out|trip (?:fee|charge)|service (?:call|fee|charge)|travel (?:fee|charge)|diagnostic/,
    ],
    weekends: [
      "Do you work at weekends?",
      /weekends?|saturdays?/,
      /(?:open|available|work|appointments?|call-?outs?|we(?:['’]re| are)?)(?: \w+){0,4} (?<!holiday )(?:weekends?|saturdays?|evenings? and weekends)|(?:weekends?|saturdays?|evening) (?:appointments?|availab\w+|service|hours|calls?)/,
    ],
    parts: [
      "Who supplies the parts and materials?",
      /parts|materials?/,
      /(?:we (?:supply|provide|bring|use|stock)|you (?:supply|provide|buy|purchase)) .{0,30}(?:parts|materials|fixtures)|parts (?:are )?(?:not )?included/,
    ],
    "clean-up": [
      "Do you clean up afterwards?",
      /clean(?:ing)? up|tidy(?:ing)?|mess(?:y)?/,
      /(?:clean(?:ing)?[- ]?up|leave (?:your|the) .{2,30} clean|haul away)/,
    ],
    "pick-up-service": [
      "Do you pick up and return items?",
      /pick(?:ing)? ?up|collect(?:ing)?/,
      /(?:free )?pick-?up (?:and|&) (?:delivery|return|drop)|we (?:can )?(?:also )?pick up (?:and|your|the)/,
    ],
    disposal: [
      "Do you take away old items?",
      /dispos\w*|take away|haul(?:ing)?|recycl\w*|old (?:appliance|device|furniture)/,
      /(?:dispos|haul|take away|remov|recycl)\w* .{0,20}(?:old|your|debris|waste|rubbish|junk)/,
    ],
    brands: [
      "Which brands do you work with?",
      /brands?|manufacturers?|makes/,
      /(?:brands? (?:we|such|include|like)|all (?:major )?(?:brands|makes)|authorized (?:dealer|service))/,
    ],
    "loan-devices": [
      "Do you lend a replacement during the repair?",
      /loan(?:er)?|lend(?:ing)?|courtesy car|replacement (?:device|bike|car)/,
    ],
    permits: [
      "Do I need a permit?",
      /permits?\b/,
      /permits? (?:is|are|required|needed|if)|(?:pull|obtain|handle|get) .{0,20}permits?/,
    ],
    "health-insurance":
      /(?:accept|take|work with|cover|bill)\w* .{0,40}insurance|insurance (?:plans?|providers?|companies|is|accepted)/,
    "new-patients": [
      "Are you taking new patients?",
      /new patients?|new clients|register as a patient/,
      /new patients/,
    ],
    referral: [
      "Do I need a referral?",
      /referr(?:al|ed)/,
      /referrals? (?:letter )?(?:is|are|from|required|needed|necessary|by)|(?:need|require|without|have|accept|bring|no)\w* (?:an? |your )?(?:[\w’'-]+ ){0,2}referral|self-referr?\w*|referred by (?:your|a|an) /,
    ],
    prescriptions: ["How do I get a prescription?", /prescription/],
    "home-visits": [
      "Do you come to my home?",
      /home visits?|house calls?|come to (?:my|our|me|us)|mobile service|at home/,
      /home visits?|house calls?|come to (?:you\b|your (?:home|house|place|door|office))|mobile (?:service|school|salon|groom)|in[- ]home/,
    ],
    "online-sessions": [
      "Can I have an appointment online?",
      /online (?:appointment|consult(?:ation)?|session|class|lesson|course)|video (?:call|consult)|zoom|tele(?:health|medicine)|virtual(?:ly)?|remote(?:ly)?/,
      /(?:offer|available|have|provide|take|via|by|hold|give)\w* .{0,30}(?:online (?:appointments?|consultations?|sessions?|classes|lessons?|courses?)|video (?:calls?|consultations?)|zoom|tele(?:health|medicine))|(?:online|virtual) (?:appointments?|consultations?|sessions?|classes|lessons?) (?:are|is|available)/,
    ],
    "waiting-time": [
      "How long is the wait?",
      /wait(?:ing)? (?:time|list|long)|how long .{0,20}wait/,
      /(?:wait(?:ing)? times?) .{0,40}\d|\d.{0,20} wait\b|no wait(?:ing)?\b/,
    ],
    results: ["How do I get my results?", /results/, /(?:test|lab|your) results/],
    anxious: [
      "What if I am anxious about the treatment?",
      /anxious|nervous|afraid|fear|pain(?:ful)?|sedation/,
      /(?:anxious|nervous) (?:patients?|about)|sedation/,
    ],
    records: ["How do I get my records?", /records|medical file/, /(?:medical|dental|patient|your) records/],
    treatments: [
      "What do you offer?",
      /what (?:services|treatments|products|courses|do you (?:do|offer|sell))|do you (?:offer|do|provide)/,
    ],
    "own-products": [
      "Which products do you use?",
      /products do you (?:use|sell)|cruelty|organic products/,
      /(?:we (?:only )?use|our products are|products (?:we|from)).{0,50}(?:products?|organic|natural|vegan|cruelty)/,
    ],
    bridal: ["Do you do weddings?", /wedding|bridal|bride/],
    consultation: [
      "Is the first consultation free?",
      /(?:free|initial|first) (?:consultation|meeting|call|assessment)|consultation/,
      /(?<!feel )(?:free|complimentary|no[- ]obligation) (?!to )(?:[a-z\d-]+ ){0,2}(?:consultations?|(?:discovery|phone|video|introductory) calls?|assessments?|meetings?|evaluations?)|(?:first|initial) (?:\d+[- ]minute )?(?:consultation|call|assessment|meeting|evaluation).{0,40}(?:free|no (?:charge|cost)|[$€£]\s?\d)/,
    ],
    men: [
      "Is it for men and women?",
      /\bmen\b|women|unisex/,
      /(?:men and women|women and men|unisex|ladies and gentlemen)/,
    ],
    "allergy-test": ["Do I need an allergy test?", /allergy test|patch test/],
    join: /(?:to (?:join(?! (?:our|the|us|in|your|this) ?(?:growing |amazing )?(?:team|staff|newsletter|mailing|conversation|list|fun|call)?\b)|join (?:our|the|us)(?= (?:club|group|league|choir|association|chapter|congregation|classes))|register|enrol|enroll|sign up)|(?:join|register|enrol|enroll|sign up) (?:online|by|via|through)|registration (?:is|opens|form)|no registration|become a member)/,
    "membership-fee": [
      "How much is membership?",
      /membership (?:fee|cost|price|dues)|dues|how much .{0,20}(?:member|join)|cost to join/,
      /membership|dues|annual fee|season fee/,
    ],
    trial:
      /(?:free|first) (?:trial|taster|lesson|class|session|week|month)|\d+[- ](?:day|week|month) (?:free )?trial|trial (?:lesson|class|session|period|is)|try (?:it|us|one|a class) .{0,20}free/,
    "training-times": [
      "When do you train or meet?",
      /when (?:do|does|is|are) .{0,40}(?:train|practi[cs]e|meet|class|lesson)|training times|class times|scheduled?|timetable/,
      /(?:we (?:[a-z]+ly |also |usually )?(?:meet|train|practi[cs]e|rehearse|play|run)|join us|rehearsals?|training|practices?|classes|lessons|meetings?|sessions) .{0,60}(?:mon|tues|wednes|thurs|fri|satur|sun)days?/,
    ],
    beginners: [
      "Can I come as a beginner?",
      /beginners?|experienced?|no prior|never|skill level|starter/,
      /(?:beginners?|no (?:prior )?experience|all (?:skill )?levels|all abilities|never (?:played|tried|done|sung)|regardless of (?:experience|ability)|(?:do not|don['’]t) (?:need|have) to be able to)/,
    ],
    equipment: [
      "Do I need my own equipment?",
      /equipment|gear|own (?:board|racket|bike|skates|kit|clubs)/,
      /(?:equipment|gear|helmets?|boards?|rackets?|skates?)(?: and \w+)? (?:is|are|will be|can be)? ?(?:all |also )?(?:provided|included|available|supplied|not required|rented|necessary)|(?:provide|supply|bring|need|own) .{0,40}(?:equipment|gear|helmets?|rackets?|skates?)/,
    ],
    "notice-period": [
      "What is the notice period?",
      /notice(?: period)?|terminate|leave the club|end (?:my|the) (?:contract|membership)|minimum (?:term|contract)/,
      /(?:notice period|\w+ (?:days|weeks|months)['’]? (?:written |minimum |advance |prior )?notice|minimum (?:term|contract)|no (?:long-term )?contracts?)/,
    ],
    competitions: [
      "Are there competitions?",
      /competitions?|tournaments?|matches|league/,
      /(?:competitions?|tournaments?|league|rated games) .{0,40}(?:held|hosted|take place|every|open|are|is)|(?:host|hold|run|enter|organi[sz]e)\w* .{0,30}(?:competitions?|tournaments?)/,
    ],
    hire: [
      "Do you rent out rooms or equipment?",
      /rent(?:al|ing|ed)?|hir(?:e|ed|ing)/,
      /(?:for (?:rent|hire)|rentals? (?:includes?|available|is|are|cost)|(?:rent|hire) (?:out|our|the|an?|your)|available (?:for|to) (?:rent|hire|rental))/,
    ],
    spectators: [
      "Can I watch?",
      /spectators?|watch(?:ing)?|parents (?:stay|watch)|audience/,
      /(?:spectators?|parents|visitors) (?:are |may |can |must |should )(?:also |always |not )?(?:be )?(?:welcome|allowed|permitted|invited|watch(?:ing)?|stay|remain|wait|attend|sit|come)|watch (?:the|a|our) (?:class|lesson|practice|training|match|race)/,
    ],
    "club-rules": ["Which rules apply?", /rules|conduct/],
    "waiting-list": [
      "Is there a waiting list?",
      /wait(?:ing)? ?list|spots? left|places? (?:left|free)|full(?:y booked)?/,
      /wait(?:ing)? ?list|limited (?:spots|places|spaces)/,
    ],
    "start-dates": [
      "When does the next course start?",
      /when (?:does|do|is|are) .{0,40}(?:start|begin|next)|start dates?|next (?:course|class)|dates|term/,
      /(?:(?:next|new) (?:course|class|term|session|semester|season)|(?:courses?|classes|lessons|school|term|semester|season) (?:starts?|begins?|runs?)) .{0,40}(?:\d|january|february|march|april|may|june|july|august|september|october|november|december)/,
    ],
    "class-size": [
      "How many people are in a class?",
      /(?:how many|class size|group size|ratio|max(?:imum)?)/,
      /(?:class(?:es)?|groups?) (?:sizes? )?(?:is |are |of |has |have )?(?:kept )?(?:limited to|up to|no more than|a maximum of|max\.?|small|\d{1,2} (?:students?|people|children|pupils))|(?:maximum|max\.?|up to|limited to) (?:of )?\d+ (?:students?|people|participants?|pupils?|children|players?|dogs)|\d+-person/,
    ],
    certificate: [
      "Do I get a certificate?",
      /certificate|diploma|certification|qualification|credits?/,
      /(?:receive|get|earn|awarded|issue)\w* .{0,30}(?:certificate|diploma|certification|qualification)|certificate of/,
    ],
    funding: /(?:scholarships?|bursar(?:y|ies)|grants?|financial (?:aid|assistance|support)) .{3,}/,
    "course-language": [
      "In which language is it held?",
      /which language|(?:in|held in) english|translated/,
      /(?:held|taught|conducted|given) in (?:English|German|French|Spanish|Italian|Dutch|Polish|Russian|Turkish|Japanese|Chinese|two|several|both)/,
    ],
    "missed-class": [
      "What happens if I miss a class?",
      /miss (?:a|my|one|the) (?:class|lesson|session|training)|make-?up (?:class|lesson)/,
      /make-?up (?:class|lesson|session)e?s?|miss(?:ed)? (?:a |your )?(?:class|lesson)/,
    ],
    "course-material": [
      "Do I need books or materials?",
      /books|(?:a|any|the|which|what|own) book|materials?|textbooks?/,
      /(?:books?|materials?|textbooks?) .{0,20}(?:included|provided|required|needed|not)/,
    ],
    exams: [
      "How does the exam work?",
      /exams?|test\b|examination/,
      /(?:driving|theory|written|final|grading|entrance) (?:exam|test)|the exam(?:ination)? (?:is|takes|consists|costs|lasts)/,
    ],
    requirements: ["What do I need?", /requirement|what do i need|prerequisite/],
    included:
      /(?:price|fee|rate|rental|lesson|class|course|package|tuition|membership|ticket|stay|booking|subscription|admission|session)s?\b.{0,30}(?:includes?|comes? with)\b(?!.{0,20}\b(?:tax(?:es)?|vat|gst)\b).{3,}|(?:is|are) included in (?:the|your|our) (?:price|fee|rate|rent|tuition)/,
    "delivery-time": [
      "How long does delivery take?",
      /(?:how long|when).{0,40}(?:delivery|deliver(?:ed|ing)?|ship(?:ped|ping)?|arrived?|order)|delivery times?|shipping time/,
      /(?:ship|deliver|dispatch|delivery|shipping)\w* .{0,40}(?:days?|weeks?|hours?)|arrives? (?:with)?in .{0,30}(?:days?|weeks?|hours?)/,
    ],
    "delivery-abroad": [
      "Do you ship abroad?",
      /abroad|international(?:ly)?|worldwide|overseas|outside/,
      /(?:ship|deliver|shipping|delivery)\w* .{0,30}(?:worldwide|international|abroad|overseas|countries)|international (?:shipping|delivery|orders)/,
    ],
    collection: [
      "Can I collect my order?",
      /collect(?:ion|ing)?|pick[- ]?up/,
      /(?:collect|pick[- ]?up) .{0,40}(?:orders?|(?:in|at|from) (?:the |our )?(?:store|shop)|in person|from us)|(?:in-store|local|curbside|free) (?:pick-?up|collection)|click (?:and|&) collect/,
    ],
    "order-tracking": [
      "How do I track my order?",
      /track(?:ing|ed)?/,
      /track(?:ing)? (?:numbers?|your|links?|codes?|ids?)/,
    ],
    "how-to-order":
      /(?:to (?:place an )?order|place (?:your|an) order|order (?:online|by|via|through)|orders? (?:can be|must be|by))\b.{3,}/,
    stock: [
      "Do you have your items in stock?",
      /stock|available|sold out|back in/,
      /in stock|out of stock|sold out|made to order/,
    ],
    "custom-orders": [
      "Do you make custom orders?",
      /custom(?:i[sz]\w*)?|personali[sz]\w*|bespoke|special order/,
      /custom[- ](?:orders?|made|designs?|builds?)|personali[sz]ation|personali[sz]ed (?:[a-z-]+ ){0,5}(?:gifts?|favou?rs?|items?|products?|orders?|cards?|cakes?|prints?|jewel\w*|pieces?|designs?)|bespoke|special orders?/,
    ],
    "gift-wrapping": ["Do you wrap gifts?", /gift ?wrap(?:p\w*)?|wrap(?:p\w*)?/],
    wholesale: [
      "Do you sell wholesale?",
      /wholesale|reseller|bulk|trade (?:price|account)/,
      /wholesale|bulk (?:orders?|discounts?)|trade (?:prices?|accounts?)/,
    ],
    "shop-repairs": [
      "Do you repair items?",
      /repair(?:ed|ing)?|fix(?:ed|ing)?|servic(?:e|ed|ing)/,
      /(?:repairs?|tune-?ups?|servicing) .{0,30}(?:available|offer|on the spot|while|same|in-house)|(?:we|can) (?:also )?(?:repair|fix|service)\b/,
    ],
    "trade-in": [
      "Do you buy used items?",
      /trade-?in|buy (?:used|second|my|old)|second[- ]?hand|used/,
      /trade-?ins?|(?:we )?buy (?:used|second|your|old)|consignment/,
    ],
    "change-order": [
      "Can I change my order?",
      /change (?:my|an) order|cancel (?:my|an) order/,
      /(?:change|cancel|amend) (?:your|an|the) order/,
    ],
    "check-in": /check-?in|check-?out|arrival (?:time|from)|departure (?:time|by)/,
    "late-arrival": [
      "Can I arrive late?",
      /late (?:check-?in|arrival)|arrive (?:late|after)|key ?box|self check/,
      /(?:late (?:check-?in|arrivals?)|arriv\w+ after|self[- ]check-?in|key ?(?:box|safe))/,
    ],
    luggage: ["Can I leave my luggage?", /luggage|bags|baggage/, /luggage|baggage/],
    "minimum-stay": [
      "Is there a minimum stay?",
      /minimum (?:stay|nights?)|how many nights|one night/,
      /minimum (?:stay|of \w+ nights?)|(?:two|three|\d)[- ]nights? minimum|minimum (?:two|three|\d+)[- ]nights?/,
    ],
    "extra-bed": [
      "Is there a cot or an extra bed?",
      /cots?|cribs?|extra beds?|sofa ?bed|baby bed|high ?chair/,
    ],
    "room-capacity": [
      "How many guests can stay?",
      /how many (?:guests|people|persons)|sleeps/,
      /sleeps (?:up to )?\w+|(?:up to|maximum of|max\.?|seats|holds) \w+ (?:guests|people|persons|adults)|for \w+ (?:guests|people|persons|adults)/,
    ],
    smoking: [
      "Is smoking allowed?",
      /smok\w*/,
      /(?:no|non)[- ]?smok\w*|smok(?:ing|ers?) .{0,20}(?:allowed|permitted|area|prohibited|not|outside)|smoke-free/,
    ],
    linen: [
      "Are towels and bed linen included?",
      /towels?|linens?|bedding|sheets/,
      /(?<!paper )(?:towels?|linens?|bedding|bed sheets)\b.{0,40}(?:included|provided|supplied|available|for an extra|rent)|(?:include|provide|supply|supplie)\w* .{0,40}(?:bath towels?|linens?|bedding|(?<!paper )towels)/,
    ],
    kitchen: [
      "Is there a kitchen?",
      /kitchen|cook(?:ing)?|fridge|microwave/,
      /(?:fully equipped|shared|private|own|equipped) kitchen(?:ette)?|kitchen(?:ette)? (?:with|is|has)|(?:fridge|microwave|oven)/,
    ],
    "final-cleaning": [
      "Is cleaning included?",
      /clean(?:ing|ed|er)?/,
      /(?:final |end )?cleaning (?:fee|is|included|charge|service)|daily cleaning|housekeeping/,
    ],
    "tourist-tax": [
      "Is there a tourist tax?",
      /tourist tax|city tax|visitor'?s? tax|occupancy tax|resort fee/,
    ],
    pool: [
      "Is there a pool or sauna?",
      /pool|sauna|hot tub|jacuzzi|spa/,
      /(?:swimming |heated |outdoor |indoor )pool|sauna|hot tub|jacuzzi/,
    ],
    "air-conditioning": [
      "Is there air conditioning?",
      /air[- ]?con(?:dition\w*)?|\bac\b|heating/,
      /air[- ]?condition\w*/,
    ],
    transfer: [
      "Do you offer a transfer?",
      /transfer|shuttle|airport (?:pick|taxi)|pick (?:me|us) up/,
      /(?:airport|station|free) (?:transfers?|shuttle|pick-?up)|shuttle/,
    ],
    charging: [
      "Can I charge an electric car?",
      /electric (?:car|vehicle)|ev charg\w*|charging|wallbox/,
      /(?:ev|electric|car|vehicle) charg\w*|charging (?:station|point)|wallbox/,
    ],
    bikes: [
      "Can I store or rent bicycles?",
      /bikes?|bicycles?|cycling/,
      /(?:bikes?|bicycles?) .{0,20}(?:storage|rent|hire|available|free)|(?:rent|hire|store|storage)\w* .{0,20}(?:bikes?|bicycles?)/,
    ],
    laundry: ["Can I do laundry?", /laundry|washing machine|dryer/],
    elevator: ["Is there an elevator?", /elevator|\blift\b/],
    dinner: [
      "Can I have dinner?",
      /dinner|evening meal|half board|restaurant/,
      /(?:dinner|evening meals?|half[- ]board)(?: is| are| can be)? (?:available|served|included|offered|possible|on request|from)/,
    ],
    "private-bathroom": [
      "Do the rooms have a private bathroom?",
      /(?:private|own|shared) (?:bathrooms?|showers?)|en[- ]?suite|bathtub/,
      /(?:private|own|shared) (?:[a-z]+ )?(?:bathrooms?|showers?)|en[- ]?suite|bathrooms? with/,
    ],
    television: ["Do the rooms have a TV?", /tvs?|televisions?/],
    balcony: [
      "Are there rooms with a balcony or terrace?",
      /balcon(?:y|ies)|(?:private|own|roof) (?:terraces?|patios?)/,
    ],
    "room-count": [
      "How many rooms do you have?",
      /how many (?:rooms|bedrooms|apartments|cabins)|number of (?:rooms|bedrooms)/,
      /(?:has|have|with|are|let|rent|offers?|just|only) (?:just |only )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:[a-z-]+ ){0,2}(?:rooms|bedrooms|apartments|cabins|cottages)/,
    ],
    sights: [
      "What is there to see nearby?",
      /nearby|sight(?:seeing)?|things to do|attractions|to do around/,
      /(?:minutes?|miles?|km) (?:from|to) (?!.{0,50}(?:[Aa]irport|[Ss]tation|[Hh]ighway|[Ii]nterstate))[A-Z].{3,}|within walking distance/,
    ],
    "legal-aid": ["Can I get legal aid?", /legal aid|pro bono|cannot afford/, /legal aid|pro bono/],
    "first-consultation": [
      "How much is a first consultation?",
      /(?:first|initial|free) consultation|consultation (?:fee|cost)/,
      /(?:first|initial|free) (?:legal )?consultation/,
    ],
    "legal-fees": [
      "How are your fees calculated?",
      /fees?|hourly rate|retainer|contingency|no win/,
      /(?:hourly (?:rate|basis)|flat fees?|fixed fees?|retainer|contingency|no win,? no fee|fees? (?:are|is|depend)(?! (?:exclusive|inclusive|subject to|not )|.{0,25}\b(?:vat|tax)\b))/,
    ],
    "legal-insurance": ["Does legal insurance pay?", /legal (?:expenses )?insurance/],
    confidentiality: [
      "Is what I tell you confidential?",
      /confidential(?:ity)?|privileged?|secret|discre(?:et\w*|tion)/,
      /(?:confidential(?:ity|ly)?|attorney[- ]client privilege|in confidence)/,
    ],
    documents: [
      "Which documents do I need?",
      /documents?|paper(?:work)?|passport/,
      /(?<!we (?:can |will |may )?)(?:bring|need|require|send|provide|submit)\w* .{0,40}(?:documents?\b|papers|passport|proof of|photo id|identification|driver['’]?s licen[cs]e\b)/,
    ],
    representation: [
      "Who handles my case?",
      /who (?:will )?(?:handles?|works? on|represents?)|my case/,
      /(?:your|each) (?:case|matter|project|file) (?:is|will be) (?:handled|led|managed)/,
    ],
    deadlines: [
      "Which deadlines apply?",
      /deadlines?|how long do i have|statute/,
      /deadlines?|statute of limitations|no later than/,
    ],
    "free-plan": [
      "Is there a free plan?",
      /free (?:plan|version|tier|account|forever)|is it free/,
      /free (?:plan|version|tier|account|forever)|(?:completely|100 ?%|always) free|free (?:to use|for)/,
    ],
    integrations: [
      "Which tools does it integrate with?",
      /[Ii]ntegrat\w*|[Cc]onnect (?:to|with)|[Ww]ork with|[Cc]ompatib\w*|[Ss]ync(?:ing|hroni[sz]\w*)?/,
      /[Ii]ntegrat\w+ (?:with|for)|[Cc]onnects? (?:to|with)|[Ww]orks? with [A-Z]\w*|[Ss]ync\w* with/,
    ],
    export: [
      "Can I export my data?",
      /export(?:ing)?|download my data|migrate/,
      /export\w* (?:[\w’'-]+ ){0,5}(?:data|csv|excel|pdf|json|xml|files?|spreadsheets?|reports?|records|contacts)\b|download (?:your|all) data/,
    ],
    security: /encrypt\w*|soc ?2|iso ?27001|two-factor|tls/,
    "data-location":
      /(?:data|servers?|files?|recordings?) .{0,30}(?:stored|hosted|located|kept|stays?) .{0,30}(?:in|on|within|locally)/,
    "data-retention":
      /(?:keep|retain|store|delete)\w* .{0,30}(?:data|information|files|recordings) .{0,30}(?:days|months|years|for as long)/,
    support:
      /(?:support (?:is|via|by|through|team|hours)|(?:email|contact|reach) (?:our )?support|(?:email|chat|phone|priority) support)/,
    "mobile-app": [
      "Is there a mobile app?",
      /mobile|\bapp\b|ios|android|iphone|phone/,
      /(?:our|the|a|free|native|companion|dedicated) (?:free |native )?mobile app|mobile app (?:is|for|lets|available)|(?:for|on) (?:ios|android|iphone)|app store|google play/,
    ],
    "user-limit": [
      "How many users can I have?",
      /how many (?:users|seats|people|members)|user limit|team members|seats/,
      /(?:unlimited|up to \d+|\d+) (?:users|seats|team members|collaborators)|per user/,
    ],
    api: ["Is there an API?", /\bapi\b|webhooks?/, /\bapi\b|webhooks?/],
    "single-sign-on": ["Do you support single sign-on?", /single sign|\bsso\b|saml/],
    onboarding: [
      "How do I get started?",
      /get(?:ting)? started|set ?up|onboarding|install(?:ed|ing|ation)?/,
      /(?:set(?:ting)? ?up|onboarding|installation|getting started) (?:takes|is|requires|only)|install .{3,40}(?:from|in|on)/,
    ],
    upgrade: [
      "Can I change my plan?",
      /(?:change|switch|upgrade|downgrade).{0,20}plan|upgraded?|downgraded?/,
      /(?:upgrade|downgrade|switch|change) (?:your |plans?|at |any)/,
    ],
    "annual-billing": [
      "Is yearly billing cheaper?",
      /annual(?:ly)?|yearly|per year|billing/,
      /(?:annual(?:ly)?|yearly|billed (?:annually|yearly|monthly)|pay (?:annually|yearly)|save \d+ ?%)/,
    ],
    uptime: [
      "How reliable is it?",
      /uptime|\bsla\b|reliab\w*|status page|downtime/,
      /(?:uptime|\bsla\b|availability) .{0,40}\d|\d\d(?:\.\d+)? ?% .{0,20}(?:uptime|availability)|status page/,
    ],
    browsers: [
      "Which browsers and devices does it work on?",
      /browsers?|devices?|windows|mac|chrome|firefox|safari|system requirements/,
      /(?:works?|runs?|supports?|available|compatible) (?:on|in|with|for) .{0,30}(?:chrome|firefox|safari|edge|windows|mac|linux|browsers?)/,
    ],
    password: ["How do I reset my password?", /password/, /(?:reset|forgot|change) (?:your |my )?password/],
    "delete-account": [
      "How do I delete my account?",
      /delete (?:my|an|the) (?:account|data)|close my account/,
      /delete (?:your|the|my) (?:account|data)/,
    ],
    "open-source": [
      "Can I host it myself?",
      /open[- ]source|self-?host(?:ed|ing)?|source code/,
      /self-?host(?:ed|ing)?|open[- ]source .{0,60}(?:code|host|licen[sc]e|github|repository)|source code (?:is|available)|(?:code|it|product|app|software)(?: is|['’]s) (?:also )?open[- ]source/,
    ],
    process: ["How do you work?", /(?:the|your) process|how (?:do you|does it) work/],
    references: [
      "Can I see references?",
      /references|portfolio|past (?:work|projects)|examples|reviews|testimonials/,
      /references (?:are|on request|available)/,
    ],
    revisions: [
      "How many revisions are included?",
      /revisions?|changes/,
      /(?:\w+|unlimited) (?:rounds? of )?revisions?/,
    ],
    ownership: [
      "Who owns the result?",
      /own(?:er|ership|ed)?|ownership|copyright|rights/,
      /(?:you own|full ownership|belongs? to you|copyright .{0,20}(?:transfer|you))/,
    ],
    maintenance: [
      "Do you maintain it afterwards?",
      /maintenance|maintain(?:ed|ing)?|after (?:launch|completion)|care plan/,
      /(?:ongoing|monthly|annual) (?:maintenance|support)|maintenance (?:plans?|contracts?|packages?)/,
    ],
    hosting: [
      "Do you offer hosting?",
      /hosting|host\b|domain/,
      /(?:offer|provide|include)\w* .{0,20}hosting|hosting (?:is|included|from)/,
    ],
    "remote-work": [
      "Do you work remotely?",
      /remote(?:ly)?|from (?:abroad|another)|on-?site|local(?:ly)?/,
      /(?:work remotely|remote(?:ly)? (?:work|clients|with)|clients (?:worldwide|around|across))/,
    ],
    industries: [
      "Which industries do you work for?",
      /industr(?:y|ies)|sectors?|type of (?:clients|customers)/,
      /(?:we (?:work with|serve|specialize in|help)|clients (?:include|range)) .{0,50}(?:industr(?:y|ies)|sectors?|businesses|companies|startups)/,
    ],
    donate:
      /(?:donat\w+|gifts? (?:of|to|can|may|are)|contribut\w+|give (?:online|today|now|monthly|by|via|through|to us|here|money|securely))\b.{0,60}\b(?:online|by|via|through|checks?|cheques?|money order|paypal|bank|venmo|to us|accepted|welcome|here|fund)/,
    "tax-deductible": [
      "Are donations tax-deductible?",
      /tax[- ]?(?:deduct\w*|exempt)|receipt|gift aid/,
      /tax[- ]?(?:deductible|exempt)|501\s?\(c\)\s?\(?3|gift aid/,
    ],
    "use-of-donations": [
      "What are donations used for?",
      /(?:donations?|money|funds?|gifts?) (?:go|goes|be used|used|spent)|use (?:of )?(?:the )?(?:donations?|money)/,
      /(?:donations?|funds?|proceeds|gifts?|dollars?) (?:go|goes|are used|is used|will be used|help|helps|support|directly|pays?|buys?)/,
    ],
    volunteer:
      /volunteers? .{0,60}(?:welcome|needed|can|help|sign|contact|email|hours|opportunit\w*|join|come|roles|tasks|positions)|(?:to volunteer|become a volunteer|looking for (?:new )?volunteers|seeking (?:new )?volunteers)/,
    "get-help": [
      "Who can get help?",
      /who (?:can|is eligible|qualifies)|eligib\w*|get help|need (?:help|food|support)/,
      /(?:is|are) eligible|eligible (?:for|to)|(?:anyone|people|families|residents) (?:who|in need|living)[^,.]{0,60} (?:can|may|are welcome to|qualify)\b/,
    ],
    "donate-goods": [
      "Can I donate goods?",
      /donat(?:e|ing) (?:goods|items|clothes|clothing|food|furniture|books|toys|used)|(?:goods|clothes|clothing|food|furniture|books?|toys?) donations?|in-?kind|drop off|what .{0,20}(?:accept|take)/,
      /(?:we (?:also |gladly |happily |can )?(?:accept|take|need|collect)|you can (?:donate|drop off|bring|leave)|please (?:donate|bring)|donations? of|drop off) .{0,40}(?:goods|items|clothes|clothing|food|furniture|books|toys|supplies|equipment)|donated (?:goods|items|clothes|clothing|food|furniture|books|toys) (?:should|must|can|may|needs? to)/,
    ],
    "bank-account": [
      "What is your bank account?",
      /bank (?:account|details|transfer)|iban/,
      /iban|account (?:number|name|holder)|sort code|routing number|branch code|bank(?: name)?:/,
    ],
    partners: [
      "How can we become a sponsor?",
      /sponsor(?:ship|ed|ing)?|partner(?:ship|ing)?/,
      /(?:become|becoming|to) (?:a |an )?(?:sponsor|partner)|sponsorship (?:packages?|opportunit\w*|is|are)|(?:sponsors?|partners?) (?:can|receive|get|interested)/,
    ],
    mission: [
      "What is your mission?",
      /mission|your (?:aim|goal|purpose)/,
      /our mission is|(?:our|the organization's) (?:aim|goal|purpose) is to/,
    ],
    tickets: [
      "How much are tickets?",
      /tickets?|admission|entry|registration fee/,
      /(?:tickets?|admission|entry|registration) (?:is|are|fee|cost|price|from|include|available|can be|will|free)|free (?:admission|entry)/,
    ],
    "event-dates": /(?:takes? place|held|happening|join us) .{0,60}\d/,
    program: [
      "What is on the program?",
      /program(?:me)?|agenda|schedule|line-?up|speakers/,
      /(?:program|agenda|schedule) (?:includes|consists|features|is|will)/,
    ],
    "event-food": [
      "Is there food and drink?",
      /food|drinks?|lunch|catering|coffee|snacks|meals?/,
      /(?:food|drinks?|lunch|snacks?|refreshments|coffee|meals?) .{0,30}(?:provided|available|included|served|sale|purchase|allowed)/,
    ],
    accommodation:
      /(?:hotels?|accommodation|rooms) .{0,40}(?:nearby|reserved|available|recommend\w*|discount|rate|block)/,
    speakers: [
      "How can I submit a talk?",
      /(?:submit(?:ting)?|proposed?|call for)|speaker|give a talk/,
      /(?:submit|call for) .{0,30}(?:papers?|proposals?|talks?|speakers?|abstracts?)/,
    ],
    rain: [
      "What happens in bad weather?",
      /rain(?:y|s|ing)?|weather|wind|storm/,
      /(?:rain or shine|bad weather|in case of (?:rain|bad)|weather (?:permitting|dependent|conditions)|depend\w* on .{0,20}weather|if it rains)/,
    ],
    streaming: [
      "Will there be a stream or recordings?",
      /stream(?:ing|ed)?|record(?:ed|ings?)|online|watch later/,
      /(?:live[- ]?stream(?:ing|ed)?|streamed|recordings? (?:will|are|available)|recorded and)/,
    ],
    photos: [
      "May I take photos?",
      /photos?|photograph\w*|filming|camera/,
      /(?:photos?|photograph\w*|filming|cameras?)(?: (?:and|or) \w+)? (?:is|are|will|may|allowed|permitted|not)\b/,
    ],
    "re-entry": ["When do the doors open?", /doors?|re-?entry|admission|admitted/, /doors? open|re-?entry/],
    "lead-time": [
      "How far in advance do I have to book or order?",
      /(?:how far|days?|weeks?|hours?) (?:in advance|ahead)|advance (?:notice|booking|order)|how (?:early|soon|late) .{0,30}(?:book|order|reserve)|last[- ]minute/,
      /(?:book|order|reserve|message|call|contact|request|notice|allow|plan|schedule)\w*\b.{0,60}\b(?:\d+|one|two|three|four|a few|several)\+? ?(?:-?hours?|-?days?|-?weeks?|-?months?)['’]?(?: or more)? (?:in advance|ahead|before|prior|beforehand|notice)|(?:\d+|one|two|three|four)\+? ?(?:hours?|days?|weeks?|months?)['’]? (?:advance )?notice (?:is |please|required|needed|for (?:orders|bookings|cakes))|(?:please |kindly )?allow (?:us )?(?:at least |a minimum of )?(?:\d+|one|two|three|four) (?:hours?|(?:business |working )?days?|weeks?)|(?:orders?|bookings?|reservations?) (?:must|should|need to|have to) be (?:placed|made) .{0,30}\d+ (?:hours?|days?|weeks?)/,
    ],
    experience: [
      "How long have you been doing this?",
      /how long (?:have you been|has .{2,40} been|have you had)|how (?:much|many years(?: of)?) experience|when (?:were you|was .{2,40}) (?:founded|established|started)|since when|(?:what|which) year .{0,30}(?:founded|established|started|opened)|how old is (?:your|the) (?:company|business|firm|shop|restaurant|hotel|club|practice)/,
      /(?:in business|operating|trading|family[- ](?:owned|run)|serving .{2,50}) since (?:1[89]|20)\d\d|(?:we|our (?:team|family|company|practice)) (?:have|has) been .{2,60} since (?:1[89]|20)\d\d|(?:founded|established|opened our doors|(?:we|our doors) (?:first )?opened) (?:back )?in (?:1[89]|20)\d\d|since (?:1[89]|20)\d\d,? (?:we|our (?:family|team|company))|(?:we|our (?:team|family|company|practice)) (?:have|has)(?: been)? .{0,60}(?:for|with) (?:over |more than |nearly |almost )?(?:\d+|ten|fifteen|twenty|thirty|forty|fifty) years|(?:over|more than|nearly|almost|with) (?:\d+|ten|fifteen|twenty|thirty|forty|fifty)\+? years(?:['’])? (?:of )?(?:[a-z-]+ ){0,2}experience/,
    ],
  },
} satisfies LanguageWords<"complete">;
