/** Keeps what was typed in this browser, a moment after each change, and finds what an earlier visit left. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { GuideText } from "#features/guides/owner-guide.ts";
import { dropKeptGuide, guideDrafts, type KeptGuide } from "./guide-drafts.ts";
import { newId } from "./new-id.ts";

const keepAfterMs = 250;

export interface KeptGuideOptions {
  companyId: string;
  text: GuideText;
  version: number;
  isChanged: boolean;
  /** The page holds what was posted just now, which is newer than what an earlier visit left. */
  isPosted: boolean;
}

export function useKeptGuide({ companyId, text, version, isChanged, isPosted }: KeptGuideOptions) {
  const tab = useRef("");
  const [found, setFound] = useState<KeptGuide | null>(null);
  const [isBack, setBack] = useState(false);
  const isReady = useRef(false);

  // What this browser kept can only be read once the script is there.
  useEffect(() => {
    tab.current = newId();
    const kept = isPosted ? null : guideDrafts.read(companyId);
    if (kept) {
      setFound(kept);
      setBack(true);
    }
    isReady.current = true;
  }, [companyId, isPosted]);

  const pending = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!isReady.current) return;
    const { title, steps } = text;
    pending.current = () => {
      pending.current = null;
      if (isChanged) guideDrafts.keep(companyId, { title, steps, version, tab: tab.current });
      else dropKeptGuide(companyId, tab.current);
    };
    const timer = setTimeout(() => pending.current?.(), keepAfterMs);
    return () => clearTimeout(timer);
  }, [companyId, text, version, isChanged]);
  useEffect(() => {
    const flush = () => pending.current?.();
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, []);

  const drop = useCallback(
    (isAll = true) => {
      setBack(false);
      dropKeptGuide(companyId, isAll ? null : tab.current);
    },
    [companyId],
  );
  return { found, isBack: isBack && isChanged, drop };
}
