import { useEffect } from "react";
import { useFetcher } from "react-router";
import { useTeamToast } from "#features/companies/components/team-toast.ts";
import type { GuideCheckAnswer } from "#features/recordings/replays/guide-check.ts";

export interface CheckForm {
  isBusy: boolean;
  post: (intent: string, fields?: Record<string, string>) => void;
}

/** Posts the page's buttons, and shows what came of it. */
export function useCheckForm(): CheckForm {
  const { data: answer, state, submit } = useFetcher<GuideCheckAnswer>();
  const toast = useTeamToast("guides");
  useEffect(() => {
    if (answer)
      toast(answer.ok ? { kind: "success", text: answer.toast } : { kind: "error", text: answer.problem });
  }, [answer, toast]);
  return {
    isBusy: state !== "idle",
    post: (intent, fields = {}) => void submit({ intent, ...fields }, { method: "post" }),
  };
}
