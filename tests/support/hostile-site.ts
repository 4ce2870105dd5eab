/** A website whose every text, attribute and file tries to inject code into the generated pages. */
import type { SitePage } from "./static-site.ts";

/** Each calls `canary`, which the tests' pages define, if a browser executes it. */
export const hostileTexts = [
  `<script>canary("script")</script>`,
  `<img src=x onerror=canary("img")>`,
  `"><svg onload=canary("svg")>`,
  `' onmouseover='canary("attribute")`,
  `</title></style></script><script>canary("closing")</script>`,
  `[press](javascript:canary("markdown"))`,
  `<javascript:canary("autolink")>`,
  `![picture](https://elsewhere.test/pixel.png "x\\" onerror=canary()")`,
  `<iframe srcdoc="<script>parent.canary('frame')</script>"></iframe>`,
  `<base href=https://elsewhere.test/><form action=https://elsewhere.test/><button>go</button></form>`,
  `\u2028</script>\u2029<!--<script>canary("comment")`,
  `\u202Egpj.evil\u202C\u2066\u200F`,
  `{{constructor.constructor('canary()')()}} \${canary("template")}`,
];

const escapeHtml = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
const json = (value: unknown) => JSON.stringify(value).replace(/</g, "\\u003c");

const name = `Ring${hostileTexts[0]}\u202E & Söhne ${hostileTexts[4]}`;
const megabyte = "Aa".repeat(500_000);

/** Questions and answers as text. Readers of the site see the payload itself. */
const faqs = hostileTexts.map((payload, index) => ({
  question: `How do I order part ${index} ${payload}?`,
  answer: `You order part ${index} by telephone ${payload} and we send it within two working days to your door.`,
}));

function page({ title, body, head = "" }: { title: string; body: string; head?: string }): SitePage {
  const html = `<!doctype html><html lang='en" onload="canary(1)' dir="rtl><script>canary()</script>"><head>
<meta charset="utf-8"><title>${escapeHtml(title)}</title>
<base href="javascript:canary('base')//">
<meta name="description" content="${escapeHtml(hostileTexts.join(" "))}">
<meta name="theme-color" content="red;}&lt;/style&gt;&lt;script&gt;canary('theme')&lt;/script&gt;">
<meta property="og:site_name" content="${escapeHtml(name)}">
<meta property="og:image" content="javascript:canary('og')">
<meta http-equiv="refresh" content="3600;url=javascript:canary('refresh')">
<link rel="stylesheet" href="/style.css"><link rel="icon" href="data:text/html,<script>canary()</script>">
<style>:root{--primary:url(javascript:canary('css'));--brand:#c0ffee}</style>${head}</head>
<body onload="window.canary&&canary('body')"><header><a href="/"><img class="logo" src="/logo.svg" alt="${escapeHtml(name)}"></a>
<nav><a href="/faq">FAQ</a> <a href="/about">About</a> <a href="/contact">Contact</a>
<a href="/help?${"a".repeat(9_000)}">Support</a> <a href="javascript:canary('link')">Help</a> <a href="data:text/html,<script>canary()</script>">Terms</a></nav></header>
<main>${body}</main><footer><p>© 2026 ${escapeHtml(name)}</p>
<a href="https://www.facebook.com/ring&quot; onclick=&quot;canary('social')">Facebook</a>
<a href="javascript:canary('x')//https://twitter.com/ring">Twitter</a></footer></body></html>`;
  return { contentType: "text/html; charset=utf-8", body: html };
}

const organization = {
  "@context": "https://schema.org",
  "@type": "Organization",
  name: `${name}\u0000\u2028`,
  url: "javascript:canary('url')",
  logo: "/logo.svg",
  email: `office@ring.example"><script>canary('mail')</script>`,
  telephone: `+49 30 901820<script>canary('phone')</script>`,
  address: {
    streetAddress: `Street 1 ${hostileTexts[1]}`,
    postalCode: "10115",
    addressLocality: hostileTexts[2],
  },
  sameAs: ["javascript:canary('same')", `https://www.instagram.com/ring"onmouseover="canary()`],
};
const faqPage = {
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: hostileTexts.map((payload, index) => ({
    "@type": "Question",
    name: `Which size ${index} do you have\u0000 ${payload}?`,
    acceptedAnswer: {
      "@type": "Answer",
      text: `<p>We have size ${index} <a href="javascript:canary('answer')">here</a> <b onclick=canary()>always</b> in stock ${escapeHtml(payload)}.</p><script>canary('inner')</script>`,
    },
  })),
};
const ld = (value: unknown) => `<script type="application/ld+json">${json(value)}</script>`;

const css = `/* </style><script>canary('sheet')</script> */
@import url("javascript:canary('import')"); @import "https://elsewhere.test/x.css";
body{font-family:"</style><script>canary('font')</script>",expression(canary());background:url(javascript:canary('bg'))}
.btn,button,a.cta{background:#123456;color:#fff;background-color:rgb(18,52,86);behavior:url(x.htc)}
:root{--color-primary:#123456}</style><script>canary('loose')</script>`;

const logo = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="120" height="40" onload="canary('logo')">
<script>canary('logo script')</script><foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="canary()"/></foreignObject>
<image xlink:href="https://elsewhere.test/pixel.png" width="1" height="1"/><rect width="120" height="40" fill="#123456"/></svg>`;

const list = faqs
  .map(
    ({ question, answer }) =>
      `<details><summary>${escapeHtml(question)}</summary><p>${escapeHtml(answer)}</p></details>`,
  )
  .join("\n");
const sections = hostileTexts
  .map(
    (payload, index) =>
      `<h2>Delivery ${index} ${escapeHtml(payload)}</h2><p>We deliver everything of group ${index} on weekdays ${escapeHtml(payload)} before noon, to every address in the country.</p>`,
  )
  .join("\n");

export const hostilePages: Record<string, SitePage | string> = {
  "/": page({
    title: name,
    head:
      ld(organization) +
      `<script type="application/ld+json">{"name":"</script><script>canary('broken')</script>`,
    body: `<h1>${escapeHtml(name)}</h1><p>We repair and sell rings of every kind in our workshop near the old harbour.</p>${sections}`,
  }),
  "/faq": page({ title: hostileTexts.join(" "), head: ld(faqPage), body: `<h1>Questions</h1>${list}` }),
  "/about": page({
    title: `\u001B]0;owned\u0007\u001B[2J${megabyte}`,
    body: `<h1>${megabyte}</h1><h2>Why ${megabyte}?</h2><p>Because ${megabyte} is what we do.</p><img src="/x.png" alt="${megabyte}"><p>We make rings by hand, one by one, for people who like them.</p>`,
  }),
  "/contact": page({
    title: "Contact",
    body: `<h1>Contact</h1><p>Call <a href="tel:+4930901820';canary()//">+49 30 901820</a> or write to
<a href="mailto:office@ring.example?subject=%0d%0aBcc:all@elsewhere.test">office@ring.example</a>.</p>
<address>Ring ${escapeHtml(hostileTexts[1] ?? "")}<br>Harbour Street 1<br>10115 Berlin ${escapeHtml(hostileTexts[11] ?? "")}</address>
<p>Our workshop is open from Monday to Friday between nine and five, and on Saturdays in the morning.</p>`,
  }),
  "/style.css": { contentType: "text/css", body: css },
  "/logo.svg": { contentType: "image/svg+xml", body: logo },
};
