/** Words that are frequent in one language and rare in the others of this list. */
const telling: Record<string, string> = {
  en: "the and of to is are you your with for we our this that have from will can be or on at by not it",
  de: "und der die das ist sind sie ihr ihre mit für wir unser nicht ein eine den dem auf von zu bei auch werden oder wird",
  fr: "le les des et est vous votre vos nous notre nos pour avec dans sur une du au aux pas plus ou par sont être cette",
  es: "el los las y es usted su sus con para por nuestro nuestra una del al que en se más como está son tu puede",
  it: "il gli e è di che con per una del della dei delle nel nostro nostra sono non più al alla anche puoi si i vostro",
  nl: "de het een en van is zijn je u uw wij we met voor niet op aan bij ook worden kan naar ons onze door te",
  pt: "o os as e é de que com para uma do da dos das no na nosso nossa você não em ao mais são pode seu por",
  tr: "ve bir bu için ile olarak da de en çok daha olan her ne size biz ya veya gibi sonra kadar hizmet",
};
const known = Object.entries(telling).map(
  ([language, words]) => [language, new Set(words.split(" "))] as const,
);
const fewestWords = 80;
const fewestHits = 12;

/**
 * The language that a text is written in by its small words, or null when it is too short or no language of the
 * list stands out. Markup often still declares the language of the template that a site was made from.
 */
export function languageOf(text: string): string | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < fewestWords) return null;
  const ranked = known
    .map(([language, small]) => ({ language, hits: words.filter((word) => small.has(word)).length }))
    .sort((a, b) => b.hits - a.hits);
  const [first, second] = ranked;
  if (!first || !second || first.hits < fewestHits || first.hits < words.length * 0.08) return null;
  return first.hits >= second.hits * 1.4 ? first.language : null;
}
