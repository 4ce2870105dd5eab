/** A small company's content in five languages, as its customers would read it. */
interface SpokenWords {
  name: string;
  address: string;
  categories: [string, string, string];
  /** Question, answer and the number of its category. */
  questions: [question: string, answer: string, category: 0 | 1 | 2][];
  guide: { title: string; steps: [title: string, text: string][] };
  article: { title: string; content: string };
  /** A word of several questions, and one that no text has. */
  searches: { found: string; missing: string };
}

const en: SpokenWords = {
  name: "Harbor Inn",
  address: "12 Quay Street\nBristol BS1 4DB",
  categories: ["Your stay", "Booking and prices", "Getting here"],
  questions: [
    ["What time is check-in?", "Rooms are ready from 3 pm. Check-out is until 11 am.", 0],
    ["Can I leave my luggage with you?", "Yes, before check-in and after check-out. It costs nothing.", 0],
    ["Is breakfast included?", "Breakfast is **£14** per person. Children under six eat for free.", 0],
    ["Are dogs allowed?", "Dogs are welcome in our ground floor rooms for £10 a night.", 0],
    [
      "How do I cancel my booking?",
      "Call [+44 117 496 0142](tel:+441174960142) or reply to the confirmation. Until two days before arrival, canceling is free.",
      1,
    ],
    [
      "Which cards do you accept?",
      "We accept Visa, Mastercard and American Express.\n\nYou can also pay in cash.",
      1,
    ],
    [
      "Do you have rates for groups?",
      "From eight rooms, we make you an offer. Write to office@harbor.test.",
      1,
    ],
    ["When do I pay?", "You pay on arrival. For bookings over £500 we ask for a deposit of 20 %.", 1],
    ["Where can I park?", "There are 14 parking spaces behind the house, for £9 a day.", 2],
    [
      "How do I get to you by train?",
      "From Temple Meads, take bus 8 to Quay Street. It takes ten minutes.",
      2,
    ],
    [
      "Is the house accessible by wheelchair?",
      "Two rooms and the breakfast room have no steps. Please tell us when you book.",
      2,
    ],
    ["Can I charge my electric car?", "Yes, two of our parking spaces have a charger with 11 kW.", 2],
  ],
  guide: {
    title: "Check in by yourself",
    steps: [
      ["Open the key box", "It is to the left of the door. Enter the code from our email."],
      ["Take your key", "It has the number of your room."],
      ["Call us if it doesn't open", "We answer at +44 117 496 0142 until midnight."],
    ],
  },
  article: {
    title: "House rules",
    content:
      "Please be quiet after 10 pm.\n\n## Smoking\n\nSmoking is allowed in the garden only.\n\n## Visitors\n\nYour visitors are welcome until 9 pm.",
  },
  searches: { found: "booking", missing: "helicopter" },
};

const de: SpokenWords = {
  name: "Gasthof Hafenblick",
  address: "Kaistraße 12\n24103 Kiel",
  categories: ["Ihr Aufenthalt", "Buchung und Preise", "Anreise"],
  questions: [
    [
      "Ab wann kann ich einchecken?",
      "Die Zimmer sind ab 15 Uhr bezugsfertig. Auschecken können Sie bis 11 Uhr.",
      0,
    ],
    [
      "Kann ich mein Gepäck bei Ihnen lassen?",
      "Ja, vor dem Einchecken und nach dem Auschecken. Das kostet nichts.",
      0,
    ],
    [
      "Ist das Frühstück im Preis enthalten?",
      "Das Frühstück kostet **14 €** pro Person. Kinder unter sechs Jahren frühstücken kostenlos.",
      0,
    ],
    [
      "Sind Hunde erlaubt?",
      "Hunde sind in unseren Zimmern im Erdgeschoss willkommen und kosten 10 € pro Nacht.",
      0,
    ],
    [
      "Wie storniere ich meine Buchung?",
      "Rufen Sie [+49 431 123 4567](tel:+494311234567) an oder antworten Sie auf die Bestätigung. Bis zwei Tage vor der Anreise ist die Stornierung kostenlos.",
      1,
    ],
    [
      "Welche Karten nehmen Sie an?",
      "Wir nehmen Visa, Mastercard und Girocard an.\n\nSie können auch bar bezahlen.",
      1,
    ],
    [
      "Haben Sie Gruppenpreise?",
      "Ab acht Zimmern machen wir Ihnen ein Angebot. Schreiben Sie an info@hafenblick.test.",
      1,
    ],
    [
      "Wann muss ich bezahlen?",
      "Sie bezahlen bei der Anreise. Bei Buchungen über 500 € bitten wir um eine Anzahlung von 20 %.",
      1,
    ],
    ["Wo kann ich parken?", "Hinter dem Haus gibt es 14 Stellplätze für 9 € am Tag.", 2],
    [
      "Wie komme ich mit der Bahn zu Ihnen?",
      "Nehmen Sie ab dem Hauptbahnhof die Linie 8 bis Kaistraße. Die Fahrt dauert zehn Minuten.",
      2,
    ],
    [
      "Ist das Haus rollstuhlgerecht?",
      "Zwei Zimmer und der Frühstücksraum sind stufenlos. Bitte sagen Sie es uns bei der Buchung.",
      2,
    ],
    ["Kann ich mein Elektroauto laden?", "Ja, zwei Stellplätze haben eine Ladestation mit 11 kW.", 2],
  ],
  guide: {
    title: "Selbst einchecken",
    steps: [
      ["Schlüsselkasten öffnen", "Er hängt links neben der Tür. Geben Sie den Code aus unserer E-Mail ein."],
      ["Schlüssel nehmen", "Auf ihm steht Ihre Zimmernummer."],
      ["Rufen Sie an, wenn er nicht aufgeht", "Wir sind bis Mitternacht unter +49 431 123 4567 erreichbar."],
    ],
  },
  article: {
    title: "Hausordnung",
    content:
      "Bitte seien Sie nach 22 Uhr leise.\n\n## Rauchen\n\nRauchen ist nur im Garten erlaubt.\n\n## Besuch\n\nIhr Besuch ist bis 21 Uhr willkommen.",
  },
  searches: { found: "Buchung", missing: "Hubschrauber" },
};

