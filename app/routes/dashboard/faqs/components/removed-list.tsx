import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { useFaqs } from "../use-faq-store.ts";
import { removedListId } from "./manager-header.tsx";
import { PostForm } from "./post-form.tsx";

/** Deleted questions can be restored for a day, even after the "Undo" toast is gone. */
export function RemovedList() {
  const { removed } = useFaqs();
  const { t } = useTeamTexts("faqs");
  if (removed.length === 0) return null;
  return (
    <details id={removedListId} className="mt-10 scroll-mt-40 text-14">
      <summary className="w-fit rounded-sm py-1 text-text-2 hover:text-text">
        {t("Recently deleted")} <span className="text-text-3 tabular-nums">{removed.length}</span>
      </summary>
      <p className="mt-1 text-13 text-text-3">{t("Kept for one day.")}</p>
      <ul className="mt-2 border-t border-border">
        {removed.map(({ id, question }) => (
          <li key={id} className="flex items-center justify-between gap-4 border-b border-border py-1.5">
            <span id={`removed-${id}`} className="min-w-0 truncate">
              {question}
            </span>
            <PostForm fields={{ intent: "restore", ids: [id] }}>
              <Button type="submit" variant="ghost" size="sm" aria-describedby={`removed-${id}`}>
                {t("Restore")}
              </Button>
            </PostForm>
          </li>
        ))}
      </ul>
    </details>
  );
}
