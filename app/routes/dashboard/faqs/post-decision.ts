import type { DecisionAnswer } from "#features/websites/check/run-proposal-action.server.ts";
import { postForm } from "../../post-form.ts";

/** Returns null if the server couldn't be reached or gave no usable response. Never rejects. */
export async function postDecision(fields: Record<string, string>): Promise<DecisionAnswer | null> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer = await postForm<DecisionAnswer>("/dashboard/faqs/website/decisions", form);
  // A reload lets the guard redirect to sign-in and back.
  if (answer === "signed-out") window.location.reload();
  return typeof answer === "string" ? null : answer;
}