const ja: SpokenWords = {
  name: "港町旅館",
  address: "神奈川県横浜市中区海岸通1-12\n〒231-0002",
  categories: ["ご滞在について", "ご予約と料金", "アクセス"],
  questions: [
    [
      "チェックインは何時からですか？",
      "お部屋は15時からご利用いただけます。チェックアウトは11時までです。",
      0,
    ],
    ["荷物を預かってもらえますか？", "はい、チェックイン前とチェックアウト後に無料でお預かりします。", 0],
    ["朝食は付いていますか？", "朝食はお一人様**1,800円**です。6歳未満のお子様は無料です。", 0],
    ["ペットと一緒に泊まれますか？", "1階のお部屋では犬もご一緒に宿泊できます。1泊1,500円です。", 0],
    [
      "予約をキャンセルするにはどうすればよいですか？",
      "[045-123-4567](tel:0451234567)までお電話いただくか、確認メールにご返信ください。到着の2日前までは無料です。",
      1,
    ],
    [
      "どのカードが使えますか？",
      "Visa、Mastercard、JCBをご利用いただけます。\n\n現金でもお支払いいただけます。",
      1,
    ],
    [
      "団体料金はありますか？",
      "8室以上の場合はお見積もりいたします。info@minatomachi.test までご連絡ください。",
      1,
    ],
    [
      "支払いはいつですか？",
      "ご到着時にお支払いください。5万円を超えるご予約では20%の予約金をお願いしています。",
      1,
    ],
    ["駐車場はありますか？", "建物の裏に14台分の駐車場があります。1日1,000円です。", 2],
    [
      "電車での行き方を教えてください。",
      "桜木町駅から8番のバスに乗り、海岸通で降りてください。所要時間は10分です。",
      2,
    ],
    [
      "車椅子で利用できますか？",
      "2つのお部屋と朝食会場には段差がありません。ご予約の際にお知らせください。",
      2,
    ],
    ["電気自動車を充電できますか？", "はい、2台分の駐車場に11kWの充電器があります。", 2],
  ],
  guide: {
    title: "ご自身でチェックインする方法",
    steps: [
      ["キーボックスを開ける", "入口の左側にあります。メールでお送りした番号を入力してください。"],
      ["鍵を取り出す", "鍵にお部屋の番号が書いてあります。"],
      ["開かないときはお電話ください", "045-123-4567で24時まで承ります。"],
    ],
  },
  article: {
    title: "館内でのお願い",
    content:
      "22時以降はお静かにお願いします。\n\n## 喫煙\n\n喫煙は庭でのみ可能です。\n\n## 訪問者\n\nご訪問は21時までとさせていただきます。",
  },
  searches: { found: "予約", missing: "ヘリコプター" },
};

