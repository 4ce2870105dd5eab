import type { FaqActionDone } from "./owner-faq.ts";

interface Done extends Partial<Omit<FaqActionDone, "ok" | "toast">> {
  kind?: "success" | "warning";
  text?: string;
}

export function faqActionDone({ kind = "success", text, ...changed }: Done): FaqActionDone {
  const toast = text === undefined ? null : { kind, text };
  return { ok: true, toast, faqs: [], gone: [], order: null, categories: null, ...changed };
}
