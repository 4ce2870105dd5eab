/** Letters in a domain that look like those of another alphabet, as in "аcme.example" with a Cyrillic "а". */

const alphabets = {
  Latin: /\p{Script=Latin}/gu,
  Cyrillic: /\p{Script=Cyrillic}/gu,
  Greek: /\p{Script=Greek}/gu,
  Armenian: /\p{Script=Armenian}/gu,
};
/** Which look like Latin ones. A whole name can be made of them. */
const likeLatin = /^[\d\-асԁеҽһіїјӏкморԛѕтԝхуүѵοανικρτυχωօոսցհ]+$/iu;

/** Each letter once, with its alphabet: ["а (Cyrillic)"]. Empty for names that are in one alphabet. */
export function lookAlikeLetters(email: string): string[] {
  const labels = email
    .slice(email.lastIndexOf("@") + 1)
    .normalize("NFC")
    .split(".");
  const isLatinEnd = /\p{Script=Latin}/u.test(labels.at(-1) ?? "");
  const found = labels.flatMap((label) => {
    const used = Object.entries(alphabets)
      .map(([name, letters]) => ({ name, letters: label.match(letters) ?? [] }))
      .filter(({ letters }) => letters.length > 0)
      .toSorted((one, other) => one.letters.length - other.letters.length);
    const [fewest, ...others] = used;
    if (!fewest) return [];
    if (others.length === 0 && (fewest.name === "Latin" || !isLatinEnd || !likeLatin.test(label))) return [];
    // "аа" beside as many Latin letters: the Latin ones are what the reader expects.
    const [, next] = used;
    const odd = next?.letters.length === fewest.letters.length && fewest.name === "Latin" ? next : fewest;
    return odd.letters.map((letter) => `${letter} (${odd.name})`);
  });
  return [...new Set(found)];
}
