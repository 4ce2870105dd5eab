/** The kinds of private text, as the review names them. */
import type { PrivateKind } from "#engines/recording/ocr/private-patterns.ts";

export const foundWords = {
  email: "email address",
  phone: "phone number",
  card: "card number",
  key: "key or token",
  iban: "bank account",
  id: "ID number",
} as const satisfies Record<PrivateKind, string>;

export const coverNames = {
  email: "Email addresses, {count}",
  phone: "Phone numbers, {count}",
  card: "Card numbers, {count}",
  key: "Keys and tokens, {count}",
  iban: "Bank accounts, {count}",
  id: "ID numbers, {count}",
  drawn: "Covered by you, {count}",
} as const satisfies Record<PrivateKind | "drawn", string>;
