import { useEffect, useState } from "react";

/** What comes sooner is not worth a flash of grey. */
const blinkMs = 300;

/** True once something has been waited for longer than a blink. */
export function useLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), blinkMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isWaiting && isLate;
}
