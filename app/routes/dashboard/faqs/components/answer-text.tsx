import { createContext, useContext } from "react";
import { cn } from "#ui/primitives/cn.ts";
import { SafeHtml } from "#ui/safe-html.tsx";
import { useMarkdown } from "../use-markdown.ts";

/** Answers that the server has already rendered, keyed by their Markdown. */
export const RenderedAnswers = createContext<ReadonlyMap<string, string>>(new Map());

export function AnswerText({ markdown, className }: { markdown: string; className?: string }) {
  const rendered = useContext(RenderedAnswers);
  const known = rendered.get(markdown);
  const render = useMarkdown({ isNeeded: known === undefined });
  const html = known ?? render?.(markdown);
  const look = cn(
    "break-words [&_a]:text-link [&_a]:underline [&_a]:underline-offset-4 [&_code]:rounded-sm [&_code]:bg-surface-2 [&_code]:px-1 [&_code]:text-13 [&_li]:py-0.5 [&_ol]:list-decimal [&_ol]:pl-5 [&_p+p]:mt-2 [&_pre]:overflow-x-auto [&_strong]:font-medium [&_ul]:list-disc [&_ul]:pl-5",
    className,
  );
  if (html === undefined) return <p className={cn(look, "whitespace-pre-line")}>{markdown}</p>;
  return <SafeHtml html={html} className={look} />;
}
