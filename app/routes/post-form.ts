/** Posts a form for scripts that expect JSON. Never rejects: "signed-out" and "unreachable" are results too. */
type Unanswered = "signed-out" | "unreachable";

export async function postForm<Answer>(path: string, body: FormData): Promise<Answer | Unanswered> {
  try {
    const response = await fetch(path, { method: "POST", body });
    // The guard redirected to the sign-in page.
    if (response.redirected) return "signed-out";
    return (await response.json()) as Answer;
  } catch {
    return "unreachable";
  }
}
