/** A small website in each language with a pack, and in two languages without one. */

export interface SiteInLanguage {
  language: string;
  companyName: string;
  /** Path and body of each page. */
  pages: Record<string, string>;
  /** The site's own questions, as its help center shows them. */
  explicit: string[];
  phone: string;
  email: string;
}

interface Texts {
  company: string;
  lead: string;
  /** A heading above services, with names and descriptions. */
  services: [heading: string, ...[name: string, description: string][]];
  faq: [heading: string, ...[question: string, answer: string][]];
  prices: [heading: string, ...[name: string, price: string][]];
  /** Headings with the paragraph below each. */
  terms: [heading: string, text: string][];
  hours: [heading: string, ...lines: string[]];
  contact: [heading: string, ...lines: string[]];
  paths: [faq: string, prices: string, contact: string];
  phone: string;
  email: string;
}

function asSite(language: string, texts: Texts, explicit = questionsOf(texts)): SiteInLanguage {
  const paragraphs = (lines: string[]) => lines.map((line) => `<p>${line}</p>`).join("");
  const sections = (parts: [string, string][], level: number) =>
    parts.map(([title, text]) => `<h${level}>${title}</h${level}><p>${text}</p>`).join("");
  const { company, lead, paths } = texts;
  const [servicesTitle, ...services] = texts.services;
  const [faqTitle, ...pairs] = texts.faq;
  const [pricesTitle, ...prices] = texts.prices;
  const [hoursTitle, ...hours] = texts.hours;
  const [contactTitle, ...contact] = texts.contact;
  const rows = prices.map(([name, price]) => `<tr><td>${name}</td><td>${price}</td></tr>`).join("");
  const list = pairs.map(
    ([question, answer]) => `<details><summary>${question}</summary><p>${answer}</p></details>`,
  );
  return {
    language,
    companyName: company,
    explicit,
    phone: texts.phone,
    email: texts.email,
    pages: {
      "/": `<h1>${company}</h1><p>${lead}</p><h2>${servicesTitle}</h2>${sections(services, 3)}`,
      [`/${paths[0]}`]: `<h1>${faqTitle}</h1>${list.join("")}`,
      [`/${paths[1]}`]: `<h1>${pricesTitle}</h1><table>${rows}</table>${sections(texts.terms, 2)}`,
      [`/${paths[2]}`]: `<h1>${contactTitle}</h1>${paragraphs(contact)}<h2>${hoursTitle}</h2>${paragraphs(hours)}`,
    },
  };
}

function questionsOf({ faq }: Texts): string[] {
  const [, ...pairs] = faq;
  return pairs.map(([question]) => question);
}

