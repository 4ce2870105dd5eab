import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
} from "@simplewebauthn/browser";
import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/primitives/button.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { postForm } from "../../post-form.ts";
import { useAuthTexts } from "./auth-texts.tsx";

interface Answer {
  options?: PublicKeyCredentialRequestOptionsJSON;
  to?: string;
  problem?: string;
}

const unreachable = "We couldn't reach the server. Try again.";
const cancelled = "Your device didn't offer a passkey. Try again, or sign in another way.";

/**
 * Hidden in browsers without JavaScript or passkey support. Its space is kept until hydration, because the form is
 * centered: a button that appeared late would move every other one from under the pointer.
 */
export function PasskeyButton({ next }: { next: string | null }) {
  const { t, said } = useAuthTexts();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isHydrated = useHydrated();
  if (isHydrated && !browserSupportsWebAuthn()) return null;
  const signIn = async () => {
    setBusy(true);
    setProblem(null);
    const failed = await signInByDevice(next);
    setProblem(failed);
    // Otherwise the next page is loading.
    if (failed !== null) setBusy(false);
  };
  return (
    <div className={`mt-3 flex flex-col gap-2 ${isHydrated ? "" : "invisible noscript:hidden"}`}>
      <Button
        variant="secondary"
        size="lg"
        className="w-full"
        aria-disabled={isBusy}
        onClick={() => isBusy || void signIn()}
      >
        <Fingerprint className="size-5" strokeWidth={1.75} aria-hidden="true" />
        {isBusy ? t("Waiting for your device...") : t("Sign in with a passkey")}
      </Button>
      {problem === null ? null : (
        <p role="alert" className="text-13 text-danger">
          {said(problem)}
        </p>
      )}
    </div>
  );
}

/** Null if the browser is already opening the next page. */
async function signInByDevice(next: string | null): Promise<string | null> {
  const { options } = await post({ intent: "request" });
  if (!options) return unreachable;
  const answer = await startAuthentication({ optionsJSON: options }).catch(() => null);
  if (!answer) return cancelled;
  const fields = { intent: "sign-in", answer: JSON.stringify(answer), ...(next && { next }) };
  const { to, problem = unreachable } = await post(fields);
  if (to === undefined) return problem;
  window.location.assign(to);
  return null;
}

async function post(fields: Record<string, string>): Promise<Answer> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const answer = await postForm<Answer>("/auth/passkey", body);
  return typeof answer === "string" ? {} : answer;
}
