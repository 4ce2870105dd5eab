/** Stores the names that a source's sections have in the help center's other languages. */
import { readCollectionSlugs } from "#features/faqs/collections.server.ts";
import { listCompanyLanguages } from "#features/translations/company-languages.server.ts";
import { findTranslations, writeTranslation } from "#features/translations/stored-translations.server.ts";
import type { Transaction } from "#platform/db/open-database.ts";
import type { ImportRow } from "./read-source.server.ts";

/** Idempotent. Names that have a translation keep it. So do categories that the plan gave another name. */
export async function translateCollections(
  tx: Transaction,
  { companyId, collections, choices }: ImportRow,
  { now }: { now: Date },
): Promise<void> {
  // In lowercase, because the plan proposes a category here whose name only differs in case.
  const here = new Map(
    [...(await readCollectionSlugs(tx, { companyId })).keys()].map((name) => [name.toLowerCase(), name]),
  );
  const found = collections.flatMap(({ name, names }) => {
    const to = choices?.collections[name] === undefined ? name : choices.collections[name];
    const key = to?.toLowerCase() === name.toLowerCase() ? here.get(name.toLowerCase()) : undefined;
    return key === undefined || names === undefined ? [] : [{ key, names }];
  });
  for (const { language } of await listCompanyLanguages(tx, { companyId })) {
    const place = { companyId, language };
    const known = await findTranslations(tx, place, { kind: "category", keys: found.map(({ key }) => key) });
    const wanted = new Map(
      found.flatMap(({ key, names }) => {
        const name = names[language];
        return name === undefined || known.has(key) ? [] : [[key, name] as const];
      }),
    );
    for (const [key, name] of wanted)
      await writeTranslation(
        tx,
        place,
        { kind: "category", key },
        {
          fields: { name },
          sourceFields: { name: key },
          status: choices?.publishes ? "published" : "draft",
          origin: "hand",
          reviewedAt: now,
        },
      );
  }
}
