import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { useTranslationPost } from "./use-translation-post.ts";

/** Publishes all drafts that a person wrote or confirmed. */
export function PublishReviewed({ count }: { count: number }) {
  const { t } = useTeamTexts("translate");
  const { send, isPosting } = useTranslationPost();
  if (count === 0) return null;
  return (
    <Button aria-disabled={isPosting} onClick={() => isPosting || void send({ intent: "publish-reviewed" })}>
      {count === 1 ? t("Publish 1 draft") : t("Publish {count} drafts", { count })}
    </Button>
  );
}
