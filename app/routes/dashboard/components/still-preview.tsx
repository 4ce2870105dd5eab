/**
 * The miniature of the help center as the server drew it. The browser doesn't hydrate it, and only loads its scripts if
 * it has to draw it itself: after coming from another page of the dashboard, or when `isStill` becomes false.
 */
import { type ComponentProps, lazy, Suspense, useEffect, useState } from "react";
import type { HelpCenterPreview } from "#features/help-center/components/help-center-preview.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";

type Preview = typeof HelpCenterPreview;

const load = async (): Promise<Preview> =>
  (await import("#features/help-center/components/help-center-preview.tsx")).HelpCenterPreview;
const Drawn = import.meta.env.SSR ? await load() : lazy(async () => ({ default: await load() }));

/** React leaves the content of an element alone whose HTML is set, while it hydrates and afterwards. */
const kept = { __html: "" };

export function StillPreview({
  isStill = true,
  ...props
}: ComponentProps<Preview> & {
  /** False once the picture has changed since the server drew it. */
  isStill?: boolean;
}) {
  const isHydrated = useHydrated();
  const [isServers] = useState(!isHydrated && !import.meta.env.SSR);
  const [Loaded, setLoaded] = useState<Preview | null>(null);
  // Without dependencies, so that after a failure, such as a lost connection, the next change tries again.
  useEffect(() => {
    if (!isServers || isStill || Loaded !== null) return;
    load().then(
      (loaded) => setLoaded(() => loaded),
      () => {},
    );
  });
  if (isServers && Loaded === null)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, see above
    return <div suppressHydrationWarning dangerouslySetInnerHTML={kept} className="contents" />;
  const Page = Loaded ?? Drawn;
  return (
    // Without the key, React would keep the element whose HTML it leaves alone.
    <div key="drawn" className="contents">
      <Suspense fallback={<div className={props.className} />}>
        <Page {...props} />
      </Suspense>
    </div>
  );
}
