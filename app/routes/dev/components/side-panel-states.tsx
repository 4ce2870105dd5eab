import { useState } from "react";
import { Button } from "#ui/primitives/button.tsx";
import { SidePanel } from "#ui/primitives/side-panel.tsx";
import { longText } from "./sample-texts.ts";

export function SidePanelStates() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open
      </Button>
      <SidePanel isOpen={isOpen} onClose={() => setOpen(false)} title="Side panel">
        <p>{longText}</p>
      </SidePanel>
    </>
  );
}
