/** A small pottery studio's website in several languages, as routes for `serveSite`. */

export type StudioLanguage = "de" | "en" | "ja" | "fr" | "ar";

interface StudioTexts {
  name: string;
  /** Addresses of the four pages, without the language. */
  slugs: { faq: string; contact: string; prices: string };
  menu: { home: string; faq: string; contact: string; prices: string };
  home: string[];
  faqTitle: string;
  /** Question and answer. In the same order in every language. */
  faqs: [string, string][];
  contact: { title: string; hours: string; address: string; text: string };
  prices: { title: string; text: string };
}

export const studioTexts: Record<StudioLanguage, StudioTexts> = {
  de: {
    name: "Töpferei Lindhof",
    slugs: { faq: "fragen", contact: "kontakt", prices: "preise" },
    menu: { home: "Start", faq: "Häufige Fragen", contact: "Kontakt", prices: "Preise" },
    home: [
      "Die Töpferei Lindhof ist eine kleine Werkstatt am Rand von Freiburg, in der wir seit vielen Jahren Geschirr von Hand drehen und Kurse für Anfänger und Fortgeschrittene geben.",
      "Wer möchte, kann bei uns zusehen, wie eine Schale entsteht, oder selbst an der Drehscheibe sitzen und lernen, wie man den Ton zentriert und in Form bringt.",
    ],
    faqTitle: "Häufige Fragen",
    faqs: [
      [
        "Wie lange dauert ein Kurs?",
        "Ein Kurs dauert 3 Stunden. Wir beginnen um 10 Uhr und machen nach der Hälfte eine Pause mit Tee und Kuchen.",
      ],
      [
        "Was kostet ein Kurs für Anfänger?",
        "Der Kurs für Anfänger kostet 65 € pro Person. Ton, Glasur und das Brennen sind im Preis enthalten.",
      ],
      [
        "Kann ich meinen Platz absagen?",
        "Bis 48 Stunden vor dem Kurs ist eine Absage kostenlos. Danach berechnen wir die Hälfte der Gebühr.",
      ],
      [
        "Wann kann ich meine Stücke abholen?",
        "Die Stücke sind nach etwa 21 Tagen fertig gebrannt. Wir schreiben eine E-Mail an alle Teilnehmer, sobald der Ofen leer ist.",
      ],
      [
        "Dürfen Kinder mitmachen?",
        "Kinder ab 8 Jahren dürfen in Begleitung eines Erwachsenen mitmachen. Für Geburtstage bieten wir eigene Termine an.",
      ],
    ],
    contact: {
      title: "Kontakt und Anfahrt",
      hours: "Montag bis Freitag 9:00–18:00 Uhr",
      address: "Lindenstraße 12, 79098 Freiburg",
      text: "Sie erreichen uns während der Öffnungszeiten in der Werkstatt oder jederzeit per E-Mail. Die Haltestelle der Straßenbahn ist nur wenige Schritte entfernt.",
    },
    prices: {
      title: "Preise",
      text: "Hier finden Sie, was unsere Kurse und das Brennen Ihrer eigenen Stücke kosten. Alle Preise sind für eine Person und enthalten den Ton und die Glasur.",
    },
  },
  en: {
    name: "Lindhof Pottery",
    slugs: { faq: "questions", contact: "contact-us", prices: "prices" },
    menu: { home: "Home", faq: "Questions", contact: "Contact", prices: "Prices" },
    home: [
      "Lindhof Pottery is a small workshop on the edge of Freiburg where we have thrown tableware by hand for many years and where we teach classes for beginners and for people with experience.",
      "If you like, you can watch how a bowl is made, or you can sit at the wheel yourself and learn how to center the clay and how to bring it into shape.",
    ],
    faqTitle: "Questions and answers",
    faqs: [
      [
        "How long does a class take?",
        "A class takes 3 hours. We begin at 10 and have a break with tea and cake after the first half of the class.",
      ],
      [
        "How much is a class for beginners?",
        "The class for beginners is 65 € per person. The clay, the glaze and the firing are included in the price.",
      ],
      [
        "Can I cancel my place?",
        "You can cancel for free up to 48 hours before the class. After that we charge half of the fee.",
      ],
      [
        "When can I pick up my pieces?",
        "Your pieces are fired and ready after about 21 days. We write an email to all participants as soon as the kiln is empty.",
      ],
      [
        "Can children take part?",
        "Children from the age of 8 can take part together with an adult. We offer separate dates for birthday parties.",
      ],
    ],
    contact: {
      title: "Contact and directions",
      hours: "Monday to Friday 9:00–18:00",
      address: "Lindenstraße 12, 79098 Freiburg",
      text: "You can reach us in the workshop during our opening hours, or by email at any time. The tram stops only a few steps from our door, and you can park in the yard.",
    },
    prices: {
      title: "Prices",
      text: "Here you find what our classes cost and what we charge for the firing of your own pieces. All prices are for one person and include the clay and the glaze.",
    },
  },
  ja: {
    name: "リントホーフ陶房",
    slugs: { faq: "shitsumon", contact: "access", prices: "ryokin" },
    menu: { home: "ホーム", faq: "よくあるご質問", contact: "お問い合わせ", prices: "料金" },
    home: [
      "リントホーフ陶房はフライブルクの町はずれにある小さな工房です。長年にわたり食器を手で作り、初心者から経験者までの方に陶芸教室を開いています。",
      "お椀ができるまでの様子をご見学いただくことも、ご自分でろくろに向かって土を中心に据え、形にする方法を学んでいただくこともできます。",
    ],
    faqTitle: "よくあるご質問",
    faqs: [
      [
        "教室の時間はどのくらいですか？",
        "教室は3時間です。10時に始まり、途中でお茶とケーキの休憩があります。",
      ],
      [
        "初心者向けの教室はいくらですか？",
        "初心者向けの教室はお一人様65 €です。土、釉薬、焼成の費用は料金に含まれています。",
      ],
      [
        "予約をキャンセルできますか？",
        "教室の48時間前までは無料でキャンセルできます。その後は料金の半額をいただきます。",
      ],
      [
        "作品はいつ受け取れますか？",
        "作品は約21日で焼き上がります。窯が空になりましたら、参加者の皆様にメールでお知らせします。",
      ],
      [
        "子どもも参加できますか？",
        "8歳以上のお子様は大人の方とご一緒に参加できます。お誕生日会のための日程もご用意しています。",
      ],
    ],
    contact: {
      title: "お問い合わせとアクセス",
      hours: "月曜日〜金曜日 9:00〜18:00",
      address: "Lindenstraße 12, 79098 Freiburg",
      text: "営業時間中は工房で、メールではいつでもお問い合わせいただけます。路面電車の停留所は工房からすぐ近くにあります。",
    },
    prices: {
      title: "料金",
      text: "教室の料金と、お持ち込みの作品の焼成料金をご案内します。料金はすべてお一人様の金額で、土と釉薬を含みます。",
    },
  },
  fr: {
    name: "Poterie des Tilleuls",
    slugs: { faq: "questions", contact: "contact", prices: "tarifs" },
    menu: { home: "Accueil", faq: "Questions fréquentes", contact: "Contact", prices: "Tarifs" },
    home: [
      "La Poterie des Tilleuls est un petit atelier aux portes de Colmar, où nous tournons de la vaisselle à la main depuis de nombreuses années et où nous donnons des cours pour les débutants.",
      "Vous pouvez regarder comment naît un bol, ou vous asseoir vous-même devant le tour et apprendre à centrer la terre et à lui donner une forme.",
    ],
    faqTitle: "Questions fréquentes",
    faqs: [
      [
        "Combien de temps dure un cours ?",
        "Un cours dure 3 heures. Nous commençons à 10 heures et faisons une pause avec du thé et un gâteau.",
      ],
      [
        "Combien coûte un cours pour débutants ?",
        "Le cours pour débutants coûte 65 € par personne. La terre, l'émail et la cuisson sont compris dans le prix.",
      ],
      [
        "Puis-je annuler ma place ?",
        "Vous pouvez annuler gratuitement jusqu'à 48 heures avant le cours. Ensuite, nous facturons la moitié du prix.",
      ],
      [
        "Quand puis-je retirer mes pièces ?",
        "Vos pièces sont cuites au bout de 21 jours environ. Nous écrivons à tous les participants dès que le four est vide.",
      ],
      [
        "Les enfants peuvent-ils participer ?",
        "Les enfants à partir de 8 ans peuvent participer avec un adulte. Nous proposons des dates pour les anniversaires.",
      ],
    ],
    contact: {
      title: "Contact et accès",
      hours: "Du lundi au vendredi 9:00–18:00",
      address: "12 rue des Tilleuls, 68000 Colmar",
      text: "Vous pouvez nous joindre à l'atelier pendant les heures d'ouverture, ou par e-mail à tout moment. L'arrêt du tram est à quelques pas de notre porte.",
    },
    prices: {
      title: "Tarifs",
      text: "Vous trouvez ici ce que coûtent nos cours et la cuisson de vos propres pièces. Tous les prix sont pour une personne et comprennent la terre et l'émail.",
    },
  },
  ar: {
    name: "مرسم الزيزفون للخزف",
    slugs: { faq: "questions", contact: "contact", prices: "tarifs" },
    menu: { home: "الرئيسية", faq: "الأسئلة الشائعة", contact: "اتصل بنا", prices: "الأسعار" },
    home: [
      "مرسم الزيزفون ورشة صغيرة على أطراف مدينة كولمار نصنع فيها الأواني يدويًا منذ سنوات طويلة ونقدم دورات للمبتدئين ولأصحاب الخبرة.",
      "يمكنكم أن تشاهدوا كيف يولد الوعاء، أو أن تجلسوا بأنفسكم أمام العجلة وتتعلموا كيف يوضع الطين في الوسط ويأخذ شكله.",
    ],
    faqTitle: "الأسئلة الشائعة",
    faqs: [
      [
        "كم تستغرق الدورة؟",
        "تستغرق الدورة 3 ساعات. نبدأ في الساعة 10 ثم نأخذ استراحة مع الشاي والكعك في منتصف الوقت.",
      ],
      [
        "كم تكلف دورة المبتدئين؟",
        "تكلف دورة المبتدئين 65 € للشخص الواحد. الطين والطلاء والحرق مشمولة في السعر.",
      ],
      ["هل يمكنني إلغاء الحجز؟", "يمكنكم الإلغاء مجانًا حتى 48 ساعة قبل الدورة. بعد ذلك نحتسب نصف السعر."],
      [
        "متى يمكنني استلام القطع؟",
        "تصبح القطع جاهزة بعد نحو 21 يومًا. نكتب رسالة إلى جميع المشاركين حالما يفرغ الفرن.",
      ],
      [
        "هل يمكن للأطفال المشاركة؟",
        "يمكن للأطفال من عمر 8 سنوات المشاركة مع شخص بالغ. نقدم مواعيد خاصة لأعياد الميلاد.",
      ],
    ],
    contact: {
      title: "الاتصال والوصول",
      hours: "من الاثنين إلى الجمعة 9:00–18:00",
      address: "12 rue des Tilleuls, 68000 Colmar",
      text: "يمكنكم الوصول إلينا في الورشة خلال ساعات العمل أو عبر البريد الإلكتروني في أي وقت. موقف الترام على بعد خطوات من بابنا.",
    },
    prices: {
      title: "الأسعار",
      text: "تجدون هنا تكلفة دوراتنا وتكلفة حرق قطعكم الخاصة. جميع الأسعار للشخص الواحد وتشمل الطين والطلاء.",
    },
  },
};