export const sitesByLanguage: SiteInLanguage[] = [
  asSite("en", {
    company: "Larkfield Cycles",
    lead: "Larkfield Cycles is a workshop that repairs bicycles and rents them out in the old town.",
    services: [
      "Our services",
      ["Repairs", "We fix brakes, gears and wheels within two days."],
      ["Rentals", "City bikes and children's bikes by the day or the week."],
      ["Fitting", "We adjust saddle and handlebar to your body."],
    ],
    faq: [
      "Frequently asked questions",
      ["Do I need a helmet?", "You don't have to wear one, but we lend helmets free of charge."],
      [
        "Can I leave the bike in another town?",
        "Yes, for 20 pounds we collect it from anywhere in the county.",
      ],
    ],
    prices: [
      "Prices",
      ["City bike, one day", "£15"],
      ["City bike, one week", "£70"],
      ["New inner tube", "£12"],
    ],
    terms: [
      ["Payment", "You can pay in cash or by card when you collect the bike. Groups may pay by invoice."],
      ["Cancellation", "You can cancel free of charge up to 24 hours before. After that we charge one day."],
    ],
    hours: ["Opening hours", "Tuesday to Friday 9:00 - 18:00", "Saturday 10:00 - 14:00"],
    contact: [
      "Contact",
      "Larkfield Cycles, 12 Mill Lane, Leeds LS1 4AB",
      "Phone: 020 7946 0123",
      "Email: hello@larkfield.alt",
    ],
    paths: ["faq", "prices", "contact"],
    phone: "020 7946 0123",
    email: "hello@larkfield.alt",
  }),
  asSite("de", {
    company: "Tischlerei Brandt",
    lead: "Wir bauen Möbel nach Maß und reparieren alte Stücke, und das seit drei Generationen in derselben Werkstatt.",
    services: [
      "Unsere Leistungen",
      ["Möbelbau", "Tische, Schränke und Betten aus heimischem Holz."],
      ["Reparatur", "Wir leimen, schleifen und ölen, was sich noch retten lässt."],
      ["Türen", "Haustüren und Zimmertüren mit Einbau bei Ihnen zu Hause."],
    ],
    faq: [
      "Häufige Fragen",
      ["Welches Holz verwenden Sie?", "Wir arbeiten mit Eiche, Esche und Kirsche aus der Region."],
      ["Wie lange dauert ein Tisch?", "Von der Zeichnung bis zur Lieferung vergehen etwa acht Wochen."],
    ],
    prices: ["Preise", ["Stuhl leimen", "45 €"], ["Tischplatte ölen", "90 €"], ["Türblatt kürzen", "60 €"]],
    terms: [
      [
        "Bezahlung",
        "Sie können bar, mit Karte oder per Überweisung bezahlen. Ein Drittel ist bei Auftrag fällig.",
      ],
      [
        "Stornierung",
        "Bis zum Zuschnitt können Sie kostenlos stornieren. Danach berechnen wir das Material.",
      ],
    ],
    hours: ["Öffnungszeiten", "Montag bis Donnerstag 8:00 - 17:00 Uhr", "Freitag 8:00 - 13:00 Uhr"],
    contact: [
      "Kontakt",
      "Tischlerei Brandt, Kiefernweg 8, 04109 Leipzig",
      "Telefon: 0341 2125 087",
      "E-Mail: werkstatt@brandt.alt",
    ],
    paths: ["fragen", "preise", "kontakt"],
    phone: "0341 2125 087",
    email: "werkstatt@brandt.alt",
  }),
  asSite("fr", {
    company: "Le Fournil des Quais",
    lead: "Nous pétrissons et cuisons sur place des pains au levain, et nous livrons les restaurants du quartier chaque matin.",
    services: [
      "Nos services",
      ["Pains", "Des pains au levain cuits trois fois par jour."],
      ["Gâteaux", "Des gâteaux d'anniversaire sur commande."],
      ["Traiteur", "Des buffets salés pour vos fêtes de famille."],
    ],
    faq: [
      "Questions fréquentes",
      ["Faut-il commander les gâteaux à l'avance ?", "Oui, comptez deux jours avant la date souhaitée."],
      ["Avez-vous des pains sans gluten ?", "Nous en cuisons le mercredi et le samedi, sur commande."],
    ],
    prices: [
      "Tarifs",
      ["Pain de campagne", "3,20 €"],
      ["Gâteau pour six", "24 €"],
      ["Buffet par personne", "15 €"],
    ],
    terms: [
      [
        "Moyens de paiement",
        "Vous pouvez payer en espèces ou par carte bancaire. Les restaurants règlent par virement.",
      ],
      [
        "Annulation",
        "Vous pouvez annuler une commande jusqu'à la veille à midi. Ensuite, nous gardons l'acompte.",
      ],
    ],
    hours: ["Horaires d'ouverture", "Du mardi au samedi de 7h à 19h", "Dimanche de 7h à 13h"],
    contact: [
      "Contact",
      "Le Fournil des Quais, 5 rue de la Fosse, 44000 Nantes",
      "Téléphone : 02 40 12 00 62",
      "E-mail : bonjour@fournil.alt",
    ],
    paths: ["questions", "tarifs", "contact"],
    phone: "02 40 12 00 62",
    email: "bonjour@fournil.alt",
  }),
  asSite("es", {
    company: "Taller Rueda Libre",
    lead: "Somos un taller de bicicletas y le explicamos cada reparación con palabras claras antes de empezar.",
    services: [
      "Nuestros servicios",
      ["Revisión", "Frenos, cambios y ruedas en una hora."],
      ["Alquiler", "Bicicletas de ciudad por días o por semanas."],
      ["Cursos", "Aprenda a cambiar una cámara y a ajustar los frenos."],
    ],
    faq: [
      "Preguntas frecuentes",
      ["¿Necesito cita previa?", "No, puede venir sin cita; los sábados conviene llegar temprano."],
      ["¿Reparan bicicletas eléctricas?", "Sí, cambiamos baterías y motores de casi todas las marcas."],
    ],
    prices: [
      "Precios",
      ["Revisión completa", "35 €"],
      ["Cambio de cámara", "12 €"],
      ["Alquiler por día", "18 €"],
    ],
    terms: [
      [
        "Formas de pago",
        "Puede pagar en efectivo o con tarjeta. Las empresas pueden pagar por transferencia.",
      ],
      ["Cancelación", "Puede cancelar el alquiler sin coste hasta 24 horas antes. Después cobramos un día."],
    ],
    hours: ["Horario", "De lunes a viernes de 10:00 a 20:00", "Sábado de 10:00 a 14:00"],
    contact: [
      "Contacto",
      "Taller Rueda Libre, Calle del Torno 27, 28012 Madrid",
      "Teléfono: 910 00 00 62",
      "Correo: hola@ruedalibre.alt",
    ],
    paths: ["preguntas", "precios", "contacto"],
    phone: "910 00 00 62",
    email: "hola@ruedalibre.alt",
  }),
  asSite("it", {
    company: "Lavanderia Fiumana",
    lead: "Laviamo e stiriamo ogni giorno per le famiglie e per gli alberghi della zona, con detersivi che rispettano la pelle.",
    services: [
      "I nostri servizi",
      ["Lavaggio", "Camicie, lenzuola e tovaglie pronte in due giorni."],
      ["Stiratura", "Stiriamo a mano gli abiti più delicati."],
      ["Riparazioni", "Accorciamo pantaloni e cambiamo le cerniere."],
    ],
    faq: [
      "Domande frequenti",
      ["Lavate anche i tappeti?", "Sì, ritiriamo i tappeti a domicilio e li riportiamo dopo una settimana."],
      [
        "Quanto tempo serve per un abito da sposa?",
        "Servono dieci giorni, perché lo puliamo interamente a mano.",
      ],
    ],
    prices: ["Prezzi", ["Camicia", "3,50 €"], ["Piumone", "22 €"], ["Giacca", "8 €"]],
    terms: [
      [
        "Metodi di pagamento",
        "Potete pagare in contanti o con carta. Gli alberghi possono pagare con bonifico.",
      ],
      [
        "Parcheggio",
        "Il parcheggio davanti al negozio è gratuito per mezz'ora. Dopo ci sono le strisce blu.",
      ],
    ],
    hours: ["Orari di apertura", "Da lunedì a venerdì 8:00 - 19:00", "Sabato 8:00 - 13:00"],
    contact: [
      "Contatti",
      "Lavanderia Fiumana, Via Roma 10, 47121 Forlì",
      "Telefono: 0543 20 00 62",
      "E-mail: ciao@fiumana.alt",
    ],
    paths: ["domande-frequenti", "prezzi", "contatti"],
    phone: "0543 20 00 62",
    email: "ciao@fiumana.alt",
  }),
  asSite("nl", {
    company: "Bakkerij De Korenaar",
    lead: "Wij bakken elke nacht brood van meel uit de molen van ons eigen dorp en bezorgen het in de hele gemeente.",
    services: [
      "Onze diensten",
      ["Brood", "Zuurdesembrood en pistolets, elke ochtend vers."],
      ["Taarten", "Taarten voor een verjaardag of een bruiloft op bestelling."],
      ["Workshops", "Leer in één middag zelf desembrood bakken."],
    ],
    faq: [
      "Veelgestelde vragen",
      [
        "Heeft u ook glutenvrij brood?",
        "Ja, op donderdag bakken we glutenvrij brood; bestel het een dag vooraf.",
      ],
      ["Kan ik een taart op zondag ophalen?", "Dat kan tussen negen en elf uur, als u vooraf heeft betaald."],
    ],
    prices: [
      "Prijzen",
      ["Desembrood", "€ 4,20"],
      ["Taart voor acht personen", "€ 28,00"],
      ["Workshop per persoon", "€ 45,00"],
    ],
    terms: [
      [
        "Betaling",
        "U kunt contant of met pin betalen. Bedrijven kunnen op rekening betalen, binnen veertien dagen.",
      ],
      ["Annuleren", "Een workshop annuleert u gratis tot een week vooraf. Daarna betaalt u de helft."],
    ],
    hours: ["Openingstijden", "Dinsdag t/m vrijdag 8.00 - 17.30 uur", "Zaterdag 8.00 - 16.00 uur"],
    contact: [
      "Contact",
      "Bakkerij De Korenaar, Dorpsstraat 14, 3551 CK Utrecht",
      "Telefoon: 030 200 00 62",
      "E-mail: hallo@korenaar.alt",
    ],
    paths: ["vragen", "prijzen", "contact"],
    phone: "030 200 00 62",
    email: "hallo@korenaar.alt",
  }),
  asSite("pt", {
    company: "Clínica Sorriso Claro",
    lead: "Cuidamos dos dentes de toda a família com hora marcada e explicamos cada tratamento antes de começar.",
    services: [
      "Nossos serviços",
      ["Limpeza", "Remoção de tártaro e polimento em quarenta minutos."],
      ["Aparelhos", "Aparelhos fixos e alinhadores para crianças e adultos."],
      ["Implantes", "Implantes com planejamento digital e garantia."],
    ],
    faq: [
      "Perguntas frequentes",
      [
        "Vocês atendem crianças?",
        "Sim, atendemos crianças a partir de três anos, sempre com um responsável.",
      ],
      ["A limpeza dói?", "Não, a maioria dos pacientes não sente dor durante a limpeza."],
    ],
    prices: ["Preços", ["Primeira consulta", "R$ 150"], ["Limpeza", "R$ 220"], ["Clareamento", "R$ 900"]],
    terms: [
      [
        "Formas de pagamento",
        "Você pode pagar em dinheiro, no cartão ou por Pix. Parcelamos tratamentos em até dez vezes.",
      ],
      [
        "Cancelamento",
        "Você pode cancelar a consulta até 24 horas antes. Depois disso cobramos metade do valor.",
      ],
    ],
    hours: ["Horário de funcionamento", "Segunda a sexta das 8h às 18h", "Sábado das 8h às 12h"],
    contact: [
      "Contato",
      "Clínica Sorriso Claro, Rua das Flores, 120, 80020-090 Curitiba",
      "Telefone: (41) 3200-0062",
      "E-mail: ola@sorrisoclaro.alt",
    ],
    paths: ["perguntas-frequentes", "precos", "contato"],
    phone: "(41) 3200-0062",
    email: "ola@sorrisoclaro.alt",
  }),
  asSite("pl", {
    company: "Pensjonat Pod Lipami",
    lead: "Prowadzimy rodzinny pensjonat przy samym lesie i gotujemy dla gości z tego, co rośnie w naszym ogrodzie.",
    services: [
      "Nasze usługi",
      ["Pokoje", "Dwanaście pokoi z łazienką i widokiem na ogród."],
      ["Wypożyczalnia rowerów", "Rowery dla dorosłych i dzieci na godziny lub dni."],
      ["Sauna", "Sauna fińska czynna codziennie po południu."],
    ],
    faq: [
      "Najczęściej zadawane pytania",
      [
        "Czy w cenie jest śniadanie?",
        "Tak, śniadanie podajemy od ósmej do dziesiątej i jest wliczone w cenę.",
      ],
      [
        "O której można przyjechać?",
        "Pokoje są gotowe od godziny piętnastej; wcześniej można zostawić bagaż.",
      ],
    ],
    prices: [
      "Cennik",
      ["Pokój jednoosobowy", "180 zł"],
      ["Pokój dwuosobowy", "260 zł"],
      ["Rower na dzień", "40 zł"],
    ],
    terms: [
      ["Formy płatności", "Można zapłacić gotówką, kartą lub przelewem. Firmom wystawiamy fakturę."],
      ["Parking", "Bezpłatny parking znajduje się za budynkiem. Miejsc nie trzeba rezerwować."],
      [
        "Anulowanie rezerwacji",
        "Rezerwację można bezpłatnie odwołać do siedmiu dni przed przyjazdem. Później pobieramy opłatę za jedną noc.",
      ],
    ],
    hours: ["Godziny otwarcia recepcji", "Poniedziałek - piątek 8:00 - 20:00", "Sobota 9:00 - 18:00"],
    contact: [
      "Kontakt",
      "Pensjonat Pod Lipami, ul. Leśna 7, 34-500 Zakopane",
      "Telefon: 18 200 00 62",
      "E-mail: recepcja@podlipami.alt",
    ],
    paths: ["pytania", "cennik", "kontakt"],
    phone: "18 200 00 62",
    email: "recepcja@podlipami.alt",
  }),
  asSite("tr", {
    company: "Çınar Kuru Temizleme",
    lead: "Mahallemizde otuz yıldır giysilerinizi özenle temizliyor ve ütülüyoruz; isterseniz kapınızdan alıp geri getiriyoruz.",
    services: [
      "Hizmetlerimiz",
      ["Kuru temizleme", "Takım elbise ve paltolar iki günde hazır olur."],
      ["Ütü", "Gömleklerinizi elde ütülüyor ve askıda teslim ediyoruz."],
      ["Halı yıkama", "Halılarınızı evinizden alıyor ve bir haftada getiriyoruz."],
    ],
    faq: [
      "Sıkça sorulan sorular",
      [
        "Gelinlik temizliyor musunuz?",
        "Evet, gelinlikleri elde temizliyoruz ve on gün içinde teslim ediyoruz.",
      ],
      ["Evden alma ücretli mi?", "Hayır, üç parçadan fazla verdiğinizde evden alma ücretsizdir."],
    ],
    prices: ["Fiyatlarımız", ["Gömlek", "60 TL"], ["Takım elbise", "350 TL"], ["Palto", "300 TL"]],
    terms: [
      [
        "Ödeme seçenekleri",
        "Nakit veya kredi kartı ile ödeme yapabilirsiniz. Otellere ay sonunda fatura kesiyoruz.",
      ],
      ["Otopark", "Dükkânın arkasında ücretsiz otopark bulunmaktadır. Yarım saat kalabilirsiniz."],
    ],
    hours: ["Çalışma saatleri", "Pazartesi - Cuma: 08:00 - 19:00", "Cumartesi: 09:00 - 17:00"],
    contact: [
      "İletişim",
      "Çınar Kuru Temizleme, Bahçe Sokak No: 5, 34710 Kadıköy",
      "Telefon: 0216 200 00 62",
      "E-posta: bilgi@cinar.alt",
    ],
    paths: ["sss", "fiyatlar", "iletisim"],
    phone: "0216 200 00 62",
    email: "bilgi@cinar.alt",
  }),
  asSite("ru", {
    company: "Мастерская Лад",
    lead: "Мы чиним гитары и скрипки уже двадцать лет и всегда объясняем, что именно нужно сделать с вашим инструментом.",
    services: [
      "Наши услуги",
      ["Ремонт гитар", "Меняем лады, порожки и колки за три дня."],
      ["Настройка", "Настраиваем высоту струн и мензуру при вас."],
      ["Реставрация", "Восстанавливаем лак и заклеиваем трещины."],
    ],
    faq: [
      "Частые вопросы",
      ["Можно ли приехать без записи?", "Да, но по субботам лучше позвонить заранее, чтобы не ждать."],
      ["Работаете ли вы с электрогитарами?", "Да, мы перепаиваем электронику и меняем звукосниматели."],
    ],
    prices: [
      "Цены",
      ["Настройка гитары", "1500 руб."],
      ["Замена струн", "700 руб."],
      ["Замена порожка", "2000 ₽"],
    ],
    terms: [
      [
        "Способы оплаты",
        "Оплатить работу можно наличными или картой при получении. Организации платят по счёту.",
      ],
      [
        "Доставка",
        "Мы доставляем инструменты по городу курьером за 500 рублей. В другие города отправляем почтой.",
      ],
      [
        "Гарантия",
        "На все работы даём гарантию шесть месяцев. Если что-то пойдёт не так, переделаем бесплатно.",
      ],
    ],
    hours: [
      "Режим работы",
      "Понедельник - пятница: 10:00 - 19:00",
      "Суббота: 11:00 - 16:00",
      "Воскресенье: выходной",
    ],
    contact: [
      "Контакты",
      "Адрес: г. Казань, ул. Баумана, д. 15",
      "Телефон: +7 843 200-00-62",
      "Почта: lad@masterskaya.alt",
    ],
    paths: ["voprosy", "ceny", "kontakty"],
    phone: "+7 843 200-00-62",
    email: "lad@masterskaya.alt",
  }),
  asSite(
    "ja",
    {
      company: "湖畔の宿みなと屋",
      lead: "湖のすぐそばにある小さな宿です。地元でとれた魚と野菜を使った料理を、毎日心をこめてお出ししています。",
      services: [
        "サービス案内",
        ["客室", "全室から湖が見える和室を十室ご用意しています。"],
        ["温泉", "源泉かけ流しの温泉を夜十一時までご利用いただけます。"],
        ["レンタサイクル", "湖のまわりを走れる自転車を貸し出しています。"],
      ],
      faq: [
        "よくあるご質問",
        ["子ども用の食事はありますか？", "はい、ご予約の際にお知らせいただければご用意いたします。"],
        [
          "駅からの送迎はありますか。",
          "はい、到着時刻をお電話でお知らせください。無料でお迎えにまいります。",
        ],
        [
          "Wi-Fiの使い方を教えてください。",
          "全館で無料でお使いいただけます。パスワードはお部屋の案内に書いてあります。",
        ],
      ],
      prices: ["料金", ["一泊二食付き", "14,300円"], ["素泊まり", "8,800円"], ["日帰り入浴", "900円"]],
      terms: [
        [
          "お支払い方法",
          "現金のほか、各種クレジットカードがご利用いただけます。チェックアウトの際にお支払いください。",
        ],
        [
          "キャンセルについて",
          "ご宿泊の三日前まではキャンセル料はかかりません。前日は料金の五十パーセントを申し受けます。",
        ],
        ["駐車場", "宿の前に無料の駐車場が十五台分あります。ご予約は必要ありません。"],
      ],
      hours: ["営業時間", "月曜日〜金曜日：8:00〜21:00", "土曜日：8:00〜22:00"],
      contact: [
        "お問い合わせ",
        "住所：〒520-0041 滋賀県大津市浜町3-15",
        "電話：077-500-0062",
        "メール：info@minatoya.alt",
      ],
      paths: ["faq", "ryokin", "access"],
      phone: "077-500-0062",
      email: "info@minatoya.alt",
    },
    ["子ども用の食事はありますか？", "駅からの送迎はありますか？", "Wi-Fiの使い方を教えてもらえますか？"],
  ),
];

