// Selects the files with our own texts. All others quote websites, the specification or packages.
const written = /\.(?:tsx?|mts|mjs|css|md|ya?ml)$|(?:^|\/)(?:Dockerfile|\.env\.example|Caddyfile)$/;

const quoted = [
  { path: /^(?:eval|tests)\/fixtures\//, reason: "websites as they were found" },
  { path: /^eval\/recording\/apps\//, reason: "apps that recordings show" },
  { path: /^sample\//, reason: "the sample company's website" },
  { path: /^engines\/languages\/(?:[a-z]{2}|other-languages)\.ts$/, reason: "word lists of languages" },
  { path: /^engines\/messages\/catalogs\/(?!en\.ts)/, reason: "texts in other languages" },
  {
    path: /^engines\/(?:search\/(?:synonym-table|everyday-synonyms|irregular-forms)|ask\/words\/[a-z]+)\.ts$/,
    reason: "words that visitors type",
  },
  { path: /^public\//, reason: "copied from packages" },
  { path: /^scripts\/(?:lib\/old-voice-marks\.mjs|old-voice\.test\.ts)$/, reason: "the list and its test" },
  { path: /^docs\/writing\.md$/, reason: "names the words that it replaces" },
];

/** Words that a file must contain as they are. */
const quotedWords = [
  {
    path: /^engines\/(?:faq-writer\/(?:categorise|heading-to-question)|recording\/tasks\/askings\/en)\.ts$/,
    words: /^(?:licence|customise|optimise|organise)$/,
    reason: "British spelling in lists that match websites and titles",
  },
  {
    path: /^eval\/ocr\/screens\.ts$/,
    words: /^(?:coloured|neighbour)$/,
    reason: "pictures that were read with these texts",
  },
  {
    path: /^(?:features\/recordings\/components\/microphone-choice\.tsx|engines\/messages\/team\/de\/recorder\.ts)$/,
    words: /^hear$/,
    reason: "the usual verb for a microphone",
  },
  {
    path: /^tests\/(?:e2e\/take-along\.test|support\/whole-center)\.ts$/,
    words: /^nobody$/,
    reason: "a visitor's question",
  },
];

/** Pages that are read like a document, in paragraphs of several sentences. */
const paragraphs = [
  {
    path: /^app\/routes\/marketing\/(?:api|privacy|terms)\.tsx$/,
    reason: "legal texts and the API's description",
  },
  { path: /^app\/routes\/marketing\/llms\.ts$/, reason: "read by programs" },
  { path: /^features\/websites\/import\/sample\.ts$/, reason: "a guide of the sample company" },
];

export function isQuoted(path, words) {
  return quotedWords.some((exception) => exception.path.test(path) && exception.words.test(words));
}

export function hasParagraphs(path) {
  return paragraphs.some((exception) => exception.path.test(path));
}

export function isWritten(path) {
  return written.test(path) && !quoted.some((exception) => exception.path.test(path));
}
