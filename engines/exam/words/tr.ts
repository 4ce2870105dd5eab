import type { ExamWords } from "../exam-words.ts";

export const tr: ExamWords = {
  rewordings: [
    [/^(.+) ne kadar$/i, "$1 için fiyat nedir?"],
    [/^(.+) (nasıl|nerede|ne zaman) (.+)$/i, "Öğrenmek istiyorum: $1 $2 $3?"],
  ],
  swaps: [],
  about: "“{heading}” hakkında bilgi var mı?",
  frames: [[/^(.+) ne kadar$/i, "{thing} ne kadar?"]],
  things: ["teleskop", "trambolin", "saksofon", "planetaryum"],
};
