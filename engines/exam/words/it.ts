import type { ExamWords } from "../exam-words.ts";

export const it: ExamWords = {
  rewordings: [
    [/^quanto cost(?:a|ano) (.+)$/i, "Che prezzo bisogna prevedere per $1?"],
    [/^(?:posso|si può) (.+)$/i, "È possibile $1?"],
    [/^(come|dove|quando|chi|che|cosa) (.+)$/i, "Vorrei sapere $1 $2."],
    [/^(?:avete|offrite) (.+)$/i, "Da voi si trova $1?"],
    [/^(c'è|ci sono|accettate) (.+)$/i, "Vorrei sapere se $1 $2."],
  ],
  swaps: [
    ["macchina", "auto"],
    ["bambini", "piccoli"],
    ["prezzi", "tariffe"],
    ["foto", "immagini"],
  ],
  about: "Avete informazioni su «{heading}»?",
  frames: [
    [/^(avete|offrite|vendete|noleggiate|riparate) (.+)$/i, "$1 {thing}?"],
    [/^quanto cost(?:a|ano) (.+)$/i, "Quanto costa {thing}?"],
    [/^(?:c'è|ci sono) (.+)$/i, "C'è {thing}?"],
  ],
  things: ["un telescopio", "un trampolino", "un sassofono", "una mongolfiera", "un planetario"],
};
