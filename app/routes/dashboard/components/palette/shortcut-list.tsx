import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { may, type Role } from "#shared/permissions.ts";
import { Dialog } from "#ui/primitives/dialog.tsx";
import { Kbd } from "#ui/primitives/kbd.tsx";
import { modKey } from "./mod-key.ts";

interface Shortcut {
  keys: string[];
  label: string;
}

export default function ShortcutList({ role, onClose }: { role: Role; onClose: () => void }) {
  const { t, said } = useTeamTexts("frame");
  return (
    <Dialog isOpen onClose={onClose} title={t("Keyboard shortcuts")} className="max-w-[560px]">
      <div className="mt-4 grid gap-x-10 gap-y-6 md:grid-cols-2">
        {groupsFor(role).map(({ title, shortcuts }) => (
          <section key={title} aria-label={said(title)}>
            <h3 className="text-13 font-medium tracking-normal text-text-3">{said(title)}</h3>
            <dl className="mt-1">
              {shortcuts.map(({ keys, label }) => (
                <div key={label} className="flex min-h-9 items-center justify-between gap-4 text-14">
                  <dt>{said(label)}</dt>
                  <dd className="flex gap-1">
                    {keys.map((key) => (
                      <Kbd key={key}>{said(key)}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <form method="dialog" className="mt-4 flex justify-end">
        <button type="submit" className="h-10 rounded-md px-3 text-14 font-medium text-text-2 hover:bg-hover">
          {t("Close")}
        </button>
      </form>
    </Dialog>
  );
}

function groupsFor(role: Role): { title: string; shortcuts: Shortcut[] }[] {
  const mod = modKey();
  const mayWrite = may(role, "write drafts");
  return [
    {
      title: "Everywhere",
      shortcuts: [
        { keys: [mod, "K"], label: "Search or jump to" },
        { keys: [mod, "B"], label: "Collapse the sidebar" },
        { keys: ["?"], label: "Keyboard shortcuts" },
      ],
    },
    {
      title: "FAQ list",
      shortcuts: [
        { keys: ["↑", "↓"], label: "Move" },
        { keys: ["Enter"], label: "Open" },
        { keys: ["/"], label: "Search" },
        ...(mayWrite
          ? [
              { keys: ["N"], label: "Add FAQ" },
              { keys: ["X"], label: "Select" },
              { keys: ["Del"], label: "Delete" },
              { keys: ["Z"], label: "Undo" },
            ]
          : []),
        ...(may(role, "publish content")
          ? [
              { keys: ["P"], label: "Publish or unpublish" },
              { keys: ["Alt", "↑"], label: "Move up or down" },
            ]
          : []),
      ],
    },
    ...(may(role, "publish content")
      ? [
          {
            title: "Website changes",
            shortcuts: [
              { keys: ["A"], label: "Accept" },
              { keys: ["S"], label: "Skip or keep" },
              { keys: ["D"], label: "Add as a draft, or delete" },
              { keys: ["E"], label: "Edit" },
              { keys: ["Z"], label: "Undo" },
            ],
          },
        ]
      : []),
    ...(mayWrite
      ? [
          {
            title: "FAQ editor",
            shortcuts: [
              { keys: [mod, "Enter"], label: "Save" },
              { keys: ["Esc"], label: "Cancel" },
            ],
          },
        ]
      : []),
  ];
}
