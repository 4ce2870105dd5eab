import { RefreshCw } from "lucide-react";
import { Form } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { useRefresh } from "../../use-refresh.ts";
import { useMay } from "../use-may.ts";

const pollMs = 1_500;

/** Starts an exam, and follows it until its result is there. */
export function RequestExam({ isRunning, isFirst }: { isRunning: boolean; isFirst: boolean }) {
  const mayDo = useMay();
  const { t } = useTeamTexts("answers");
  useRefresh(isRunning, pollMs);
  if (!mayDo("write drafts")) return null;
  return (
    <Form method="post" preventScrollReset className="flex">
      <input type="hidden" name="intent" value="examine" />
      <Button type="submit" variant="secondary" disabled={isRunning} className="grow">
        <RefreshCw aria-hidden="true" size={16} strokeWidth={1.75} />
        {isRunning ? t("Testing …") : isFirst ? t("Test now") : t("Test again")}
      </Button>
    </Form>
  );
}
