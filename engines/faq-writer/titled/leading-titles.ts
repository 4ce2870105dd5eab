/** Tells of each title whether it says what customers ask, such as "Payment" and "How to find us". */
import { customerQuestions } from "#engines/customer-questions/bank.ts";
import { topics } from "../topics.ts";

export function leadsIn(language: string): (title: string) => boolean {
  const asked = [...customerQuestions(language).values()];
  const known = new Map<string, boolean>();
  return (title) => {
    const leads = known.get(title) ?? (asked.some(({ asks }) => asks.test(title)) || isOnTopic(title));
    known.set(title, leads);
    return leads;
  };
}

function isOnTopic(title: string): boolean {
  return title.split(" – ").some((part) => topics.some(({ heading }) => heading?.test(part)));
}
