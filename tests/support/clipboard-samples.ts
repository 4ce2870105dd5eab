/**
 * HTML as Google Docs and Word put it on the clipboard, with our own words. Both write much more than shows: every run
 * has all its styles, and Word adds its whole style sheet and XML in comments.
 */

const run = (text: string, style = "") =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;${style}">${text}</span>`;
const bold = (text: string) => run(text).replace("font-weight:400", "font-weight:700");
const italic = (text: string) => run(text).replace("font-style:normal", "font-style:italic");
const lines = 'dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"';
const item = (text: string, type: string) =>
  `<li dir="ltr" style="list-style-type:${type};font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;" aria-level="1"><p ${lines} role="presentation">${text}</p></li>`;
const docsCell = (text: string) =>
  `<td style="border-left:solid #000000 1pt;border-right:solid #000000 1pt;border-bottom:solid #000000 1pt;border-top:solid #000000 1pt;vertical-align:top;padding:5pt 5pt 5pt 5pt;overflow:hidden;overflow-wrap:break-word;">${text}</td>`;

export const googleDocsHtml = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-3f6ad1c2-7fff-1b70-55ad-8c1d2f1e9a34"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;">${bold("Export hours").replace("11pt", "16pt")}</h2><p ${lines}>${run("Rotabird ")}${bold("adds up")}${run(" the ")}${italic("hours")}${run(" of a pay period. Read the ")}<a href="https://www.google.com/url?q=https://help.gusto.example/import&amp;sa=D&amp;source=editors" style="text-decoration:none;">${run("import page", "").replace("text-decoration:none", "text-decoration:underline").replace("#000000", "#1155cc")}</a>${run(".")}</p><br /><ol style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${item(run("Open Hours."), "decimal")}<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${item(run("Choose the period."), "circle")}</ul>${item(run("Approve the hours."), "decimal")}</ol><ul style="margin-top:0;margin-bottom:0;">${item(run("CSV"), "disc")}</ul><br /><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;table-layout:fixed;width:468pt"><colgroup><col /><col /></colgroup><tbody><tr style="height:0pt">${docsCell(`<p ${lines}>${run("Column")}</p>`)}${docsCell(`<p ${lines}>${run("Meaning")}</p>`)}</tr><tr style="height:0pt">${docsCell(`<p ${lines}>${run("id")}</p>`)}${docsCell(`<p ${lines}>${run("The person")}</p><p ${lines}>${run("in Gusto")}</p>`)}</tr></tbody></table></div><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:28px;"><li dir="ltr" role="checkbox" aria-checked="true" aria-label="Checked" style="list-style-type:none;font-size:11pt;" aria-level="1"><img src="data:image/png;base64,iVBORw0KGgo=" width="18px" height="18px" alt="checked" aria-roledescription="checkbox" /><p ${lines} role="presentation">${run("Sent to Gusto")}</p></li></ul></b><br class="Apple-interchange-newline">`;

/** What the editor makes of it, as Markdown. */
export const googleDocsMarkdown = `## Export hours

