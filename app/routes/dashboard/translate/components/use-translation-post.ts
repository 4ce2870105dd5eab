import { useTeamToast } from "#features/companies/components/team-toast.ts";
import type { TranslationAnswer } from "#features/help-center/translate/run-translation-action.server.ts";
import { usePost } from "../../../use-post.ts";

/** Posts one of the page's forms and shows its result as a toast. */
export function useTranslationPost() {
  const toast = useTeamToast("translate");
  const { post, isPosting } = usePost<TranslationAnswer>();
  async function send(fields: Record<string, string>): Promise<void> {
    const answer = await post(fields);
    toast(answer.ok ? { kind: "success", text: answer.text } : { kind: "error", text: answer.problem });
  }
  return { send, isPosting };
}
