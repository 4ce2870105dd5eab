/** Without a script the page asks again by itself, every so many seconds. */
export function NoScriptRefresh({ seconds = 2 }: { seconds?: number }) {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds)} />
    </noscript>
  );
}
