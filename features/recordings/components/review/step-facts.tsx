/** How a step is known. Only the page's own words are highlighted. */
import { Crosshair, Film } from "lucide-react";
import type { ReactNode } from "react";
import type { Click } from "#engines/recording/clicks/step-clicks.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";

const kinds = {
  button: "Button",
  link: "Link",
  textbox: "Field",
  searchbox: "Field",
  spinbutton: "Field",
  combobox: "List",
  listbox: "List",
  option: "Option",
  checkbox: "Check box",
  radio: "Option",
  switch: "Switch",
  tab: "Tab",
  menuitem: "Menu item",
  menuitemcheckbox: "Menu item",
  menuitemradio: "Menu item",
  slider: "Slider",
} as const;

export function StepFacts({
  click,
  isCovered,
}: {
  /** Null for a screenshot of a video. */
  click: Click | null;
  /** The control's name isn't sent. */
  isCovered: boolean;
}) {
  const { t } = useTeamTexts("recorder");
  const icon = { className: "size-3.5 shrink-0 text-link", strokeWidth: 1.75, "aria-hidden": true } as const;
  const kind = click && isKind(click.role) ? t(kinds[click.role]) : "";
  return (
    <dl className="border-t border-border text-14">
      <Fact name={t("Basis")}>
        <span className="flex items-center gap-2">
          {click ? <Crosshair {...icon} /> : <Film {...icon} />}
          {click ? t("Recorded") : t("Screenshot of a video")}
        </span>
      </Fact>
      {click?.name || kind ? (
        <Fact name={t("Control")}>
          {kind}{" "}
          {isCovered ? (
            <span className="text-text-3">{t("Covered, so its name isn't sent")}</span>
          ) : (
            <Mark>{click?.name}</Mark>
          )}
        </Fact>
      ) : null}
      {click?.dialogTitle ? (
        <Fact name={t("Dialog")}>
          <Mark>{click.dialogTitle}</Mark>
        </Fact>
      ) : null}
      {click?.url ? (
        <Fact name={t("Page")}>
          <bdi className="break-words">{click.url.replace(/^https?:\/\//, "").replace(/\/$/, "")}</bdi>
        </Fact>
      ) : null}
    </dl>
  );
}

function isKind(role: string): role is keyof typeof kinds {
  return role in kinds;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline border-b border-border py-2">
      <dt className="text-13 text-text-3">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

function Mark({ children }: { children: ReactNode }) {
  return (
    <mark className="rounded-[2px] bg-proof box-decoration-clone px-0.5 py-[0.1em] break-words text-text">
      <bdi>{children}</bdi>
    </mark>
  );
}
