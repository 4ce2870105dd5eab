/** Recognizes access keys, bank accounts and national identity numbers in one line of text. */

type SecretKind = "key" | "iban" | "id";

export interface SecretMatch {
  kind: SecretKind;
  from: number;
  to: number;
  text: string;
}

/**
 * Keys whose services give them a prefix, JSON Web Tokens, and keys in PEM files. OCR may split a key. Its rest has digits and
 * letters of both sizes.
 */
const knownKeys =
  /\b(?:(?:sk|pk|rk|whsec|shpat|shpss|npm|hf|dop_v1|SG|xox[abeoprs])[-_.][\w.-]{8,}(?: (?=\w*\d)(?=\w*[a-z])(?=\w*[A-Z])\w{8,})?|(?:sk|pk|rk)_(?:live|test)_? (?=\w*\d)(?=\w*[a-z])(?=\w*[A-Z])\w{8,}|gh[opsur]_(?:\S{16,}|(?=\S*\d)\S{8,})(?: (?=\w*\d)(?=\w*[a-z])(?=\w*[A-Z])\w{8,})?|github_pat_\w{16,}|glpat-[\w-]{12,}|A(?:KIA|SIA)[0-9A-Z]{12,}|AIza[\w-]{20,}|ya29\.[\w-]{12,}|eyJ[\w-]{8,}\.[\w.-]{8,})/g;
/** Long runs of letters and digits. Their mix decides whether they are keys. */
const longRuns = /(?<![\w/.@-])[\w+/=-]{20,}(?![\w/.@-])/g;
const secretWords = [
  "api[ _-]?key",
  "access[ _-]?key",
  "secret(?:[ _-]?key)?",
  "private[ _-]?key",
  "client[ _-]?secret",
  "(?:(?:access|auth|bearer|refresh|api)[ _-]?)?token",
  "bearer",
  "passphrase",
  "passcode",
  "password",
  "\\p{L}*(?:passwort|kennwort|wachtwoord)",
  "mot de passe",
  "contraseña",
  "(?<!palabras? )clave",
  "senha",
  "(?:wi-?fi|wlan)[ -](?:key|code)",
  "access code",
  "zugangscode",
  "code d['’]accès",
].join("|");
/** A word that announces a secret, and what follows on the same line. With a colon, other words may be in between. */
const announced = new RegExp(
  `(?<!\\p{L})(?:${secretWords})(?!\\p{L})(?:[ :="']{1,4}|(?: [\\p{L}\\p{N}-]{1,20}){1,3}:[ "']{0,3})(?=\\S*\\d)(\\S{8,})`,
  "giu",
);
/** The same as the name of a field. */
const announcing = new RegExp(`(?<!\\p{L})(?:${secretWords})(?!\\p{L})`, "iu");
/** Dates, amounts and names of settings. */
const noSecret = /^(?:\d{1,4}(?:[.,:/-]\d+)+[.,;]?|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+)$/;
/** In the address of a server: "postgres://user:password@host". */
const credentials = /:\/\/[^\s:@/]*:([^\s@/]{4,})@/g;
/** Long numbers of programs that open nothing. */
const harmless =
  /(?:commit|digest|sha-?\d*|trace|span|request|revision|build)[^a-z\d]{0,3}(?:id)?[^a-z\d]{0,3}$/i;
const uuid = /^\p{Hex}{8}-(?:\p{Hex}{4}-){3}\p{Hex}{12}$/u;
const ibans = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?![\p{L}\p{N}])/gu;
/** The same after a misread check number, which may have a digit too many. Countries are those of the registry of ISO 13616. */
const misreadIbans =
  /(?<![\p{L}\p{N}])(?:A[DELTZ]|B[AEGHRY]|C[HRYZ]|D[EKO]|E[EGS]|F[IOR]|G[BEILRT]|H[RU]|I[ELQST]|JO|K[WZ]|L[BCITUV]|M[CDEKRTU]|N[LO]|P[KLST]|QA|R[OS]|S[ACEIKMTV]|T[LNR]|UA|V[AG]|XK)(?=\D{0,2}\d)[\dOISBGZEl?]{2,3} (?:[A-Z]{4} ?)?\d{4}(?: ?\d{4}){1,6}(?: ?[\dA-Z]{1,4}){0,2}(?![\p{L}\p{N}])/gu;
