/**
 * A ruler beside a long list: where the questions are that changed on the website, and which part is on the screen. It only
 * helps a pointer, because keys and the browser's scroll bar reach the same places.
 */
import { type PointerEvent, useMemo } from "react";
import type { OwnerFaq } from "#features/faqs/owner-faq.ts";
import { useRowRange } from "../list-position.ts";
import { rulerMarks } from "../ruler-marks.ts";

export function ListRuler({ faqs, onJump }: { faqs: OwnerFaq[]; onJump: (index: number) => void }) {
  const range = useRowRange();
  const marks = useMemo(() => rulerMarks(faqs), [faqs]);
  const place = (index: number) => `${(index / faqs.length) * 100}%`;
  function jump({ currentTarget, clientY }: PointerEvent<HTMLDivElement>) {
    const { top, height } = currentTarget.getBoundingClientRect();
    const share = Math.max(0, Math.min(1, (clientY - top) / height));
    onJump(Math.round(share * (faqs.length - 1)));
  }
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-y-0 right-0 z-10 w-5 max-lg:hidden">
      <div
        data-ruler
        className="pointer-events-auto sticky top-36 h-[calc(100dvh-11.5rem)] cursor-pointer touch-none bg-[repeating-linear-gradient(to_bottom,var(--border-strong)_0_1px,transparent_1px_12px)] bg-[length:6px_100%] bg-right bg-no-repeat"
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          jump(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) jump(event);
        }}
      >
        {range ? (
          <span
            className="absolute right-0 min-h-3 w-2 rounded-sm bg-text-3/40"
            style={{ top: place(range.first), height: place(range.last - range.first + 1) }}
          />
        ) : null}
        {marks.map((index) => (
          <span key={index} className="absolute right-0 h-0.5 w-2.5 bg-warn" style={{ top: place(index) }} />
        ))}
      </div>
    </div>
  );
}
