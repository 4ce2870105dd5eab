import type { ExamWords } from "../exam-words.ts";

export const pl: ExamWords = {
  rewordings: [
    [/^ile kosztuj[eą] (.+)$/i, "Jaka jest cena: $1?"],
    [/^(czy|jak|gdzie|kiedy|kto|jaki|jaka|jakie) (.+)$/i, "Chciałbym wiedzieć, $1 $2."],
  ],
  swaps: [],
  about: "Czy są informacje na temat „{heading}”?",
  frames: [[/^ile kosztuj[eą] (.+)$/i, "Ile kosztuje {thing}?"]],
  things: ["teleskop", "trampolina", "saksofon", "lot balonem", "planetarium"],
};
