/** The letters and words that announce a question or an answer in running text: "Q:", "Frage 3.", "Cevap:", "答：". */

const questions =
  "q(?:uestion)?|f(?:r[åa]ge?)?|p(?:regunta|ergunta|ytanie)?|d(?:omanda|omande)?|v(?:raag)?|s(?:pørgsmål|pørsmål|oru)?|k(?:ysymys)?|ε(?:ρώτηση)?|в(?:опрос)?|п(?:итання)?|[问問質](?:问|問)?";
const answers =
  "a(?:nswer|ntwort|ntwoord)?|ans|r(?:éponse|eponse|espuesta|isposta|esposta)?|s(?:var)?|c(?:evap)?|y(?:anıt)?|o(?:dpowiedź)?|απάντηση|о(?:твет)?|в(?:ідповідь)?|答(?:え|案)?|回答";
/** After the mark a space, or a script that is written without spaces. */
const gap = "(?:\\s+(?=\\S)|(?=\\p{Lo}))";
const stop = "\\s?\\d{0,3}\\s?[.:)．：]";

/** At the beginning of a line, mark and number included. */
export const questionMark = new RegExp(`^(?:${questions})${stop}${gap}`, "iu");
export const answerMark = new RegExp(
  `^(?:\\(faq\\)\\s+|(?:\\*\\*)?(?:${answers})${stop}(?:\\*\\*)?${gap})`,
  "iu",
);

/** What stands before a question in a list: its mark, a number, a bullet. */
export const numbering = new RegExp(
  `^(?:(?:${questions})\\s?\\.?\\s?(?:n[°o]\\s?)?\\d{0,3}\\s?(?:[.:)\\-–．：]+)${gap}|(?:\\d{1,3}\\s?[.):\\-–．]|0\\d|[•\\-–+*#>]+)\\s+(?=\\S)|Q\\s+(?=\\p{Lu}\\p{Ll}))`,
  "iu",
);
