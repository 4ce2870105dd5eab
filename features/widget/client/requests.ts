/** Requests to the help center: without cookies, and simple enough that browsers send no preflight. */
import type { WidgetError } from "../wire.ts";

export class RequestFailure extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export function createRequests(base: string) {
  async function request<Answer>(path: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(`${base}${path}`, {
      ...init,
      credentials: "omit",
      referrerPolicy: "no-referrer",
    });
    const answer = (await response.json().catch(() => null)) as (Answer & Partial<WidgetError>) | null;
    // A form with problems is an answer, too.
    if (answer && (response.ok || answer.errors)) return answer;
    throw new RequestFailure(response.status, answer?.error ?? "");
  }
  return {
    get: <Answer>(prefix: string, part: string, query: Record<string, string>) =>
      request<Answer>(`${prefix}/widget/${part}?${new URLSearchParams(query)}`, {}),
    post: <Answer>(prefix: string, part: string, form: Record<string, string>) =>
      request<Answer>(`${prefix}/widget/${part}`, { method: "POST", body: new URLSearchParams(form) }),
  };
}
