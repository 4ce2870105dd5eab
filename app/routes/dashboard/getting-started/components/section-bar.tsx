import { type ReactNode, useState } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { SwitchButton } from "#ui/primitives/switch.tsx";
import type { Toast } from "#ui/toaster.tsx";
import { useMay } from "../../use-may.ts";
import type { GuideEditorState } from "../use-guide-editor.ts";

export interface SectionBarProps {
  isShown: boolean;
  post: GuideEditorState["post"];
  say: (toast: Toast) => void;
  children?: ReactNode;
}

export function SectionBar({ isShown, post, say, children }: SectionBarProps) {
  const { t } = useTeamTexts("guide");
  const mayPublish = useMay()("publish content");
  const [isOn, setOn] = useState(isShown);
  async function change(shown: boolean): Promise<void> {
    setOn(shown);
    const result = await post("set-visibility", { fields: { shown: String(shown) } });
    if (result) setOn(result.isShown);
    else setOn(!shown);
    if (result?.toast) say({ kind: "success", text: result.toast });
  }
  return (
    <div className="mb-4 flex min-h-10 flex-wrap items-center justify-between gap-x-6 gap-y-3">
      {mayPublish ? (
        <form
          method="post"
          className="flex items-center gap-2.5 text-14"
          onSubmit={(event) => {
            event.preventDefault();
            void change(!isOn);
          }}
        >
          <input type="hidden" name="intent" value="set-visibility" />
          <input type="hidden" name="shown" value={String(!isOn)} />
          <SwitchButton isOn={isOn} aria-labelledby="show-guide" />
          <span id="show-guide" className="font-medium">
            {t("Show in Help Center")}
          </span>
          <span className="text-text-3">{isOn ? t("Shown") : t("Hidden")}</span>
        </form>
      ) : (
        <p className="text-14 text-text-3">{isOn ? t("Shown in Help Center") : t("Hidden in Help Center")}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-md:grid max-md:w-full max-md:grid-cols-2">
        {children}
      </div>
    </div>
  );
}
