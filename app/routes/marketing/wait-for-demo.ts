/** Opens the demo as soon as it is there. Then this page redirects. */
const everyMs = 3_000;

setInterval(async () => {
  const answer = await fetch(location.href, { redirect: "manual" }).catch(() => null);
  if (answer?.type === "opaqueredirect") location.reload();
}, everyMs);
