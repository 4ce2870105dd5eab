import { createContext } from "react";
import type { AnswerPreviewCenter } from "#features/help-center/answer-preview.ts";

export const AnswerPreviewContext = createContext<AnswerPreviewCenter | null>(null);
