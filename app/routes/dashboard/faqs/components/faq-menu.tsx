/** The menu and its forms work without JavaScript. */
import { Ellipsis } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { OwnerFaq } from "#features/faqs/owner-faq.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { PostedFields } from "../use-faq-store.ts";
import { iconButtonClass } from "./icon-button.tsx";
import { PostForm } from "./post-form.tsx";

export function FaqMenu({ faq, describedBy }: { faq: OwnerFaq; describedBy: string }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Long lists render many of these while scrolling, so a closed menu renders no items.
  const hasItems = !useHydrated() || isOpen;
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  useEffect(() => {
    if (!isOpen) return;
    function onPointerDown({ target }: PointerEvent) {
      if (menu.current && target instanceof Node && !menu.current.contains(target)) menu.current.open = false;
    }
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [isOpen]);
  return (
    <details
      ref={menu}
      className="relative"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !menu.current?.open) return;
        close();
        menu.current.querySelector("summary")?.focus();
      }}
    >
      <summary
        aria-label="More actions"
        aria-describedby={describedBy}
        className={`${iconButtonClass} list-none [&::-webkit-details-marker]:hidden`}
      >
        <Ellipsis className="size-4" aria-hidden="true" />
      </summary>
      <div className="absolute top-full right-0 z-30 mt-1 w-40 rounded-md border border-border bg-surface p-1 shadow-lift">
        {hasItems
          ? itemsOf(faq).map(({ label, fields }) => (
              <PostForm
                key={label}
                fields={fields}
                onAnswer={() => {
                  close();
                  menu.current?.querySelector("summary")?.focus();
                }}
              >
                <button
                  type="submit"
                  aria-describedby={describedBy}
                  className="flex h-9 w-full items-center rounded-sm px-3 text-left text-14 hover:bg-hover pointer-coarse:h-11"
                >
                  {label}
                </button>
              </PostForm>
            ))
          : null}
      </div>
    </details>
  );
}

function itemsOf({ id, status }: OwnerFaq): { label: string; fields: PostedFields }[] {
  return [
    status === "draft"
      ? { label: "Publish", fields: { intent: "publish", ids: [id] } }
      : { label: "Unpublish", fields: { intent: "unpublish", ids: [id] } },
    { label: "Move up", fields: { intent: "shift", faqId: id, by: "up" } },
    { label: "Move down", fields: { intent: "shift", faqId: id, by: "down" } },
  ];
}
