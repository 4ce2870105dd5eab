/** Reads a website as an import does, and cuts it into the passages that its help center would answer from. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Passage } from "#engines/ask/passage.ts";
import { passagesOfPage, withoutRepeated } from "#engines/ask/source-passages.ts";
import { detectLanguage } from "#engines/languages/detect/detect-language.ts";
import { centerMessages } from "#engines/messages/center-messages.ts";
import { textsOf } from "#engines/messages/texts.ts";
import { presentContact } from "#features/contact/present.ts";
import { contactFacts, unsaidFacts } from "#features/help-center/ask/contact-facts.ts";
import { longMarkdownLines } from "#shared/long-markdown.ts";
import { markdownToLines } from "#shared/markdown.ts";
import { splitSentences } from "#shared/text.ts";
import { serveSite } from "#tests/support/static-site.ts";
import type { ImportResult } from "../import-result.ts";
import { runImport } from "../run-import.ts";

const repository = join(import.meta.dirname, "../..");

/** A website that isn't in the folder is one of this repository, such as "sample/kerbel". Rejects if it can't be imported. */
export async function readSitePassages(folder: string, site: string): Promise<Passage[]> {
  const own = join(folder, site);
  const served = await serveSite({ root: existsSync(own) ? own : join(repository, site) });
  try {
    const run = await runImport(served.url);
    if ("error" in run) throw new Error(`${site}: ${run.error}`);
    return await passagesOf(run.result);
  } finally {
    await served.close();
  }
}

export async function passagesOf({ faqs, pages, contactInfo }: ImportResult): Promise<Passage[]> {
  const text = pages.map(({ markdown = "" }) => markdown).join("\n");
  const language = (await detectLanguage(text)) ?? "en";
  const questions = faqs.map(
    ({ question, answer }, at): Passage => ({
      id: `faq${at}`,
      kind: "question",
      title: question,
      heading: null,
      sentences: markdownToLines(answer).flatMap((line) => splitSentences(line, language)),
      url: `/faq/${at}`,
      checkedAt: null,
      language,
    }),
  );
  const contact = contactPassages(contactInfo, { language, questions });
  const read = pages.flatMap(({ url, markdown = "", metadata }) =>
    passagesOfPage({
      url,
      title: metadata?.title ?? null,
      lines: longMarkdownLines(markdown),
      checkedAt: null,
      language,
    }),
  );
  // A line that several pages have counts once, as in a help center.
  const once = withoutRepeated(read, { removed: new Set(), fold: (sentence) => sentence });
  return [...questions, ...contact, ...once].filter(({ sentences }) => sentences.length > 0);
}

/** What the contact page of the help center shows. */
function contactPassages(
  { emails, phones, addresses }: ImportResult["contactInfo"],
  { language, questions }: { language: string; questions: readonly Passage[] },
): Passage[] {
  const [email, phone, address] = [emails[0], phones[0], addresses[0]];
  const contact = presentContact({
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    ...(address ? { address } : {}),
  });
  const texts = textsOf(centerMessages(language));
  return unsaidFacts(contactFacts(contact, { texts, language }), questions).map(
    ({ heading, asks, lines }, at) => ({
      id: `contact${at}`,
      kind: "contact",
      title: texts.t("contact.us"),
      heading,
      ...(asks ? { asks } : {}),
      sentences: lines,
      url: "/contact",
      checkedAt: null,
      language,
    }),
  );
}
