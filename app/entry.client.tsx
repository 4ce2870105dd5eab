import { StrictMode, startTransition, use, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { listenBeforeRouter, onPopBeforeRouter } from "#ui/before-router.ts";
import { cn } from "#ui/primitives/cn.ts";
import { isAtOtherAddress } from "./late-scripts.ts";

listenBeforeRouter();
const endReloading = onPopBeforeRouter((event) => {
  if (!isAtOtherAddress()) return;
  event.stopImmediatePropagation();
  window.location.reload();
});

const never = new Promise<never>(() => {});

/** Back during hydration loads the page of its address. The router would show it with the data of this one. */
function ReloadingRouter() {
  useEffect(endReloading, []);
  if (isAtOtherAddress()) use(never);
  return <HydratedRouter />;
}

// The first call builds tailwind-merge's table of classes. In a task of its own, because phones need 40 ms for it, and
// React can't pause inside a component.
setTimeout(() => {
  cn("p-0");
  setTimeout(() => {
    if (isAtOtherAddress()) {
      window.location.reload();
      return;
    }
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <ReloadingRouter />
        </StrictMode>,
      );
    });
  });
});
