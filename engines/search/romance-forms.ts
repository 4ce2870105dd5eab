/** Forms of Spanish, Italian and Portuguese verbs, whose infinitives end in letters that the stemmer can't remove from other words. */

/** "Encargarlos" and "prenotarla" end with a pronoun. A shorter root begins too many other words: "cellar" isn't "cell". */
const infinitive = /^(\p{L}{5,})[aei](?:re?|r-?(?:l[aeo]s?|li|ne|se|si|me|mi|te|ti|nos|ci|os))$/u;
/** Folded: of nouns, the present and participles. */
const endings =
  "a o e as os es an en amos emos imos ado ada ados adas ido ida idos idas ato ata ati ate ito ita iti ite uto uta uti ute acion aciones azione azioni acao acoes amiento ar er ir are ere ire".split(
    " ",
  );

/** Empty for a word that is no infinitive. The forms may be no words. */
export function formsOfInfinitive(word: string): string[] {
  const [, root] = infinitive.exec(word) ?? [];
  return root === undefined ? [] : endings.map((ending) => root + ending);
}
