import { useEffect, useRef, useState } from "react";

/** A text for a live region that changes faster than anybody can listen: the newest one, at most this often. */
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
