import { expect, test } from "vitest";
import { type HtmlFolderFiles, readHtmlFolder } from "./html-folder.ts";

function folder(files: Record<string, string>): HtmlFolderFiles {
  return { paths: Object.keys(files), texts: new Map(Object.entries(files)) };
}

const notionIds = {
  root: "1a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d",
  billing: "2a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d",
  pay: "3a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d",
  refund: "4a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d",
};

/** As Notion exports a page: with its styles, an icon and the page's id. */
function notionPage(id: string, title: string, body: string): string {
  const uuid = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"/><title>${title}</title><style>
/* cspell:disable-file */
.sans { font-family: ui-sans-serif }
</style></head><body><article id="${uuid}" class="page sans"><header><div class="page-header-icon undefined"><span class="icon">💳</span></div><h1 class="page-title" dir="auto">${title}</h1><p class="page-description" dir="auto"></p></header><div class="page-body">${body}</div></article><span class="sans" style="font-size:14px;padding-top:2em"></span></body></html>`;
}

const payBody = `<p id="5a" class="">Pay by <strong>card</strong>. See <a href="Refunds%20${notionIds.refund}.html">refunds</a> or <a href="Gone%20page.html">this</a>.</p>
<figure class="block-color-gray_background callout" style="white-space:pre-wrap;display:flex" id="6a"><div style="font-size:1.5em"><span class="icon">💡</span></div><div style="width:100%"><p id="7a" class="">Mind the fee.</p></div></figure>
<figure id="8a" class="image"><a href="Pay/card.png"><img style="width:592px" src="Pay/card.png"/></a></figure>
<ul id="9a" class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span class="to-do-children-checked">Done</span></li></ul>
<pre id="10a" class="code"><code class="language-JavaScript">let a = 1;</code></pre>
<table id="11a" class="simple-table"><tbody><tr><td>Visa</td><td>yes</td></tr></tbody></table>
<figure id="12a"><div class="source"><a href="Pay/terms.pdf">terms.pdf</a></div></figure>`;

const notion = folder({
  [`Help Center ${notionIds.root}.html`]: notionPage(
    notionIds.root,
    "Help Center",
    `<figure id="1b" class="link-to-page"><a href="Help%20Center/Billing%20${notionIds.billing}.html"><span class="icon">💳</span>Billing</a></figure>`,
  ),
  [`Help Center/Billing ${notionIds.billing}.html`]: notionPage(
    notionIds.billing,
    "Billing",
    `<p>All about money.</p><figure class="link-to-page"><a href="Billing/Pay%20${notionIds.pay}.html">Pay</a></figure>`,
  ),
  [`Help Center/Billing/Pay ${notionIds.pay}.html`]: notionPage(notionIds.pay, "How to pay", payBody),
  [`Help Center/Billing/Refunds ${notionIds.refund}.html`]: notionPage(
    notionIds.refund,
    "Refunds",
    "<p>Yes.</p>",
  ),
  "Help Center/Billing/Pay/card.png": "",
  "Help Center/Billing/Pay/terms.pdf": "",
});

test("reads Notion: pages below pages, links, pictures, callouts and code", () => {
  const read = readHtmlFolder(notion);
  expect(read?.tool).toBe("Notion");
  expect(read?.articles.map(({ id, title, collection }) => [id, title, collection])).toEqual([
    [notionIds.billing, "Billing", "Billing"],
    [notionIds.pay, "How to pay", "Billing"],
    [notionIds.refund, "Refunds", "Billing"],
  ]);
  const pay = read?.articles[1];
  expect(pay?.markdown).toBe(
    [
      `Pay by **card**. See [refunds](moved:${notionIds.refund}) or this.`,
      "",
      "> 💡",
      ">",
      "> Mind the fee.",
      "",
      "![](picture:Help%20Center%2FBilling%2FPay%2Fcard.png)",
      "",
      "- Done",
      "",
      "```JavaScript",
      "let a = 1;",
      "```",
      "",
      "|      |     |",
      "| ---- | --- |",
      "| Visa | yes |",
      "",
      "[terms.pdf](attachment:Help%20Center%2FBilling%2FPay%2Fterms.pdf)",
    ].join("\n"),
  );
  expect(pay?.pictures).toEqual(["Help Center/Billing/Pay/card.png"]);
  expect(pay?.notes).toEqual([{ kind: "dead-link", text: "Gone%20page.html", linkText: expect.any(String) }]);
});

/** As Confluence exports a page of a space. */
function confluencePage(title: string, crumbs: [string, string][], body: string): string {
  return `<!DOCTYPE html>
<html>
    <head>
        <title>Acme Help : ${title}</title>
        <link rel="stylesheet" href="styles/site.css" type="text/css" />
        <META http-equiv="Content-Type" content="text/html; charset=UTF-8">
    </head>
    <body class="theme-default aui-theme-default">
        <div id="page"><div id="main" class="aui-page-panel">
                <div id="main-header">
                    <div id="breadcrumb-section">
                        <ol id="breadcrumbs">
                            <li class="first"><span><a href="index.html">Acme Help</a></span></li>
                            ${crumbs.map(([href, text]) => `<li><span><a href="${href}">${text}</a></span></li>`).join("\n")}
                        </ol>
                    </div>
                    <h1 id="title-heading" class="pagetitle">
                        <span id="title-text">
                            Acme Help : ${title}
                        </span>
                    </h1>
                </div>
                <div id="content" class="view">
                    <div class="page-metadata">Created by <span class='author'> Ann</span>, last modified on Jan 24, 2026</div>
                    <div id="main-content" class="wiki-content group">
                    ${body}
                    </div>
                    <div class="pageSection group"><div class="pageSectionHeader"><h2 id="attachments" class="pageSectionTitle">Attachments:</h2></div></div>
                </div>
        </div></div>
        <div id="footer" role="contentinfo"><section class="footer-body"><p>Document generated by Confluence on Jan 26, 2026 11:18</p></section></div>
    </body>
</html>`;
}