/** Their templates would have to be in a language that we can't write. */
export const sitesWithoutPack: SiteInLanguage[] = [
  asSite("sv", {
    company: "Cykelboden Ekerö",
    lead: "Vi lagar cyklar och hyr ut dem till alla som vill se öarna, och vi har gjort det sedan farfars tid.",
    services: [
      "Våra tjänster",
      ["Reparation", "Vi lagar bromsar, växlar och hjul på två dagar."],
      ["Uthyrning", "Cyklar för vuxna och barn per dag eller vecka."],
      ["Service", "Vi går igenom hela cykeln inför våren."],
    ],
    faq: [
      "Vanliga frågor",
      ["Måste jag boka i förväg?", "Nej, men på sommaren är det bra att ringa först."],
      ["Kan jag hyra hjälm?", "Ja, hjälmar ingår i priset för alla cyklar."],
    ],
    prices: ["Priser", ["Cykel per dag", "150 kr"], ["Cykel per vecka", "600 kr"], ["Ny slang", "120 kr"]],
    terms: [
      ["Betalning", "Du kan betala med kort eller Swish när du hämtar cykeln. Företag kan få faktura."],
      ["Avbokning", "Du kan avboka utan kostnad till dagen före. Sedan betalar du för en dag."],
    ],
    hours: ["Öppettider", "Måndag - fredag 9:00 - 18:00", "Lördag 10:00 - 14:00"],
    contact: [
      "Kontakt",
      "Cykelboden Ekerö, Bryggavägen 5, 178 31 Ekerö",
      "Telefon: 08-500 000 62",
      "E-post: hej@cykelboden.alt",
    ],
    paths: ["vanliga-fragor", "priser", "kontakt"],
    phone: "08-500 000 62",
    email: "hej@cykelboden.alt",
  }),
  asSite("uk", {
    company: "Майстерня Лад",
    lead: "Ми лагодимо гітари та скрипки вже двадцять років і завжди пояснюємо, що саме потрібно зробити з інструментом.",
    services: [
      "Наші послуги",
      ["Ремонт гітар", "Замінюємо лади, поріжки та кілки за три дні."],
      ["Налаштування", "Налаштовуємо висоту струн у вашій присутності."],
      ["Реставрація", "Відновлюємо лак і заклеюємо тріщини."],
    ],
    faq: [
      "Поширені запитання",
      ["Чи можна приїхати без запису?", "Так, але в суботу краще зателефонувати заздалегідь."],
      ["Чи працюєте ви з електрогітарами?", "Так, ми перепаюємо електроніку та міняємо звукознімачі."],
    ],
    prices: [
      "Ціни",
      ["Налаштування гітари", "800 грн"],
      ["Заміна струн", "300 грн"],
      ["Заміна поріжка", "900 грн"],
    ],
    terms: [
      ["Оплата", "Оплатити роботу можна готівкою або карткою. Організації платять за рахунком."],
      ["Доставка", "Ми доставляємо інструменти містом за 200 гривень. В інші міста надсилаємо поштою."],
    ],
    hours: ["Графік роботи", "Понеділок - п'ятниця: 10:00 - 19:00", "Субота: 11:00 - 16:00"],
    contact: [
      "Контакти",
      "Адреса: м. Львів, вул. Зелена, 15",
      "Телефон: +380 32 200 00 62",
      "Пошта: lad@maisternia.alt",
    ],
    paths: ["pytannya", "tsiny", "kontakty"],
    phone: "+380 32 200 00 62",
    email: "lad@maisternia.alt",
  }),
];
