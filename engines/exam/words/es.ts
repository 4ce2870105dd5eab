import type { ExamWords } from "../exam-words.ts";

export const es: ExamWords = {
  rewordings: [
    [/^¿?cuánto cuestan? (.+)$/i, "¿Qué precio tiene $1?"],
    [/^¿?(?:puedo|se puede) (.+)$/i, "¿Es posible $1?"],
    [/^¿?(cómo|dónde|cuándo|cuál|cuáles|qué|quién) (.+)$/i, "Me gustaría saber $1 $2."],
    [/^¿?(tienen|ofrecen|hay|aceptan) (.+)$/i, "Me gustaría saber si $1 $2."],
  ],
  swaps: [
    ["coche", "vehículo"],
    ["niños", "menores"],
    ["cita", "hora"],
    ["mascotas", "animales"],
    ["fotos", "fotografías"],
  ],
  about: "¿Tienen información sobre «{heading}»?",
  frames: [
    [/^¿?(tienen|ofrecen|venden|alquilan|reparan) (.+)$/i, "¿$1 {thing}?"],
    [/^¿?cuánto cuestan? (.+)$/i, "¿Cuánto cuesta {thing}?"],
    [/^¿?hay (.+)$/i, "¿Hay {thing}?"],
  ],
  things: ["un telescopio", "un trampolín", "un saxofón", "un globo aerostático", "una colmena"],
};