Rotabird **adds up** the *hours* of a pay period. Read the [import page](https://help.gusto.example/import).

1. Open Hours.
   - Choose the period.
2. Approve the hours.

- CSV

| Column | Meaning |
| - | - |
| id | The person<br>in Gusto |

- [x] Sent to Gusto`;

const office = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns:m="http://schemas.microsoft.com/office/2004/12/omml"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/RITA/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View><w:Zoom>0</w:Zoom></w:WordDocument></xml><![endif]-->
<style>
<!--
 @font-face {font-family:Calibri; panose-1:2 15 5 2 2 2 4 3 2 4;}
 p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;}
 @list l0 {mso-list-id:1; mso-list-type:hybrid;}
-->
</style>
</head>

<body lang=EN-US style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->`;

/** Word indents the marker with a run of spaces in a tiny font. */
const wordItem = (place: "First" | "Middle" | "Last", { list, marker, text }: Record<string, string>) =>
  `<p class=MsoListParagraphCxSp${place} style='text-indent:-18.0pt;mso-list:${list}'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:
Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${text}<o:p></o:p></p>`;
const wordCell = (text: string, more = "") =>
  `<td width=208 valign=top${more} style='width:155.8pt;border:solid windowtext 1.0pt;mso-border-alt:
solid windowtext .5pt;padding:0cm 5.4pt 0cm 5.4pt'><p class=MsoNormal>${text}<o:p></o:p></p></td>`;

export const wordHtml = `${office}

<h2><![if !supportLists]><span style='mso-bidi-font-family:"Calibri Light"'><span style='mso-list:Ignore'>2.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Payroll<o:p></o:p></h2>

<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Check</b> the hours
first.<span style='mso-spacerun:yes'>  </span>Then <i>approve</i> them. See <a
href="https://help.gusto.example/payroll">payroll</a>.<o:p></o:p></p>

<p class=MsoNormal><o:p>&nbsp;</o:p></p>

${wordItem("First", { list: "l0 level1 lfo1", marker: "·", text: "Hours" })}

${wordItem("Middle", { list: "l0 level2 lfo1", marker: "o", text: "Breaks" })}

${wordItem("Middle", { list: "l0 level1 lfo1", marker: "·", text: "Holidays" })}

${wordItem("Middle", { list: "l1 level1 lfo2", marker: "3.", text: "Export" })}

${wordItem("Last", { list: "l1 level1 lfo2", marker: "4.", text: "Send" })}

<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>${wordCell("<b>Day</b>")}${wordCell("<b>From</b>")}${wordCell("<b>To</b>")}</tr>
 <tr style='mso-yfti-irow:1'>${wordCell("Monday", " rowspan=2")}${wordCell("9:00")}${wordCell("12:00")}</tr>
 <tr style='mso-yfti-irow:2;mso-yfti-lastrow:yes'>${wordCell("13:00")}${wordCell("17:00")}</tr>
</table>

<!--EndFragment-->
</body>

</html>`;

export const wordMarkdown = `## Payroll

**Check** the hours first. Then *approve* them. See [payroll](https://help.gusto.example/payroll).

- Hours
  - Breaks
- Holidays

3. Export
4. Send

| **Day** | **From** | **To** |
| - | - | - |
| Monday | 9:00 | 12:00 |
| | 13:00 | 17:00 |`;

/** Text under review: a comment with its marker, a tracked change and hidden text. */
export const reviewedWordHtml = `${office}

<p class=MsoNormal>The price is <del cite="mailto:Rita" datetime="2026-11-30T09:00">10</del><ins cite="mailto:Rita"
datetime="2026-11-30T09:00">12</ins> euros<span class=MsoCommentReference><span style='font-size:8.0pt'><a
class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[RG1]</a></span></span>.<span
style='display:none;mso-hide:all'> Internal note.</span><o:p></o:p></p>

<div style='mso-element:comment-list'><hr class=msocomoff align=left size=1 width="33%"><div
style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Don't tell customers why.</p></div></div></div>
<!--EndFragment--></body></html>`;

export const reviewedWordMarkdown = "The price is 12 euros.";

/** As Notion and GitHub write tasks, and lists in cells. */
export const tasksAndCellsHtml = `<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" checked disabled> Sent</li><li class="task-list-item"><input type="checkbox" disabled> Paid</li></ul>
<table><thead><tr><th>Plan</th><th>Has</th></tr></thead><tbody><tr><td>Basic</td><td><ul><li><p>Search</p></li></ul></td></tr><tr><td>10<sup>-2</sup> m<span style="vertical-align:super">2</span></td><td>H<sub>2</sub>O, 1<sup>st</sup><span style="vertical-align:baseline">3</span></td></tr><tr><td>Team</td><td>All of Basic, and<ul><li>Roles<ul><li>Writer</li></ul></li><li><b>Log</b></li></ul></td></tr></tbody></table>`;

export const tasksAndCellsMarkdown = `- [x] Sent
- [ ] Paid

| Plan | Has |
| - | - |
| Basic | Search |
| 10⁻² m² | H₂O, 1st3 |
| Team | All of Basic, and<br>Roles<br>Writer<br>**Log** |`;
