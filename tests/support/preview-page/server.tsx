import { renderToString } from "react-dom/server";
import { PreviewPage } from "./page.tsx";

export function renderPreviewPage(search: string): string {
  return `<!DOCTYPE html>${renderToString(<PreviewPage search={search} />)}`;
}
