import { RefreshCw } from "lucide-react";
import { useEffect } from "react";
import { Form, useRevalidator } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { useMay } from "../use-may.ts";

const pollMs = 1_500;

/** Starts an exam, and follows it until its result is there. A hidden page waits. */
export function RequestExam({ isRunning, isFirst }: { isRunning: boolean; isFirst: boolean }) {
  const { revalidate } = useRevalidator();
  const mayDo = useMay();
  const { t } = useTeamTexts("answers");
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, pollMs);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);
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
