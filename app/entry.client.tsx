import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { listenBeforeRouter } from "#ui/before-router.ts";
import { cn } from "#ui/primitives/cn.ts";
import { isAtOtherAddress } from "./late-scripts.ts";

listenBeforeRouter();

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
          <HydratedRouter />
        </StrictMode>,
      );
    });
  });
});
