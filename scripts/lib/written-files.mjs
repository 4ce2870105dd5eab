// Selects the files with our own texts. All others quote websites, the specification or packages.
const written = /\.(?:tsx?|mts|mjs|css|md|ya?ml)$|(?:^|\/)(?:Dockerfile|\.env\.example|Caddyfile)$/;

const quoted = [
  { path: /^(?:eval|tests)\/fixtures\//, reason: "websites as they were found" },
  { path: /^eval\/recording\/apps\//, reason: "apps that recordings show" },
  { path: /^sample\//, reason: "the sample company's website" },
  { path: /^engines\/languages\/(?:[a-z]{2}|other-languages)\.ts$/, reason: "word lists of languages" },
  { path: /^engines\/messages\/catalogs\/(?!en\.ts)/, reason: "texts in other languages" },
  { path: /^public\//, reason: "copied from packages" },
  { path: /^scripts\/(?:lib\/old-voice-marks\.mjs|old-voice\.test\.ts)$/, reason: "the list and its test" },
  { path: /^docs\/writing\.md$/, reason: "names the words that it replaces" },
];

export function isWritten(path) {
  return written.test(path) && !quoted.some((exception) => exception.path.test(path));
}
