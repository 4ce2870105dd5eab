/** The line that a company puts on its own website. */
export function widgetSnippet(address: string): string {
  return `<script async src="${address}/widget.js"></script>`;
}
