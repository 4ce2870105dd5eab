/** Without JavaScript, the page reloads automatically. */
export function NoScriptRefresh({ seconds = 2 }: { seconds?: number }) {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds)} />
    </noscript>
  );
}
