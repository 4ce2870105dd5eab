import type { ExamWords } from "../exam-words.ts";

export const fr: ExamWords = {
  rewordings: [
    [/^est-ce que (.+)$/i, "Pouvez-vous me dire si $1 ?"],
    [/^proposez-vous (.+)$/i, "Est-ce qu'on trouve chez vous $1 ?"],
    [/^avez-vous (.+)$/i, "Est-ce qu'on trouve chez vous $1 ?"],
    [/^combien coûte(?:nt)? (.+)$/i, "Quel prix faut-il prévoir pour $1 ?"],
    [/^quels? (?:est|sont) (.+)$/i, "Pouvez-vous m'indiquer $1 ?"],
    [/^quelles? (?:est|sont) (.+)$/i, "Pouvez-vous m'indiquer $1 ?"],
    [/^comment (.+)$/i, "Pouvez-vous m'expliquer comment $1 ?"],
    [/^puis-je (.+)$/i, "Ai-je la possibilité de $1 ?"],
    [/^peut-on (.+)$/i, "A-t-on la possibilité de $1 ?"],
  ],
  swaps: [
    ["rendez-vous", "RDV"],
    ["tarifs", "prix"],
    ["vélo", "bicyclette"],
    ["voiture", "auto"],
    ["photos", "images"],
    ["acheter", "commander"],
  ],
  about: "Avez-vous des informations au sujet de « {heading} » ?",
  frames: [
    [/^(proposez|vendez|louez|réparez|avez)-vous (.+)$/i, "$1-vous {thing} ?"],
    [/^combien coûte(?:nt)? (.+)$/i, "Combien coûte {thing} chez vous ?"],
    [/^(?:y a-t-il|est-ce qu'il y a) (.+)$/i, "Y a-t-il {thing} ?"],
  ],
  things: [
    "un télescope",
    "un trampoline",
    "un saxophone",
    "une montgolfière",
    "une ruche",
    "un planétarium",
  ],
};
