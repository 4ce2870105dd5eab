import { createContext } from "react";
import type { AnswerPreviewCenter } from "#features/help-center/components/answer-preview.tsx";

export const AnswerPreviewContext = createContext<AnswerPreviewCenter | null>(null);
