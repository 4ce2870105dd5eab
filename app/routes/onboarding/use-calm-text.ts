import { useEffect, useRef, useState } from "react";

/** Throttles a live region that changes faster than a screen reader can announce it. */
export function useCalmText(text: string, everyMs = 4_000): string {
  const [calm, setCalm] = useState(text);
  const saidAtMs = useRef(0);
  useEffect(() => {
    const waitMs = Math.max(0, saidAtMs.current + everyMs - performance.now());
    const timer = setTimeout(() => {
      saidAtMs.current = performance.now();
      setCalm(text);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [text, everyMs]);
  return calm;
}
