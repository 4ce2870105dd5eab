/** What can be done with one question, as items of a menu. The forms work without JavaScript. */

import { ArrowDown, ArrowUp, Eye, EyeOff, type LucideIcon, Trash2 } from "lucide-react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { OwnerFaq } from "#features/faqs/owner-faq.ts";
import { cn } from "#ui/primitives/cn.ts";
import { menuItemClass } from "#ui/primitives/menu.tsx";
import { useMay } from "../../use-may.ts";
import type { PostedFields } from "../undo-of.ts";
import { PostForm } from "./post-form.tsx";

interface FaqAction {
  label: "Publish" | "Unpublish" | "Move up" | "Move down";
  icon: LucideIcon;
  fields: PostedFields;
}

export function FaqActions({ faq, titleId, onDone }: { faq: OwnerFaq; titleId: string; onDone: () => void }) {
  const mayPublish = useMay()("publish content");
  const { t } = useTeamTexts("faqs");
  const { id } = faq;
  return (
    <>
      {mayPublish
        ? actionsOf(faq).map((action) => (
            <PostForm key={action.label} fields={action.fields} onAnswer={onDone}>
              <Item {...action} label={t(action.label)} titleId={titleId} />
            </PostForm>
          ))
        : null}
      <PostForm
        fields={{ intent: "delete", ids: [id] }}
        // The menu disappears with the question, so focus moves to the list.
        onAnswer={(result) => {
          if (result?.ok) document.getElementById("faq-list")?.focus({ preventScroll: true });
        }}
        className={mayPublish ? "mt-1 border-t border-border pt-1" : undefined}
      >
        <Item label={t("Delete")} icon={Trash2} titleId={titleId} isDangerous />
      </PostForm>
    </>
  );
}

function Item({
  label,
  icon: Icon,
  titleId,
  isDangerous = false,
}: {
  label: string;
  icon: LucideIcon;
  titleId: string;
  isDangerous?: boolean;
}) {
  return (
    <button
      type="submit"
      aria-describedby={titleId}
      className={cn(menuItemClass, isDangerous && "text-danger")}
    >
      <Icon
        className={cn("size-4", isDangerous ? "" : "text-text-3")}
        strokeWidth={1.75}
        aria-hidden="true"
      />
      {label}
    </button>
  );
}

function actionsOf({ id, status, isNew }: OwnerFaq): FaqAction[] {
  const publish: FaqAction = { label: "Publish", icon: Eye, fields: { intent: "publish", ids: [id] } };
  const unpublish: FaqAction = {
    label: "Unpublish",
    icon: EyeOff,
    fields: { intent: "unpublish", ids: [id] },
  };
  return [
    ...(status === "published" ? [unpublish] : isNew ? [] : [publish]),
    { label: "Move up", icon: ArrowUp, fields: { intent: "shift", faqId: id, by: "up" } },
    { label: "Move down", icon: ArrowDown, fields: { intent: "shift", faqId: id, by: "down" } },
  ];
}