const ar: SpokenWords = {
  name: "فندق الميناء",
  address: "شارع الميناء 12\nجدة 21411-3456",
  categories: ["الإقامة", "الحجز والأسعار", "الوصول إلينا"],
  questions: [
    [
      "متى يبدأ تسجيل الوصول؟",
      "تكون الغرف جاهزة ابتداءً من الساعة 15:00. تسجيل المغادرة حتى الساعة 11:00.",
      0,
    ],
    ["هل يمكنني ترك أمتعتي لديكم؟", "نعم، قبل تسجيل الوصول وبعد المغادرة، ومن دون رسوم.", 0],
    ["هل الإفطار مشمول في السعر؟", "سعر الإفطار **45 ريالًا** للشخص. الأطفال دون السادسة مجانًا.", 0],
    ["هل يُسمح بالحيوانات الأليفة؟", "نرحب بالقطط في غرف الطابق الأرضي مقابل 30 ريالًا في الليلة.", 0],
    [
      "كيف ألغي حجزي؟",
      "اتصل على [+966 12 345 6789](tel:+966123456789) أو رد على رسالة التأكيد. الإلغاء مجاني حتى يومين قبل الوصول.",
      1,
    ],
    ["ما البطاقات التي تقبلونها؟", "نقبل Visa وMastercard ومدى.\n\nيمكنك الدفع نقدًا أيضًا.", 1],
    [
      "هل لديكم أسعار للمجموعات؟",
      "ابتداءً من ثماني غرف نقدم لك عرضًا. اكتب إلى info@almina.test أو اتصل على 920 001 234.",
      1,
    ],
    ["متى أدفع؟", "تدفع عند الوصول. نطلب عربونًا بنسبة 20% للحجوزات التي تتجاوز 1,500 ريال.", 1],
    ["أين أوقف سيارتي؟", "خلف الفندق 14 موقفًا بسعر 25 ريالًا في اليوم.", 2],
    [
      "كيف أصل إليكم بالقطار؟",
      "من محطة السليمانية خذ الحافلة رقم 8 إلى شارع الميناء. تستغرق الرحلة عشر دقائق.",
      2,
    ],
    ["هل الفندق مناسب للكراسي المتحركة؟", "غرفتان وقاعة الإفطار بلا درجات. أخبرنا عند الحجز من فضلك.", 2],
    ["هل يمكنني شحن سيارتي الكهربائية؟", "نعم، في موقفين شاحن بقدرة 11 كيلوواط.", 2],
  ],
  guide: {
    title: "تسجيل الوصول بنفسك",
    steps: [
      ["افتح صندوق المفاتيح", "تجده على يسار الباب. أدخل الرمز من رسالتنا."],
      ["خذ مفتاحك", "عليه رقم غرفتك."],
      ["اتصل بنا إذا لم يُفتح", "نجيب على الرقم +966 12 345 6789 حتى منتصف الليل."],
    ],
  },
  article: {
    title: "قواعد الفندق",
    content:
      "الهدوء من فضلك بعد الساعة 22:00.\n\n## التدخين\n\nالتدخين مسموح في الحديقة فقط.\n\n## الزوار\n\nنرحب بزوارك حتى الساعة 21:00. للاستفسار: 920 001 234.",
  },
  searches: { found: "الحجز", missing: "مروحية" },
};

const ru: SpokenWords = {
  name: "Гостевой дом «Причал»",
  address: "ул. Набережная, 12\nСанкт-Петербург, 199034",
  categories: ["Проживание", "Бронирование и цены", "Как добраться"],
  questions: [
    ["Во сколько заселение?", "Номера готовы с 15:00. Выезд до 11:00.", 0],
    ["Можно ли оставить у вас багаж?", "Да, до заселения и после выезда. Это бесплатно.", 0],
    [
      "Входит ли завтрак в стоимость?",
      "Завтрак стоит **650 ₽** на человека. Дети до шести лет завтракают бесплатно.",
      0,
    ],
    [
      "Можно ли с собакой?",
      "В номерах на первом этаже мы рады собакам. Доплата составляет 500 ₽ за ночь.",
      0,
    ],
    [
      "Как отменить бронирование?",
      "Позвоните по телефону [+7 812 345-67-89](tel:+78123456789) или ответьте на письмо с подтверждением. За два дня до заезда отмена бесплатна.",
      1,
    ],
    [
      "Какие карты вы принимаете?",
      "Мы принимаем карты «Мир», Visa и Mastercard.\n\nМожно заплатить и наличными.",
      1,
    ],
    [
      "Есть ли цены для групп?",
      "Если вам нужно от восьми номеров, мы подготовим предложение. Напишите на info@prichal.test.",
      1,
    ],
    [
      "Когда нужно платить?",
      "Оплата при заезде. Если бронирование дороже 30 000 ₽, мы просим внести 20 % заранее.",
      1,
    ],
    ["Где можно припарковаться?", "За домом 14 мест. Стоимость составляет 400 ₽ в сутки.", 2],
    [
      "Как доехать до вас на поезде?",
      "От Московского вокзала идёт автобус 8 до остановки «Набережная». Дорога занимает десять минут.",
      2,
    ],
    [
      "Удобно ли у вас на инвалидной коляске?",
      "В двух номерах и в зале для завтрака нет ступеней. Пожалуйста, скажите об этом при бронировании.",
      2,
    ],
    ["Можно ли зарядить электромобиль?", "Да, на двух местах есть зарядная станция на 11 кВт.", 2],
  ],
  guide: {
    title: "Самостоятельное заселение",
    steps: [
      ["Откройте ящик с ключами", "Он слева от двери. Введите код из нашего письма."],
      ["Возьмите ключ", "На нём номер вашей комнаты."],
      ["Позвоните, если ящик не открывается", "Мы отвечаем по телефону +7 812 345-67-89 до полуночи."],
    ],
  },
  article: {
    title: "Правила дома",
    content:
      "Пожалуйста, соблюдайте тишину после 22:00.\n\n## Курение\n\nКурить можно только в саду.\n\n## Гости\n\nВаши гости могут быть у вас до 21:00.",
  },
  searches: { found: "бронирование", missing: "вертолёт" },
};

export const spokenWords = { en, de, ja, ar, ru };
export type SpokenLanguage = keyof typeof spokenWords;
