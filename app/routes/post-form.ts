/** For scripts that wait for JSON. Never rejects: "signed-out" and "unreachable" are answers too. */
type Unanswered = "signed-out" | "unreachable";

export async function postForm<Answer>(path: string, body: FormData): Promise<Answer | Unanswered> {
  try {
    const response = await fetch(path, { method: "POST", body });
    // The guard sent us to the page where one signs in.
    if (response.redirected) return "signed-out";
    return (await response.json()) as Answer;
  } catch {
    return "unreachable";
  }
}
