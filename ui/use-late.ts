import { useEffect, useState } from "react";

/** Faster responses shouldn't flash a placeholder. */
const blinkMs = 300;

/** True once `isWaiting` has lasted longer than 300 ms. */
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
