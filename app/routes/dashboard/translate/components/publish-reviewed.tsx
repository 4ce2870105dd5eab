import { Button } from "#ui/primitives/button.tsx";
import { useTranslationPost } from "./use-translation-post.ts";

/** Publishes all drafts that a person wrote or confirmed. */
export function PublishReviewed({ count }: { count: number }) {
  const { send, isPosting } = useTranslationPost();
  if (count === 0) return null;
  return (
    <Button aria-disabled={isPosting} onClick={() => isPosting || void send({ intent: "publish-reviewed" })}>
      {count === 1 ? "Publish 1 draft" : `Publish ${count} drafts`}
    </Button>
  );
}
