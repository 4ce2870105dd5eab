import type { ExamWords } from "../exam-words.ts";

export const pt: ExamWords = {
  rewordings: [
    [/^quanto custam? (.+)$/i, "Qual é o preço: $1?"],
    [/^(?:posso|é possível) (.+)$/i, "Dá para $1?"],
    [/^(como|onde|quando|quem|quais|qual|que) (.+)$/i, "Gostaria de saber $1 $2."],
    [/^(têm|oferecem|há|aceitam) (.+)$/i, "Gostaria de saber se $1 $2."],
  ],
  swaps: [
    ["carro", "veículo"],
    ["fotos", "imagens"],
    ["animais de estimação", "animais"],
  ],
  about: "Há informações sobre “{heading}”?",
  frames: [
    [/^(têm|oferecem|vendem|alugam) (.+)$/i, "$1 {thing}?"],
    [/^quanto custam? (.+)$/i, "Quanto custa {thing}?"],
  ],
  things: ["um telescópio", "um trampolim", "um saxofone", "um planetário"],
};
