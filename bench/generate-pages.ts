/** Generates distinct pages of plausible text, all linked from the start page. They are the same each time. */

const subjects =
  "The workshop,Our team,Each order,A parcel,The guarantee,Your invoice,The delivery,A repair,Every customer,The store".split(
    ",",
  );
const verbs =
  "covers,includes,arrives with,is checked against,depends on,is kept beside,explains,costs less than,is ready before,replaces".split(
    ",",
  );
const objects =
  "a printed receipt,the yearly service,the second appointment,a spare key,the postage,an extra visit,the opening hours,a new filter,the first invoice,the return label".split(
    ",",
  );
const places =
  "in Leeds,on weekdays,before noon,for members,without a fee,at the counter,by email,after ten days,in winter,on request".split(
    ",",
  );

/** Returns the HTML by path, "/" first. Each page has about `bytes`. */
export function generatePages(count: number, bytes: number): Record<string, string> {
  const paths = Array.from({ length: count }, (_, index) =>
    index === 0 ? "/" : `/services/topic-${index}.html`,
  );
  const links = paths.map((path, index) => `<li><a href="${path}">Topic ${index}</a></li>`).join("");
  return Object.fromEntries(paths.map((path, index) => [path, page(index, links, bytes)]));
}

function page(index: number, links: string, bytes: number): string {
  const next = numbers(index + 1);
  const sections: string[] = [];
  let length = 600 + links.length;
  for (let section = 1; length < bytes; section++) {
    const sentences = Array.from({ length: 6 }, () => sentence(next)).join(" ");
    const text = `<section class="block"><h2>Topic ${index}, part ${section}</h2><p>${sentences}</p></section>\n`;
    sections.push(text);
    length += text.length;
  }
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Topic ${index} | Bench</title></head>
<body><header><nav><ul>${links}</ul></nav></header><main><h1>Topic ${index}</h1>
${sections.join("")}</main><footer><p>Bench, an invented company</p></footer></body></html>`;
}

/** Returns a sentence about the invented company. */
export function sentence(next: () => number): string {
  const pick = (words: string[]) => words[next() % words.length]!;
  return `${pick(subjects)} ${pick(verbs)} ${pick(objects)} ${pick(places)}, number ${next() % 1_000}.`;
}

/** Returns a linear congruential generator (constants of Numerical Recipes). */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  };
}