/** Formats that hardly anything else has. */
const ids = [
  // Social security numbers of the United States.
  /(?<![\d-])(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])/g,
  // National Insurance numbers of the United Kingdom.
  /\b(?!BG|GB|NK|KN|TN|NT|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D]\b/g,
  // Spanish DNI and NIE.
  /\b(?:(?:\d{8}|\d{2}\.\d{3}\.\d{3})-?[A-HJ-NP-TV-Z]|[XYZ]-?\d{7}-?[A-HJ-NP-TV-Z])\b/g,
  // Italian tax codes.
  /\b[A-Z]{6}\d{2}[A-EHLMPRST]\d{2}[A-Z]\d{3}[A-Z]\b/g,
  // French social security numbers.
  /(?<!\d)[12] ?\d{2} ?(?:0[1-9]|1[0-2]) ?(?:\d{2}|2[AB]) ?\d{3} ?\d{3}(?: ?\d{2})(?!\d)/g,
  // Brazilian CPF.
  /(?<!\d)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/g,
];
/** Other countries' numbers are plain digits, so a word has to announce them. */
const announcedIds =
  /(?<!\p{L})(?:ssn|sin(?=[:#]| no| number)|nhs|social (?:security|insurance)|national (?:id|insurance)|passport|tax id|steuer-?id(?:entifikationsnummer)?|steuer(?=-?(?:nummer|nr))|(?:sozial|renten)versicherungs|sv|personnummer|personal number|pesel|bsn|burgerservice|cpr|nir|sécurité sociale|seguridad social|passeport|nif|nie|dni|pasaporte|curp|codice fiscale|cod\. ?fisc|c\. ?f\.|passaporto|cpf|aadhaar|reisepass)(?:[ -]?(?:no|nr|number|nummer|id|n°|nº))?[ .:#-]{1,3}([\dA-Z][\dA-Z ./-]{5,20}[\dA-Z])(?![\p{L}\p{N}])/giu;

/** Dates, and years such as "2023/24". */
const time = /^(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|(?:19|20)\d{2}\D.*)$/;

const minKey = 10;
const minIdDigits = 6;
/** The shortest are Norwegian, with 13, of which one may be misread. */
const minIbanDigits = 12;
/** In characters. Keys of letters of both sizes and digits have 1.6 in the mean, and names of several words more than two. */
const [maxMeanRun, minRandom] = [1.9, 20];

/** Matches don't overlap, and are in the order of the kinds: keys, accounts, identity numbers. */
export function findSecrets(line: string, { isRead }: { isRead: boolean }): SecretMatch[] {
  const found: SecretMatch[] = [];
  const add = (kind: SecretKind, from: number, text: string) => {
    const to = from + text.length;
    if (!found.some((other) => from < other.to && to > other.from)) found.push({ kind, from, to, text });
  };
  for (const { 0: text, index } of line.matchAll(knownKeys)) {
    // Only OCR splits them. "sk_live_" alone is a word.
    const key = isRead ? text : (text.split(" ")[0] ?? "");
    if (key.length >= minKey) add("key", index, key);
  }
  for (const { 0: all, 1: password = "", index } of line.matchAll(credentials))
    add("key", index + all.length - 1 - password.length, password);
  for (const { 0: text, index } of line.matchAll(longRuns))
    if (isRandom(text) && !harmless.test(line.slice(Math.max(0, index - 20), index))) add("key", index, text);
  for (const { 0: all, 1: value = "", index } of line.matchAll(announced))
    if (!noSecret.test(value)) add("key", index + all.length - value.length, value);
  for (const { 0: text, index } of line.matchAll(ibans))
    if (isIban(text) || /\biban\b/i.test(line)) add("iban", index, text);
  for (const { 0: text, index } of isRead ? line.matchAll(misreadIbans) : [])
    if (text.replace(/\D/g, "").length >= minIbanDigits) add("iban", index, text);
  for (const pattern of ids) for (const { 0: text, index } of line.matchAll(pattern)) add("id", index, text);
  for (const match of line.matchAll(announcedIds)) {
    const [all, after = ""] = match;
    const value = numberIn(after);
    if (value.replace(/\D/g, "").length >= minIdDigits && !time.test(value))
      add("id", match.index + all.length - after.length, value);
  }
  return found;
}

/** The name of a field up to the word that announces a secret: "Mot de passe" of "Mot de passe initial". */
export function announcementIn(label: string): string {
  const match = announcing.exec(label);
  return match ? label.slice(0, match.index + match[0].length) : label;
}

/** As far as it looks like a number: "AB 123 456 C", but not the words after it. */
function numberIn(text: string): string {
  const parts = text.split(/(?<=[ ./-])/);
  const end = parts.findIndex((part) => !/\d/.test(part) && !/^[A-Z]{1,4}[ ./-]?$/.test(part));
  return (end === -1 ? parts : parts.slice(0, end)).join("").replace(/[ ./-]+$/, "");
}

/** True for a mix that no word or number has: letters and digits, or large and small ones, in turns. */
function isRandom(text: string): boolean {
  if (!/\d/.test(text) || !/\p{L}/u.test(text) || uuid.test(text.split("/").at(-1) ?? "")) return false;
  // "iPad-Pro-11-M4-5G" has many turns, too.
  if (text.split(/[-_]/).some((part) => part.length >= minRandom && isOfShortRuns(part))) return true;
  const isMixedCase = /[a-z]/.test(text) && /[A-Z]/.test(text);
  const turns = text.match(/\d\p{L}|\p{L}\d/gu)?.length ?? 0;
  return turns >= 4 && (isMixedCase || /^[0-9a-f]{24,}$/i.test(text) || turns >= 6);
}

function isOfShortRuns(text: string): boolean {
  const runs = text.match(/[a-z]+|[A-Z]+|\d+/g) ?? [];
  const numbers = runs.filter((run) => /\d/.test(run));
  return (
    /[a-z]/.test(text) && /[A-Z]/.test(text) && numbers.length > 1 && text.length <= maxMeanRun * runs.length
  );
}

/** ISO 13616: the account number as a number is 1 modulo 97. */
function isIban(text: string): boolean {
  const plain = text.replace(/ /g, "");
  if (plain.length < 15 || plain.length > 34) return false;
  let rest = 0;
  for (const letter of plain.slice(4) + plain.slice(0, 4)) {
    const value = Number.parseInt(letter, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
