import type { ContactInfo } from "#engines/brand/types.ts";
import { foldLoosely } from "../ground.ts";
import type { Contradiction } from "../types.ts";

function disputedValues(contradictions: Contradiction[]): Set<string> {
  return new Set(
    contradictions
      .filter(({ kind }) => kind === "phone" || kind === "email" || kind === "address")
      .flatMap(({ values }) => values.map(({ value }) => value)),
  );
}

export function undisputed(contact: ContactInfo, contradictions: Contradiction[]): ContactInfo {
  const disputed = disputedValues(contradictions);
  const isClear = (value: string): boolean => !disputed.has(value);
  return {
    ...contact,
    emails: contact.emails.filter(isClear),
    phones: contact.phones.filter(isClear),
    addresses: contact.addresses.filter(isClear),
  };
}

/** Returns the names of products with two prices, folded with `foldLoosely`. */
export function disputedNames(contradictions: Contradiction[]): Set<string> {
  return new Set(
    contradictions.flatMap(({ kind, subject }) => (kind === "price" ? [foldLoosely(subject)] : [])),
  );
}
