/** Whether an ID token says that the sign-in service checked two different factors. */

/** Method names from RFC 8176, by the kind of factor that they prove. */
const kinds: Record<string, readonly string[]> = {
  knowledge: ["pwd", "pin", "kba"],
  possession: ["otp", "hwk", "swk", "sms", "tel", "sc", "pop"],
  inherence: ["fpt", "face", "iris", "retina", "vbm"],
};

/**
 * Levels that, in any sign-in service, mean multiple factors or one phishing-resistant factor. Numbers such as "2"
 * aren't included, because their meaning differs between installations of a service.
 */
const strongLevels: ReadonlySet<unknown> = new Set([
  "phr",
  "phrh",
  "http://schemas.openid.net/pape/policies/2007/06/multi-factor",
  "http://schemas.openid.net/pape/policies/2007/06/multi-factor-physical",
  "https://refeds.org/profile/mfa",
  "urn:okta:loa:2fa:any",
]);

export function provesSecondFactor({ amr, acr }: Record<string, unknown>): boolean {
  if (strongLevels.has(acr)) return true;
  const methods = Array.isArray(amr) ? amr : [];
  if (methods.includes("mfa")) return true;
  const proved = Object.values(kinds).filter((names) => names.some((name) => methods.includes(name)));
  return proved.length > 1;
}
