/** Whether an ID token says that the sign-in service checked two different factors. */

/** What RFC 8176 calls the methods, by the kind of factor that they prove. */
const kinds: Record<string, readonly string[]> = {
  knowledge: ["pwd", "pin", "kba"],
  possession: ["otp", "hwk", "swk", "sms", "tel", "sc", "pop"],
  inherence: ["fpt", "face", "iris", "retina", "vbm"],
};

/**
 * Levels that mean several factors, or one that can't be phished, with any sign-in service. Numbers such as "2" aren't
 * among them: every installation of a service gives them another meaning.
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
