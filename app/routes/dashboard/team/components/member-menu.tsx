import { Ellipsis } from "lucide-react";
import { Menu, menuItemClass } from "#ui/primitives/menu.tsx";
import type { Confirmation } from "./confirm-dialog.tsx";

const labels: Record<Confirmation["kind"], string> = {
  leave: "Leave the team",
  remove: "Remove from the team",
  transfer: "Transfer ownership",
};

export function MemberMenu({
  name,
  actions,
  onSelect,
}: {
  name: string;
  actions: Confirmation["kind"][];
  onSelect: (kind: Confirmation["kind"]) => void;
}) {
  return (
    <Menu
      label={`More for ${name}`}
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
            {labels[kind]}
          </button>
        ))
      }
    </Menu>
  );
}
