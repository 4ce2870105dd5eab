/**
 * The miniature of the help center as the server drew it. The browser doesn't hydrate it, and only loads its scripts if
 * it has to draw it itself, after coming from another page of the dashboard.
 */
import { type ComponentProps, lazy, Suspense, useState } from "react";
import type { HelpCenterPreview } from "#features/help-center/components/help-center-preview.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";

const load = () => import("#features/help-center/components/help-center-preview.tsx");
const Preview = import.meta.env.SSR
  ? (await load()).HelpCenterPreview
  : lazy(() => load().then(({ HelpCenterPreview }) => ({ default: HelpCenterPreview })));

/** React leaves the content of an element alone whose HTML is set, while it hydrates and afterwards. */
const kept = { __html: "" };

export function StillPreview(props: ComponentProps<typeof HelpCenterPreview>) {
  const isHydrated = useHydrated();
  const [isKept] = useState(!isHydrated && !import.meta.env.SSR);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, see above
  if (isKept) return <div suppressHydrationWarning dangerouslySetInnerHTML={kept} className="contents" />;
  return (
    <div className="contents">
      <Suspense fallback={<div className={props.className} />}>
        <Preview {...props} />
      </Suspense>
    </div>
  );
}
