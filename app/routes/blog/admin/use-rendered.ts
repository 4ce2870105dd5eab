import { useEffect, useState } from "react";

const delayMs = 250;

/** The server renders the preview, debounced. The previous one stays until the new one arrives. */
export function useRendered(content: string): string {
  const [html, setHtml] = useState("");
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const form = new FormData();
      form.set("content", content);
      try {
        const response = await fetch("/blog-admin/rendered", {
          method: "POST",
          body: form,
          signal: stop.signal,
        });
        const answer: unknown = response.ok ? await response.json() : null;
        if (answer && typeof answer === "object" && "html" in answer) setHtml(String(answer.html));
      } catch {
        // More typing aborted the request, or the browser is offline. The next key press tries again.
      }
    }, delayMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [content]);
  return html;
}