type PageName = "home" | "faq" | "contact" | "prices";
const pageNames: PageName[] = ["home", "faq", "contact", "prices"];

/**
 * "hreflang": every language has its folder and its own addresses, each page declares its translations, and the root
 * redirects to the first language. "folders": the first language is at the root, the others have folders with the same
 * addresses, and nothing but the links tells about them.
 */
export type StudioKind = "hreflang" | "folders";

export function studioPath(
  { kind, languages }: { kind: StudioKind; languages: readonly StudioLanguage[] },
  language: StudioLanguage,
  page: PageName,
): string {
  const [first] = languages;
  const folder = kind === "folders" && language === first ? "" : `/${language}`;
  const slugs = studioTexts[kind === "folders" ? first! : language].slugs;
  return page === "home" ? `${folder}/` : `${folder}/${slugs[page]}`;
}

export function studioRoutes(site: {
  kind: StudioKind;
  languages: readonly StudioLanguage[];
}): Record<string, string> {
  const routes: Record<string, string> = {};
  for (const language of site.languages)
    for (const page of pageNames) routes[studioPath(site, language, page)] = pageOf(site, language, page);
  if (site.kind === "hreflang") {
    const home = studioPath(site, site.languages[0]!, "home");
    routes["/"] =
      `<!doctype html><html><head><meta http-equiv="refresh" content="0; url=${home}"></head></html>`;
  }
  return routes;
}

