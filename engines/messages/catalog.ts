/** Types of the message catalogs, derived from the English one. */
import type { en } from "./catalogs/en.ts";

/** One form per CLDR plural category that the language has for whole numbers. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

export type MessageKey = keyof typeof en;

/** A complete catalog: a missing or unknown key is a compile error. */
export type Catalog = {
  [Key in MessageKey]: (typeof en)[Key] extends string ? string : PluralForms;
};

type Message<Key extends MessageKey> = (typeof en)[Key];

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The placeholders of a message. Every plural message has `count`. */
type Placeholder<Key extends MessageKey> =
  Message<Key> extends string
    ? NamesIn<Message<Key>>
    : Message<Key> extends { other: infer Other extends string }
      ? NamesIn<Other>
      : never;

/** A message without placeholders. */
export type PlainKey = { [Key in MessageKey]: [Placeholder<Key>] extends [never] ? Key : never }[MessageKey];

export type MessageArgs<Key extends MessageKey, Value> = {
  [Name in Placeholder<Key>]: Name extends "count" ? number : Value;
};
