/** The expected responses for each kind of requester. */
import { createHash } from "node:crypto";
import { expect } from "vitest";
import type { TestApp } from "#tests/support/app.ts";
import type { FilledCompany } from "#tests/support/filled-company.ts";
import { type Answer, isRefusal, isTurnedAway } from "./ask.ts";
import type { Row } from "./rows.ts";

export function expectNothingOf({ mark, email }: FilledCompany, answer: Answer, row: Row): void {
  if (row.isQuoting) return;
  expect(answer.text).not.toContain(mark);
  expect(answer.location).not.toContain(mark);
  expect(answer.toast?.text ?? "").not.toContain(mark);
  expect(answer.text).not.toContain(email);
}

export function expectRefused(answer: Answer, row: Row, isOwner: boolean): void {
  if (row.of === "operator") expect(answer.status).toBe(404);
  else if (typeof row.proof === "number" && answer.status === row.proof) expect.fail(answer.summary);
  else if (!isOwner && row.of !== "everybody") expect(isTurnedAway(answer), answer.summary).toBe(true);
  else expect(isRefusal(answer), answer.summary).toBe((row.stranger ?? "refused") === "refused");
}

export function expectDone(answer: Answer, { proof }: Row): void {
  if (typeof proof === "number") expect(answer.status, answer.summary).toBe(proof);
  else expect(isRefusal(answer) || answer.status >= 400, answer.summary).toBe(false);
}

/** Returns the checksums of the stored files that rows reference. */
export async function filesOf({ services }: TestApp, owned: string[]): Promise<Record<string, string>> {
  const { storage } = services;
  const keys = owned.join("\n").match(/(?:company-logos|public|avatars|frames|videos)\/[\w./-]+\.\w+/g) ?? [];
  const sums: Record<string, string> = {};
  for (const key of new Set(keys)) {
    const file = await storage.get(key);
    sums[key] = file ? createHash("sha256").update(file.bytes).digest("hex") : "gone";
  }
  return sums;
}
