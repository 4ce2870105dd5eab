import { useEffect, useRef } from "react";

/** The widget itself, in this page, as visitors see it. Needs JavaScript. */
export function WidgetPreview({ base }: { base: string }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = document.createElement("step-help");
    element.setAttribute("center", base);
    element.setAttribute("open", "");
    frame.current?.append(element);
    const address = `${base}/widget.js`;
    if (![...document.scripts].some(({ src }) => src === address)) {
      const script = document.createElement("script");
      script.async = true;
      script.src = address;
      script.dataset.button = "none";
      document.body.append(script);
    }
    return () => element.remove();
  }, [base]);
  return (
    <section aria-labelledby="preview" className="min-w-0 max-lg:order-first">
      <h2 id="preview" className="text-16 font-semibold">
        Preview
      </h2>
      <p className="mt-1 mb-3 text-13 text-text-3">Your widget as visitors see it. You can use it here.</p>
      <div ref={frame} className="max-w-100 lg:sticky lg:top-8" />
      <noscript>
        <p className="text-14 text-text-2">
          The preview needs JavaScript. Everything else on this page works without.
        </p>
      </noscript>
    </section>
  );
}
