/** The recorder is large, so it is only loaded on hover or focus. The page's loader sends its texts. */
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useRouteLoaderData } from "react-router";
import type { RecordSection } from "#features/recordings/recorder/sections.ts";
import type { Plan } from "#shared/enumerations.ts";
import { Button } from "#ui/primitives/button.tsx";

const loadDialog = () => import("#features/recordings/components/record-dialog.tsx");
const RecordDialog = lazy(() => loadDialog().then(({ RecordDialog }) => ({ default: RecordDialog })));

export function RecordButton({
  section,
  tab,
  variant = "secondary",
  size,
  className,
  children,
}: {
  section: RecordSection;
  tab?: "record" | "upload";
  variant?: "primary" | "secondary" | "ghost";
  size?: "sm" | "md";
  className?: string;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRouteLoaderData<{ email: string; plan: Plan }>("main/dashboard");
  const preload = () => void loadDialog();
  return (
    <>
      <Button
        variant={variant}
        size={size}
        className={className}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
      {isOpen ? (
        <Suspense>
          <RecordDialog
            section={section}
            owner={frame?.email ?? ""}
            plan={frame?.plan ?? "basic"}
            onClose={() => setOpen(false)}
            {...(tab ? { tab } : {})}
          />
        </Suspense>
      ) : null}
    </>
  );
}
