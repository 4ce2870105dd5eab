/**
 * Asks how to do the task that a title names: "Import a list" becomes "How do I import a list?". Only titles with a verb
 * that help articles use, where the language puts the infinitive. Null for every other title, such as "Dashboard tour",
 * and for languages without a list of verbs.
 */
import { primaryLanguage } from "#shared/primary-language.ts";
import type { Asking } from "./asking.ts";
import { asking as de } from "./askings/de.ts";
import { asking as en } from "./askings/en.ts";
import { asking as es } from "./askings/es.ts";
import { asking as fr } from "./askings/fr.ts";
import { asking as it } from "./askings/it.ts";
import { asking as ja } from "./askings/ja.ts";
import { asking as nl } from "./askings/nl.ts";
import { asking as pl } from "./askings/pl.ts";
import { asking as pt } from "./askings/pt.ts";
import { asking as ru } from "./askings/ru.ts";
import { asking as tr } from "./askings/tr.ts";

const askings: Record<string, Asking> = { de, en, es, fr, it, ja, nl, pl, pt, ru, tr };

const maxTitle = 100;

/** Between the parts of a title that says more than its task, such as "Import a list: the basics". */
const parts = /[;|、，：；。]|[,:](?!\d)|(?<!\d)[.!?…]\s|\s[-–—]\s/;

/** Verbs of one task, such as "Create, edit and delete". */
const englishList = /^(?:how (?:to|do i|can i|do you) )?[a-z]+(?:, [a-z]+)+,? (?:and|or|&) /i;

/** `language` is a tag such as "fr" or "pt-BR". */
export function taskQuestion(title: string, language: string): string | null {
  const plain = title
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^[¿¡]|[.!?…。！？]+$/g, "")
    .trim();
  if (plain.length > maxTitle || parts.test(plain.replace(englishList, ""))) return null;
  return askings[primaryLanguage(language)]?.(plain, language) ?? null;
}
