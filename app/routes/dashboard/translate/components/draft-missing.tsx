import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { useTeamToast } from "#features/companies/components/team-toast.ts";
import { translateTexts } from "#features/help-center/translate/texts.ts";
import { Button } from "#ui/primitives/button.tsx";
import { useTranslationPost } from "./use-translation-post.ts";

/** Lets the model draft everything that has no translation yet. Without a model, the button says what is needed. */
export function DraftMissing({
  hasModel,
  missing,
  isDrafting,
}: {
  hasModel: boolean;
  missing: number;
  isDrafting: boolean;
}) {
  const { t } = useTeamTexts("translate");
  const toast = useTeamToast("translate");
  const { send, isPosting } = useTranslationPost();
  if (missing === 0 && !isDrafting) return null;
  return (
    <Button
      variant="secondary"
      aria-disabled={isDrafting || isPosting}
      onClick={() => {
        if (!hasModel) toast({ kind: "error", text: translateTexts.noModel });
        else if (!isDrafting && !isPosting) void send({ intent: "draft-missing" });
      }}
    >
      {isDrafting ? t("Drafting...") : t("Draft {count} with model", { count: missing })}
    </Button>
  );
}
