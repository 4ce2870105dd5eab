import type { LinkTokens } from "../link-tokens.ts";

export function LinkTokenInputs({ tokens }: { tokens: LinkTokens }) {
  return (
    <>
      <input type="hidden" name="access_token" value={tokens.accessToken} />
      <input type="hidden" name="refresh_token" value={tokens.refreshToken} />
    </>
  );
}