const confluence = folder({
  "index.html":
    '<html><head><title>Acme Help</title></head><body><h1>Space Details:</h1><ul><li><a href="Acme-Help_100.html">Acme Help</a><ul><li><a href="Orders_300.html">Orders</a><ul><li><a href="Shipping_500.html">Shipping</a></li><li><a href="Returns_400.html">Returns</a></li></ul></li></ul></li></ul></body></html>',
  "Acme-Help_100.html": confluencePage("Acme Help Home", [], "<p>Welcome to our help.</p>"),
  "Orders_300.html": confluencePage("Orders", [["Acme-Help_100.html", "Acme Help"]], ""),
  "Returns_400.html": confluencePage(
    "Returns",
    [
      ["Acme-Help_100.html", "Acme Help"],
      ["Orders_300.html", "Orders"],
    ],
    `<div class="toc-macro rbtoc1"><ul class="toc-indentation"><li><a href="#Returns-How">How</a></li></ul></div>
<h2 id="Returns-How">How</h2><p>Like <a href="Shipping_500.html#Shipping-Box">shipping</a> <img class="emoticon emoticon-tick" data-emoji-fallback="✅" src="images/icons/emoticons/check.png" alt="(tick)"/>, or <a href="Missing_9.html">missing</a>.</p>
<div class="confluence-information-macro confluence-information-macro-warning"><span class="aui-icon aui-icon-small"> </span><div class="confluence-information-macro-body"><p>Keep the box.</p></div></div>
<div class="code panel pdl"><div class="codeContent panelContent pdl"><pre class="syntaxhighlighter-pre" data-syntaxhighlighter-params="brush: java; gutter: false" data-theme="Confluence">int a = 1;</pre></div></div>
<span class="confluence-embedded-file-wrapper"><img class="confluence-embedded-image" src="attachments/400/401.png?width=760" data-image-src="attachments/400/401.png" alt="Label"></span>`,
  ),
  "Shipping_500.html": confluencePage(
    "Shipping",
    [
      ["Acme-Help_100.html", "Acme Help"],
      ["Orders_300.html", "Orders"],
    ],
    "<p>By bike.</p>",
  ),
  "attachments/400/401.png": "",
  "images/icons/emoticons/check.png": "",
});

test("reads Confluence: the tree of pages, titles, links, panels, code and pictures", () => {
  const read = readHtmlFolder(confluence);
  expect(read?.tool).toBe("Confluence");
  expect(read?.articles.map(({ id, title, collection }) => [id, title, collection])).toEqual([
    ["100", "Acme Help Home", null],
    ["500", "Shipping", "Orders"],
    ["400", "Returns", "Orders"],
  ]);
  const returns = read?.articles[2];
  expect(returns?.markdown).toBe(
    [
      "## How",
      "",
      "Like [shipping](moved:500#Shipping-Box) ✅, or missing.",
      "",
      "> [!WARNING]",
      ">",
      "> Keep the box.",
      "",
      "```java",
      "int a = 1;",
      "```",
      "",
      "![Label](picture:attachments%2F400%2F401.png)",
    ].join("\n"),
  );
  expect(returns?.pictures).toEqual(["attachments/400/401.png"]);
  expect(returns?.notes).toEqual([
    { kind: "dead-link", text: "Missing_9.html", linkText: expect.any(String) },
  ]);
});

test("other websites aren't exports", () => {
  expect(
    readHtmlFolder(folder({ "index.html": "<h1>Hello</h1>", "a.html": "<article class=page>x" })),
  ).toBeNull();
});

test("no link leaves the folder, and no scheme runs", () => {
  const body =
    '<p><a href="../../../etc/passwd">up</a> <a href="javascript:alert(1)">js</a> <img src="data:image/png;base64,x" alt="data"></p>';
  const read = readHtmlFolder(folder({ "A.html": notionPage(notionIds.root, "A", body) }));
  expect(read?.articles[0]).toMatchObject({ markdown: "up js data", pictures: [] });
});

test("a page that is nested too deeply is noted, and the others are read", () => {
  const deep = `${"<div>".repeat(20_000)}deep words${"</div>".repeat(20_000)}`;
  const read = readHtmlFolder(
    folder({
      "A.html": notionPage(notionIds.root, "A", deep),
      "B.html": notionPage(notionIds.pay, "B", "<p>Text</p>"),
    }),
  );
  expect(read?.articles.map(({ title }) => title)).toEqual(["B"]);
  expect(read?.notes).toEqual([{ kind: "unreadable", text: "A.html" }]);
});
