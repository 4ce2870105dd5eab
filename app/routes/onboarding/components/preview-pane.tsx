/** Shows a live preview of the help center next to the wizard, or above it on screens below 1024 px. */
import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import {
  HelpCenterPreview,
  type PreviewPending,
} from "#features/help-center/components/help-center-preview.tsx";
import type { WizardState } from "#features/onboarding/wizard.ts";
import { useWizard } from "../wizard-context.ts";

export interface PickedColors {
  primary: string;
  secondary: string;
}

const PickedColorsContext = createContext<{
  picked: PickedColors | null;
  pick: (colors: PickedColors | null) => void;
}>({ picked: null, pick: () => {} });

/** Holds colors while the owner picks them, so that the preview shows them before they are saved. */
export function PreviewProvider({ children }: { children: ReactNode }) {
  const [picked, pick] = useState<PickedColors | null>(null);
  const value = useMemo(() => ({ picked, pick }), [picked]);
  return <PickedColorsContext value={value}>{children}</PickedColorsContext>;
}

export function usePickedColors() {
  return useContext(PickedColorsContext);
}

/** The preview as a strip, on phones and tablets, as soon as there is something of the company in it. */
export function PreviewStrip() {
  const { state, step } = useWizard();
  const center = usePreview();
  const { t } = useTeamTexts("wizard");
  const isNarrow = useSyncExternalStore(watchWidth, readWidth, () => false);
  if (!isNarrow || step === "welcome" || step === "url-input") return null;
  return (
    <aside aria-label={t("Preview")} className="mt-5">
      <HelpCenterPreview
        center={center}
        mode={step === "brand-colors" ? "split" : "system"}
        pending={pendingOf(state)}
        className="h-[168px]"
      />
    </aside>
  );
}

const narrow = "(max-width: 1023px)";

function watchWidth(tell: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener("change", tell);
  return () => query.removeEventListener("change", tell);
}

function readWidth(): boolean {
  return matchMedia(narrow).matches;
}

function usePreview(): WizardState["preview"] {
  const { preview } = useWizard().state;
  const { picked } = usePickedColors();
  return useMemo(
    () =>
      picked
        ? {
            ...preview,
            theme: { ...preview.theme, primaryColor: picked.primary, secondaryColor: picked.secondary },
          }
        : preview,
    [preview, picked],
  );
}

export function PreviewPane() {
  const { state, step } = useWizard();
  const { t } = useTeamTexts("wizard");
  const center = usePreview();
  const isSplit = step === "brand-colors";
  return (
    <aside
      aria-label={t("Preview")}
      className="sticky top-0 hidden h-dvh flex-col overflow-hidden border-l border-border bg-surface-2 py-16 pl-12 lg:flex"
    >
      <p className="mb-3 pr-12 text-14 text-text-3">{t(captions[step])}</p>
      <div className="max-h-[760px] min-h-0 w-[max(100%,658px)] grow">
        <HelpCenterPreview
          center={center}
          mode={isSplit ? "split" : "system"}
          scale={0.62}
          pending={pendingOf(state)}
          className="h-full rounded-r-none border-r-0"
        />
      </div>
    </aside>
  );
}

const captions = {
  welcome: "Your help center is still empty",
  "url-input": "Your help center is still empty",
  "crawl-website": "Your help center as it fills in",
  "brand-colors": "Your help center in light and dark",
  "logo-selection": "Your help center with its logo",
  "generating-content": "Your help center as it fills in",
  complete: "Your help center as visitors will see it",
} as const satisfies Record<WizardState["step"], string>;

/** Unknown parts are shown as placeholder bars. */
function pendingOf({ step, source, crawl, colors, companyName, preview, faqs }: WizardState): PreviewPending {
  const isRead = source === "empty" || crawl?.status === "completed";
  const isBeforeCrawl = step === "welcome" || step === "url-input" || crawl === null;
  return {
    name: companyName === "",
    logo: !isRead && preview.logo === null,
    theme: !isRead && (isBeforeCrawl || colors.origin === "default"),
    contact: !isRead && preview.home.contact === null,
    questions: step !== "complete" && faqs.length === 0,
  };
}