function pageOf(
  site: { kind: StudioKind; languages: readonly StudioLanguage[] },
  language: StudioLanguage,
  page: PageName,
): string {
  const texts = studioTexts[language];
  const menu = pageNames.map(
    (name) => `<a href="${studioPath(site, language, name)}">${texts.menu[name]}</a>`,
  );
  const others = site.languages.filter((other) => other !== language);
  const isDeclared = site.kind === "hreflang";
  const alternates = isDeclared
    ? site.languages.map(
        (one) => `<link rel="alternate" hreflang="${one}" href="${studioPath(site, one, page)}">`,
      )
    : [];
  // Without hreflang, each page only leads to the other languages' start pages and contact pages.
  const footer = others.map((other) =>
    isDeclared
      ? `<a href="${studioPath(site, other, page)}">${other.toUpperCase()}</a>`
      : `<a href="${studioPath(site, other, "home")}">${studioTexts[other].name}</a> <a href="${studioPath(site, other, "contact")}">${studioTexts[other].menu.contact}</a>`,
  );
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${titleOf(texts, page)} | ${texts.name}</title>
${alternates.join("\n")}</head><body><header><nav>${menu.join(" ")}</nav></header><main>${mainOf(texts, page)}</main>
<footer><p>${footer.join(" ")}</p><p>© ${texts.name}</p></footer></body></html>`;
}

function titleOf(texts: StudioTexts, page: PageName): string {
  return page === "home" ? texts.name : texts.menu[page];
}

function mainOf(texts: StudioTexts, page: PageName): string {
  switch (page) {
    case "home":
      return `<h1>${texts.name}</h1>${texts.home.map((text) => `<p>${text}</p>`).join("")}`;
    case "faq":
      return `<h1>${texts.faqTitle}</h1>${texts.faqs.map(([question, answer]) => `<details><summary>${question}</summary><p>${answer}</p></details>`).join("")}`;
    case "contact":
      return `<h1>${texts.contact.title}</h1><p>${texts.contact.text}</p><p>${texts.contact.address}</p><p>${texts.contact.hours}</p><p><a href="tel:+4976112345678">+49 761 12345678</a> <a href="mailto:post@lindhof.example">post@lindhof.example</a></p>`;
    default:
      return `<h1>${texts.prices.title}</h1><p>${texts.prices.text}</p><table><tr><td>${texts.menu.prices} 1</td><td>65 €</td></tr><tr><td>${texts.menu.prices} 2</td><td>12 €</td></tr></table>`;
  }
}
