import type { ExamWords } from "../exam-words.ts";

export const nl: ExamWords = {
  rewordings: [
    [/^(?:wat|hoeveel) kost(?:en)? (.+)$/i, "Met welke prijs moet ik rekenen: $1?"],
    [/^hoe kan ik (.+)$/i, "Op welke manier kan ik $1?"],
    [/^waar kan ik (.+)$/i, "Op welke plek kan ik $1?"],
    [/^(?:hebben|heeft) (?:jullie|u) (.+)$/i, "Is er bij jullie $1?"],
    [/^((?:wat|wie|hoe|welke?|wanneer|waar) .+)$/i, "Kunt u mij vertellen: $1?"],
  ],
  swaps: [
    ["auto", "wagen"],
    ["huisdieren", "dieren"],
    ["foto's", "beelden"],
    ["tarieven", "prijzen"],
  ],
  about: "Is er informatie over “{heading}”?",
  frames: [
    [/^(hebben|verkopen|verhuren|repareren) (jullie|we) (.+)$/i, "$1 $2 {thing}?"],
    [/^(?:wat|hoeveel) kost(?:en)? (.+)$/i, "Wat kost {thing}?"],
    [/^is er (.+)$/i, "Is er {thing}?"],
  ],
  things: ["een telescoop", "een trampoline", "een saxofoon", "een luchtballon", "een planetarium"],
};
