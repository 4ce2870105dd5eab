/** Everything stored about an account, as a file to download. */
export function exportResponse(everything: object, now: Date): Response {
  return new Response(JSON.stringify(everything, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="step-export-${now.toISOString().slice(0, 10)}.json"`,
      "cache-control": "private, no-store",
    },
  });
}
