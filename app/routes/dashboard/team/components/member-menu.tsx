import { Ellipsis } from "lucide-react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Menu, menuItemClass } from "#ui/primitives/menu.tsx";
import type { Confirmation } from "./confirm-dialog.tsx";

const labels = {
  leave: "Leave the team",
  remove: "Remove from the team",
  transfer: "Transfer ownership",
} as const satisfies Record<Confirmation["kind"], string>;

export function MemberMenu({
  name,
  actions,
  onSelect,
}: {
  name: string;
  actions: Confirmation["kind"][];
  onSelect: (kind: Confirmation["kind"]) => void;
}) {
  const { t } = useTeamTexts("team");
  return (
    <Menu
      label={t("More for {name}", { name })}
      summary={<Ellipsis className="size-4" aria-hidden="true" />}
      summaryClass="grid size-9 place-items-center rounded-md text-text-2 hover:bg-hover pointer-coarse:size-11"
      className="top-full right-0 w-52"
    >
      {(close) =>
        actions.map((kind) => (
          <button
            key={kind}
            type="button"
            className={menuItemClass}
            onClick={() => {
              close();
              onSelect(kind);
            }}
          >
            {t(labels[kind])}
          </button>
        ))
      }
    </Menu>
  );
}
