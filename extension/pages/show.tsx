import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";

export function show(page: ReactNode): void {
  const root = document.getElementById("root");
  if (root) createRoot(root).render(<StrictMode>{page}</StrictMode>);
}
