import { describe, expect, test } from "vitest";
import { explicitPairs } from "./build-page.fixture.ts";

type Case = [name: string, body: string, questions: string[], page?: Parameters<typeof explicitPairs>[1]];

/** The same two questions in the markup of a site builder or a plugin. */
function twice(item: (question: string, answer: string, at: number) => string): string {
  return (
    item("What do I bring?", "Bring your passport and a pen.", 0) +
    item("Is lunch included?", "Yes, a warm lunch is included.", 1)
  );
}

const both = ["What do I bring?", "Is lunch included?"];

const cases: Case[] = [
  [
    "empty link before each question",
    twice(
      (question, answer) =>
        `<div class="x1"><a href="#" title="Close"></a><a href="#" class="accordion-question"><h3>${question}</h3><div><div></div></div></a><div class="x2"><p>${answer}</p></div></div>`,
    ),
    both,
  ],
  [
    "page named after its search results",
    `<div class="search-results"><h2>FAQ</h2>${twice((question, answer) => `<div class="panel"><div class="btn">${question}</div><div class="body">${answer} ${"Please read our notes on the day before you come. ".repeat(8)}</div></div>`)}</div>`,
    both,
  ],
  [
    "microdata trigger",
    `<section class="accordion"><h2 class="accordion__title">Fragen und Antworten</h2><div class="accordion__wrapper"><div itemscope itemtype="http://schema.org/Question"><div class="accordion__item"><div class="accordion__item-trigger"><p itemprop="name">Wie finde ich den besten Schlosser?</p><img src="add.svg" alt="add"></div><div class="accordion__item-answer"><div itemprop="acceptedAnswer" itemscope itemtype="http://schema.org/Answer"><p itemprop="text">Sie sollten zuerst schauen welche Leistung Sie benötigen.</p></div></div></div></div><div itemscope itemtype="http://schema.org/Question"><div class="accordion__item"><div class="accordion__item-trigger"><p itemprop="name">Was kann ein Schlosser tun?</p></div><div class="accordion__item-answer"><div itemprop="acceptedAnswer" itemscope><p itemprop="text">Ein Schlosser öffnet Türen und tauscht Zylinder.</p></div></div></div></div></div></section>`,
    ["Wie finde ich den besten Schlosser?", "Was kann ein Schlosser tun?"],
  ],
  [
    "foundation dl dd",
    `<dl class="accordion" data-accordion><dd class="accordion-navigation"><a href="#panel1">Was ist Calculi?</a><div id="panel1" class="content">Ein Rechner für Betriebe und Vereine.</div></dd><dd class="accordion-navigation"><a href="#panel2">Für wen ist es?</a><div id="panel2" class="content">Für alle, die gern rechnen lassen.</div></dd></dl>`,
    ["Was ist Calculi?", "Für wen ist es?"],
  ],
  [
    "checkbox label many p",
    `<section class="faq-section"><input type="checkbox" id="q1"><label for="q1">Quels sont les horaires d'ouvertures?</label><p>lundi au vendredi 08h30 - 22h00</p><p>samedi 08h00 - 18h00</p><input type="checkbox" id="q2"><label for="q2">Vos plats contiennent-ils des allergènes ?</label><p> Oui, nos produits peuvent contenir des allergènes.</p></section>`,
    ["Quels sont les horaires d'ouvertures?", "Vos plats contiennent-ils des allergènes ?"],
  ],
  [
    "div.question h3",
    `<h2 class="title">F.A.Q</h2><div class="groupQuestion content"><div class="question"><h3 class="subTitle">Qui sommes-nous ?</h3><p>Une association qui fait découvrir les jeux.</p></div><hr><div class="question "><h3 class="subTitle">Où nous trouver ?</h3><p>Vous pouvez nous retrouver :</p><ul><li>Tous les samedis soirs à partir de 19h.</li></ul></div><hr></div>`,
    ["Qui sommes-nous ?", "Où nous trouver ?"],
  ],
  [
    "numbered h3 tr",
    `<h1>Sıkça Sorulan Sorular</h1><h2>Randevu Hakkında Sıkça Sorulanlar</h2><h3>1. Nasıl randevu alabilirim?</h3><p>Yalnızca telefonla arayarak randevu alabilirsiniz.</p><h3>2. Hangi yaş grubuna hizmet veriyorsunuz?</h3><p>Yalnızca yetişkinlere hizmet verilmektedir.</p><h3>3. Online muayene imkanı var mı?</h3><p>Takipte gerekirse online görüşme sürdürülebilir.</p>`,
    ["Nasıl randevu alabilirim?", "Hangi yaş grubuna hizmet veriyorsunuz?", "Online muayene imkanı var mı?"],
  ],
  [
    "li h3 es",
    `<main class="contenedor faq"><h1>Preguntas frecuentes</h1><h2 class="faq-titulo">Sobre las reservas</h2><ul><li class="faq-pregunta"><h3>¿Como puedo reservar una cita?</h3><p>Puedes hacerlo desde la sección de "Servicios".</p></li><li class="faq-pregunta"><h3>¿Necesito registrarme para reservar?</h3><p>Si, necesitas una cuenta.</p></li></ul></main>`,
    ["¿Como puedo reservar una cita?", "¿Necesito registrarme para reservar?"],
  ],
  [
    "font soup",
    `<h4>FAQ - Questions & Réponses</h4><p><font><b>Vous trouverez ci-dessous une liste des questions.</b></font></p><p><font>&nbsp;</font></p><p><font><font><b>1. Heure d’arrivée ?</b></font></font></p><p><font>À titre indicatif, l’heure d’arrivée est fixée à partir de 12h00.</font></p><p><font>&nbsp;</font></p><p><font><b>3. La réception est-elle ouverte 24 heures sur 24 ?</b></font></p><p><font>Oui, toute l'année sans exception.</font></p>`,
    ["Heure d’arrivée ?", "La réception est-elle ouverte 24 heures sur 24 ?"],
  ],
  [
    "li dash nl",
    `<h2>Veelgestelde vragen (FAQ)</h2><ul><li>Hoe kan ik een product vinden? - Gebruik de categorieën of de zoekbalk.</li><li>Kan ik echt bestellen? - Nee, dit is een voorbeeld voor school.</li><li>Met wie kan ik contact opnemen? - Gebruik de contactpagina.</li></ul>`,
    ["Hoe kan ik een product vinden?", "Kan ik echt bestellen?", "Met wie kan ik contact opnemen?"],
  ],
  [
    "li strong br",
    `<h2>FAQ</h2><ul class="is-style-accordion"><li><strong>How does the block work?<br></strong><br>It extends the core list to allow you to create sections.</li><li><strong>Is it free of charge?<br></strong><br>Yes, it is free for everyone who uses it.</li></ul>`,
    ["How does the block work?", "Is it free of charge?"],
  ],
  [
    "own anchor",
    `<h1>FAQ</h1><div class="accordion"><div class="accordion-item" id="question1"><a class="accordion-link" href="#question1">Hoe activeer ik mijn account?<i class="icon ion-md-add"></i></a><div class="answer"><p>De eerste order moet altijd via iDeal betaald worden.</p></div></div><div class="accordion-item" id="question2"><a class="accordion-link" href="#question2">Wat is de bestedingslimiet?<i class="icon"></i></a><div class="answer"><p>Het limiet is 250 euro per order.</p></div></div></div>`,
    ["Hoe activeer ik mijn account?", "Wat is de bestedingslimiet?"],
  ],
  [
    "respostas emoji",
    `<h1 class="perguntas-frequentes">Perguntas Frequentes</h1><div class="perguntas"><h3>📒 Como são as aulas do personal trainer ?</h3><div class="respostas"><p>Cada sessão é personalizada e adaptada às suas necessidades.</p></div></div><div class="perguntas"><h3>🎓 Quantos professores estão disponíveis ?</h3><div class="respostas"><p>Contamos com um grupo de cinco profissionais.</p></div></div>`,
    ["Como são as aulas do personal trainer?", "Quantos professores estão disponíveis?"],
  ],
  [
    "Divi",
    twice(
      (q, a, i) =>
        `<div class="et_pb_module et_pb_toggle et_pb_toggle_${i} et_pb_toggle_item et_pb_toggle_close"><h5 class="et_pb_toggle_title">${q}</h5><div class="et_pb_toggle_content clearfix"><p>${a}</p></div></div>`,
    ),
    both,
  ],
  [
    "Avada",
    twice(
      (q, a, i) =>
        `<div class="fusion-panel panel-default"><div class="panel-heading"><h4 class="panel-title toggle"><a aria-expanded="false" aria-controls="f${i}" role="button" data-toggle="collapse" data-target="#f${i}" href="#f${i}"><span class="fusion-toggle-icon-wrapper" aria-hidden="true"><i class="fa-fusion-box active-icon"></i></span><span class="fusion-toggle-heading">${q}</span></a></h4></div><div id="f${i}" class="panel-collapse collapse"><div class="panel-body toggle-content fusion-clearfix"><p>${a}</p></div></div></div>`,
    ),
    both,
  ],
  [
    "WPBakery tta",
    twice(
      (q, a, i) =>
        `<div class="vc_tta-panel" id="1${i}" data-vc-content=".vc_tta-panel-body"><div class="vc_tta-panel-heading"><h4 class="vc_tta-panel-title vc_tta-controls-icon-position-left"><a href="#1${i}" data-vc-accordion data-vc-container=".vc_tta-container"><span class="vc_tta-title-text">${q}</span><i class="vc_tta-controls-icon vc_tta-controls-icon-plus"></i></a></h4></div><div class="vc_tta-panel-body"><div class="wpb_text_column"><div class="wpb_wrapper"><p>${a}</p></div></div></div></div>`,
    ),
    both,
  ],
  [
    "vc_toggle",
    twice(
      (q, a, _i) =>
        `<div class="vc_toggle vc_toggle_default"><div class="vc_toggle_title"><h4>${q}</h4><i class="vc_toggle_icon"></i></div><div class="vc_toggle_content"><p>${a}</p></div></div>`,
    ),
    both,
  ],
  [
    "Squarespace",
    `<ul class="accordion-items-container">${twice((q, a, i) => `<li class="accordion-item"><h4 aria-level="3" class="accordion-item__title-wrapper" role="heading"><button class="accordion-item__click-target" aria-expanded="false" aria-controls="dropdown-block-${i}" id="button-block-${i}"><span class="accordion-item__title">${q}</span><div class="accordion-icon-container"><div class="plus"><div class="plus__horizontal-line"></div></div></div></button></h4><div class="accordion-item__dropdown" role="region" id="dropdown-block-${i}"><div class="accordion-item__description"><p>${a}</p></div></div></li>`)}</ul>`,
    both,
  ],
  [
    "Shopify details",
    twice(
      (q, a, i) =>
        `<div class="accordion"><details id="Details-${i}"><summary id="S${i}"><svg></svg><h3 class="accordion__title inline-richtext h4">${q}</h3><svg></svg></summary><div class="accordion__content rte" role="region"><p>${a}</p></div></details></div>`,
    ),
    both,
  ],
  [
    "Wix FAQ app",
    `<div data-hook="faq-app">${twice((q, a, _i) => `<div class="sRQ1f9" data-hook="question-item"><div role="button" tabindex="0" aria-expanded="false" class="xx1"><div class="a"><h3><span>${q}</span></h3></div><svg></svg></div><div data-hook="answer" class="yy"><div class="zz"><div dir="auto"><span class="ob"><span>${a}</span></span></div></div></div></div>`)}</div>`,
    both,
  ],
  [
    "GoDaddy-like",
    `<h2>Frequently Asked Questions</h2>${twice((q, a, _i) => `<div data-ux="Block" class="x-el x-el-div c1-1 c1-2"><div data-ux="Grid"><div data-ux="GridCell"><h4 role="heading" aria-level="4" data-ux="HeadingMinor" class="x-el x-el-h4">${q}</h4></div></div><div data-ux="Text" class="x-el c1-5 x-rt"><p style="margin:0"><span>${a}</span></p></div></div>`)}`,
    both,
  ],
  [
    "radix",
    twice(
      (q, a, i) =>
        `<div data-state="closed" data-orientation="vertical" class="border-b"><h3 data-state="closed" class="flex"><button type="button" aria-controls="radix-:r${i}:" aria-expanded="false" data-state="closed" id="radix-:t${i}:" class="flex flex-1">${q}<svg></svg></button></h3><div data-state="closed" id="radix-:r${i}:" role="region" aria-labelledby="radix-:t${i}:" hidden><div class="pb-4">${a}</div></div></div>`,
    ),
    both,
  ],
  [
    "alpine tailwind no names",
    `<div class="divide-y">${[
      ["What do I bring?", "Bring your passport and a pen."],
      ["Is lunch included?", "Yes, a warm lunch is included."],
      ["Where do we meet?", "At the main entrance, by the fountain."],
    ].map(
      ([q, a], _i) =>
        `<div x-data="{open:false}" class="py-4"><div @click="open=!open" class="flex justify-between cursor-pointer"><span class="font-medium">${q}</span><span class="text-xl">+</span></div><div x-show="open" class="mt-2"><p>${a}</p></div></div>`,
    )}</div>`,
    ["What do I bring?", "Is lunch included?", "Where do we meet?"],
  ],
  [
    "tabs vertical",
    `<h2>FAQ</h2><div class="tabs"><div role="tablist"><button role="tab" aria-controls="t1">What do I bring?</button><button role="tab" aria-controls="t2">Is lunch included?</button></div><div role="tabpanel" id="t1"><p>Bring your passport and a pen.</p></div><div role="tabpanel" id="t2"><p>Yes, a warm lunch is included.</p></div></div>`,
    both,
  ],
  [
    "bootstrap pills tabs of questions",
    `<h2>FAQ</h2><ul class="nav nav-pills"><li><a data-toggle="pill" href="#p1">General</a></li><li><a data-toggle="pill" href="#p2">Payment</a></li></ul><div class="tab-content"><div id="p1" class="tab-pane"><h4>What do I bring?</h4><p>Bring your passport and a pen.</p><h4>Is lunch included?</h4><p>Yes, a warm lunch.</p></div><div id="p2" class="tab-pane"><h4>How do I pay?</h4><p>By card or in cash, at the door.</p></div></div>`,
    ["What do I bring?", "Is lunch included?", "How do I pay?"],
  ],
  [
    "anchors toc",
    `<h1>FAQ</h1><ul><li><a href="#a">What do I bring?</a></li><li><a href="#b">Is lunch included?</a></li></ul><h3 id="a">What do I bring?</h3><p>Bring your passport and a pen.</p><h3 id="b">Is lunch included?</h3><p>Yes, a warm lunch is included.</p>`,
    both,
  ],
  [
    "F:/A: de",
    `<p><b>F:</b> Wie lange dauert es?</p><p><b>A:</b> Etwa zwei Stunden, manchmal drei.</p><p><b>F:</b> Ist ein Termin nötig?</p><p><b>A:</b> Nein, kommen Sie einfach vorbei.</p>`,
    ["Wie lange dauert es?", "Ist ein Termin nötig?"],
  ],
  [
    "Frage:/Antwort: inline",
    `<p>Frage: Wie lange dauert es? Antwort: Etwa zwei Stunden, manchmal drei.</p>`,
    ["Wie lange dauert es?"],
  ],
  [
    "Q/R fr",
    `<p>Q : Faut-il réserver ?</p><p>R : Oui, la veille au plus tard.</p><p>Q : Le parking est-il gratuit ?</p><p>R : Oui, pour tous nos clients.</p>`,
    ["Faut-il réserver ?", "Le parking est-il gratuit ?"],
  ],
  [
    "P/R es",
    `<p>P: ¿Hay que reservar?</p><p>R: Sí, el día anterior como muy tarde.</p>`,
    ["¿Hay que reservar?"],
  ],
  ["D/R it", `<p>D: Bisogna prenotare?</p><p>R: Sì, almeno il giorno prima.</p>`, ["Bisogna prenotare?"]],
  [
    "V/A nl",
    `<p>V: Moet ik reserveren?</p><p>A: Ja, uiterlijk een dag van tevoren.</p>`,
    ["Moet ik reserveren?"],
  ],
  [
    "S/C tr",
    `<p>S: Randevu almam gerekiyor mu?</p><p>C: Evet, en geç bir gün önceden.</p><p><strong>Soru:</strong> Otopark var mı?</p><p><strong>Cevap:</strong> Evet, ücretsiz otoparkımız vardır.</p>`,
    ["Randevu almam gerekiyor mu?", "Otopark var mı?"],
  ],
  [
    "P/R pt",
    `<p>P: Preciso de marcar?</p><p>R: Sim, pelo menos um dia antes.</p><p>Pergunta: Há estacionamento?</p><p>Resposta: Sim, gratuito para clientes.</p>`,
    ["Preciso de marcar?", "Há estacionamento?"],
  ],
  [
    "Q1. A1. br",
    `<p>Q1. What do I bring?<br>A1. Bring your passport and a pen.<br><br>Q2. Is lunch included?<br>A2. Yes, a warm lunch is included.</p>`,
    both,
  ],
  [
    "Q bold only, A plain multi para",
    `<p><b>Q: What do I bring?</b></p><p>A: Bring your passport.</p><p>A pen helps too.</p><p><b>Q: Is lunch included?</b></p><p>A: Yes, it is.</p>`,
    both,
  ],
  [
    "table two cols no faq head",
    `<h2>Common questions</h2><table><thead><tr><th>Question</th><th>Answer</th></tr></thead><tbody><tr><td>What do I bring?</td><td>Bring your passport and a pen.</td></tr><tr><td>Is lunch included?</td><td>Yes, a warm lunch is included.</td></tr></tbody></table>`,
    both,
  ],
  [
    "table 2 rows q then a",
    `<h1>FAQ</h1><table><tr><td><b>What do I bring?</b></td></tr><tr><td>Bring your passport and a pen.</td></tr><tr><td><b>Is lunch included?</b></td></tr><tr><td>Yes, a warm lunch is included.</td></tr></table>`,
    both,
  ],
  [
    "jsonld graph array",
    `<p>Hi</p>`,
    both,
    {
      head: `<script type="application/ld+json">[{"@context":"https://schema.org","@graph":[{"@type":"Organization","name":"x"},{"@type":"FAQPage","mainEntity":[{"@type":"Question","name":"What do I bring?","acceptedAnswer":{"@type":"Answer","text":"&lt;p&gt;Bring your &lt;strong&gt;passport&lt;/strong&gt; and a pen.&lt;/p&gt;"}},{"@type":"Question","name":"Is lunch included?","acceptedAnswer":[{"@type":"Answer","text":"<ul><li>Soup, always warm</li><li>Bread</li></ul>"}]}]}]}]</script>`,
    },
  ],
  [
    "QAPage",
    `<p>Hi</p>`,
    ["What do I bring?"],
    {
      head: `<script type="application/ld+json">{"@context":"http://schema.org","@type":"QAPage","mainEntity":{"@type":"Question","name":"What do I bring?","text":"I am new here.","answerCount":1,"suggestedAnswer":[{"@type":"Answer","text":"Bring your passport and a pen."}]}}</script>`,
    },
  ],
  [
    "hasPart",
    `<p>Hi</p>`,
    ["What do I bring?"],
    {
      head: `<script type="application/ld+json">{"@context":"http://schema.org","@type":"WebPage","hasPart":[{"@type":"Question","name":"What do I bring?","acceptedAnswer":{"@type":"Answer","text":"Bring your passport and a pen."}}]}</script>`,
    },
  ],
  [
    "microdata FAQPage accordion hidden meta",
    `<div itemscope itemtype="https://schema.org/FAQPage"><div itemprop="mainEntity" itemscope itemtype="https://schema.org/Question"><h3 itemprop="name">What do I bring?</h3><div itemprop="acceptedAnswer" itemscope itemtype="https://schema.org/Answer"><div itemprop="text"><p>Bring:</p><ul><li>your passport</li><li>a pen</li></ul></div></div></div></div>`,
    ["What do I bring?"],
  ],
  [
    "greek",
    `<h1>Συχνές ερωτήσεις</h1><h3>Ποιες είναι οι ώρες λειτουργίας;</h3><p>Από Δευτέρα έως Παρασκευή, 9 με 5.</p><h3>Δέχεστε κάρτες;</h3><p>Ναι, δεχόμαστε όλες τις κάρτες.</p>`,
    ["Ποιες είναι οι ώρες λειτουργίας;", "Δέχεστε κάρτες;"],
  ],
  [
    "japanese dl",
    `<h1>よくある質問</h1><dl><dt>予約は必要ですか？</dt><dd>はい、前日までにご予約ください。お電話でも承ります。</dd><dt>駐車場はありますか？</dt><dd>はい、無料の駐車場がございます。</dd></dl>`,
    ["予約は必要ですか？", "駐車場はありますか？"],
  ],
  [
    "japanese Q A spans",
    `<h2>よくあるご質問</h2><div class="qa"><p class="q"><span>Q.</span>予約は必要ですか？</p><p class="a"><span>A.</span>はい、前日までにご予約ください。</p></div><div class="qa"><p class="q"><span>Q.</span>駐車場はありますか？</p><p class="a"><span>A.</span>はい、無料の駐車場がございます。</p></div>`,
    ["予約は必要ですか？", "駐車場はありますか？"],
  ],
  [
    "arabic",
    `<h1>الأسئلة الشائعة</h1><h3>كم يستغرق التوصيل؟</h3><p>يستغرق التوصيل يومين في العادة.</p><h3>هل يمكنني الإلغاء؟</h3><p>نعم، قبل الشحن مباشرة.</p>`,
    ["كم يستغرق التوصيل؟", "هل يمكنني الإلغاء؟"],
  ],
  [
    "chinese",
    `<h2>常见问题</h2><div class="item"><div class="t">你们送货吗？</div><div class="c">是的，全市免费送货，当天送达。</div></div><div class="item"><div class="t">如何付款？</div><div class="c">可以使用微信、支付宝或现金付款。</div></div>`,
    ["你们送货吗？", "如何付款？"],
  ],
  [
    "hebrew",
    `<h1>שאלות נפוצות</h1><h3>מה שעות הפתיחה?</h3><p>מיום ראשון עד חמישי, 9 עד 17.</p><h3>האם יש חניה?</h3><p>כן, יש חניה חינם במקום.</p>`,
    ["מה שעות הפתיחה?", "האם יש חניה?"],
  ],
  [
    "russian",
    `<h1>Частые вопросы</h1><div class="faq"><div class="faq__q">Как оплатить заказ?</div><div class="faq__a">Картой или наличными при получении.</div><div class="faq__q">Есть ли доставка?</div><div class="faq__a">Да, по всему городу.</div></div>`,
    ["Как оплатить заказ?", "Есть ли доставка?"],
  ],
  [
    "hindi",
    `<h1>अक्सर पूछे जाने वाले प्रश्न</h1><details><summary>क्या डिलीवरी मुफ्त है?</summary><p>हाँ, पूरे शहर में मुफ्त है।</p></details>`,
    ["क्या डिलीवरी मुफ्त है?"],
  ],
  [
    "polish no faq",
    `<div class="k">${["Czy mogę zwrócić towar?", "Jak długo trwa wysyłka?", "Gdzie jest sklep?"].map((q) => `<div class="r"><p class="q">${q}</p><p class="w">To jest odpowiedź na pytanie, wystarczająco długa.</p></div>`)}</div>`,
    ["Czy mogę zwrócić towar?", "Jak długo trwa wysyłka?", "Gdzie jest sklep?"],
  ],
  [
    "grid of two-col",
    `<section id="faq"><h2>Questions? We have answers.</h2><div class="row"><div class="col"><h5>What do I bring?</h5><p>Bring your passport and a pen.</p></div><div class="col"><h5>Is lunch included?</h5><p>Yes, a warm lunch is included.</p></div></div></section>`,
    both,
  ],
  [
    "faq with wrapper a[href=javascript]",
    `<ul class="faq-list"><li><a href="javascript:void(0)" class="trigger">What do I bring?<span>+</span></a><div class="panel"><p>Bring your passport and a pen.</p></div></li><li><a href="javascript:void(0)" class="trigger">Is lunch included?<span>+</span></a><div class="panel"><p>Yes, a warm lunch is included.</p></div></li></ul>`,
    both,
  ],
  [
    "question as bold in same p with answer",
    `<h2>FAQ</h2><p><strong>What do I bring?</strong> Bring your passport and a pen.</p><p><strong>Is lunch included?</strong> Yes, a warm lunch is included.</p>`,
    both,
  ],
  [
    "question text then br plain",
    `<h2>FAQ</h2><p>What do I bring?<br>Bring your passport and a pen.</p><p>Is lunch included?<br>Yes, a warm lunch is included.</p>`,
    both,
  ],
  [
    "plain paragraphs alternating",
    `<h2>FAQ</h2><p>What do I bring?</p><p>Bring your passport and a pen.</p><p>Is lunch included?</p><p>Yes, a warm lunch is included.</p>`,
    both,
  ],
  [
    "ol li p",
    `<h2>Frequently asked questions</h2><ol><li><p>What do I bring?</p><p>Bring your passport and a pen.</p></li><li><p>Is lunch included?</p><p>Yes, a warm lunch is included.</p></li></ol>`,
    both,
  ],
  [
    "li nested ul",
    `<h2>Frequently asked questions</h2><ul><li>What do I bring?<ul><li>Bring your passport and a pen.</li></ul></li><li>Is lunch included?<ul><li>Yes, a warm lunch is included.</li></ul></li></ul>`,
    both,
  ],
  [
    "hubspot",
    twice(
      (q, a, _i) =>
        `<div class="hs-accordion__item"><div class="hs-accordion__header"><span class="acc-q">${q}</span><span class="acc-icon"></span></div><div class="hs-accordion__body"><p>${a}</p></div></div>`,
    ),
    both,
  ],
  [
    "elementor nested details",
    `<div class="e-n-accordion">${twice((q, a, i) => `<details id="e-n-accordion-item-1${i}" class="e-n-accordion-item"><summary class="e-n-accordion-item-title" aria-expanded="false" aria-controls="e-n-accordion-item-1${i}"><span class='e-n-accordion-item-title-header'><div class="e-n-accordion-item-title-text"> ${q} </div></span><span class='e-n-accordion-item-title-icon'><span class='e-opened'><i class="fas fa-minus"></i></span></span></summary><div role="region" class="e-con"><div class="elementor-element"><div class="elementor-widget-container"><p>${a}</p></div></div></div></details>`)}</div>`,
    both,
  ],
  [
    "ultimate addons",
    twice(
      (q, a, _i) =>
        `<div class="wp-block-uagb-faq-child uagb-faq-child__outer-wrap uagb-faq-item" role="tab"><div class="uagb-faq-questions-button uagb-faq-questions"><span class="uagb-icon uagb-faq-icon-wrap"><svg></svg></span><span class="uagb-question">${q}</span></div><div class="uagb-faq-content"><p>${a}</p></div></div>`,
    ),
    both,
  ],
  [
    "rank math",
    twice(
      (q, a, i) =>
        `<div id="faq-question-${i}" class="rank-math-list-item"><h3 class="rank-math-question ">${q}</h3><div class="rank-math-answer "><p>${a}</p></div></div>`,
    ),
    both,
  ],
  [
    "flat sibling divs q a",
    `<div class="accordion">${twice((q, a, _i) => `<button class="accordion">${q}</button><div class="panel"><p>${a}</p></div>`)}</div>`,
    both,
  ],
  [
    "carrd-like",
    `<h2>FAQ</h2><div><p><strong>What do I bring?</strong></p><p>Bring your passport and a pen.</p><hr><p><strong>Is lunch included?</strong></p><p>Yes, a warm lunch is included.</p></div>`,
    both,
  ],
  [
    "no qmark dl",
    `<h1>FAQ</h1><dl><dt>How do I reset my password</dt><dd>Use the link below the form.</dd><dt>Delivery times</dt><dd>Two to three days within the country.</dd></dl>`,
    ["How do I reset my password?"],
  ],
  [
    "footer faq accordion",
    `<footer><div class="faq-accordion"><details><summary>What do I bring?</summary><p>Bring your passport and a pen.</p></details></div></footer>`,
    ["What do I bring?"],
  ],
  [
    "aside faq",
    `<aside class="sidebar"><h3>FAQ</h3><div class="faq-item"><h4 class="faq-q">What do I bring?</h4><p>Bring your passport and a pen.</p></div></aside>`,
    ["What do I bring?"],
  ],
  [
    "header tag per item",
    `<section class="faqs">${twice((q, a, _i) => `<article><header><h3>${q}</h3></header><div class="body"><p>${a}</p></div></article>`)}</section>`,
    both,
  ],
  [
    "Q and A badge spans",
    `<section class="faqs">${twice((q, a, _i) => `<div class="it"><div class="hd"><span class="badge">Q</span><h4>${q}</h4></div><div class="bd"><span class="badge">A</span><p>${a}</p></div></div>`)}</section>`,
    both,
  ],
  [
    "number badge",
    `<section class="faqs">${twice((q, a, i) => `<div class="it"><div class="hd"><span class="num">0${i + 1}</span><h4>${q}</h4><span class="ic">+</span></div><div class="bd"><p>${a}</p></div></div>`)}</section>`,
    both,
  ],
];

describe("a question with only a link", () => {
  test("has no answer", () => {
    const body = `<h1><a class="question-link" href="/q">Why is bread brown?</a></h1><div><a href="/ask">Ask a question</a></div>`;
    expect(explicitPairs(body)).toEqual([]);
  });
});

describe("questions in real-world markup", () => {
  test.each(cases)("reads %s", (_name, body, questions, page) => {
    const pairs = explicitPairs(body, page);
    expect(pairs.map((pair) => pair.question).sort()).toEqual([...questions].sort());
    // Answers must not include the markers and questions around them.
    for (const { answer } of pairs) expect(answer).not.toMatch(/^(?:[AR][.:\d]|Answer|Antwort)|\?/);
  });
});
