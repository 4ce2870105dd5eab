/** The forms of the widget's settings. */
import { z } from "zod";
import { type WidgetRule, widgetSides } from "#shared/widget-settings.ts";
import type { WidgetButton } from "./own-widget.server.ts";
import { maxRulePath, maxShown } from "./widget-rules.ts";
import { maxLabel, widgetTexts as texts } from "./widget-texts.ts";

const buttonSchema = z.object({
  label: z
    .string()
    .transform((typed) => typed.replace(/[\p{Cc}\s]+/gu, " ").trim())
    .pipe(z.string().max(maxLabel, texts.labelTooLong)),
  side: z.enum(widgetSides),
});

export function readButtonForm(form: FormData): WidgetButton | { errors: { label: string } } {
  const parsed = buttonSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return { errors: { label: parsed.error.issues[0]?.message ?? texts.saveFailed } };
  return { ...parsed.data, hasShortcut: form.get("hasShortcut") !== null };
}

const rulePath = z
  .string()
  .trim()
  .min(1, texts.pathInvalid)
  .max(maxRulePath, texts.pathInvalid)
  .regex(/^\/[^\s?#]*$/, texts.pathInvalid);

export const shownFields = Array.from({ length: maxShown }, (_, index) => `show${index + 1}`);

/** `find` returns the path of a page by what the owner typed, or null. */
export function readRuleForm(
  form: FormData,
  find: (typed: string) => string | null,
): WidgetRule | { errors: Record<string, string> } {
  const path = rulePath.safeParse(form.get("path") ?? "");
  const errors: Record<string, string> = {};
  if (!path.success) errors.path = texts.pathInvalid;
  const shows: string[] = [];
  for (const field of shownFields) {
    const typed = String(form.get(field) ?? "").trim();
    if (typed === "") continue;
    const found = find(typed);
    if (found === null) errors[field] = texts.unknownTitle(typed.slice(0, 60));
    else if (!shows.includes(found)) shows.push(found);
  }
  if (shows.length === 0 && Object.keys(errors).every((name) => name === "path"))
    errors.show1 = texts.nothingShown;
  return path.success && Object.keys(errors).length === 0 ? { path: path.data, shows } : { errors };
}
