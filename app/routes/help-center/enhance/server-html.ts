/**
 * Public pages require Trusted Types: a browser refuses every text that a script writes as HTML, unless the one policy
 * below made it. The policy takes nothing but answers of this page's own server, which escapes and sanitizes.
 */
interface HtmlPolicy {
  /** A TrustedHTML in truth, which the types of the DOM don't know yet. */
  createHTML(html: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

/** The name is in the page's Content-Security-Policy (app/content-policy.ts). */
const policyName = "step-server-html";
const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
const policy = trustedTypes?.createPolicy(policyName, { createHTML: (html) => html });

/** What the server answered, as HTML that may be written into the page. */
export async function serverHtml(answer: Response): Promise<string> {
  const html = await answer.text();
  if (new URL(answer.url).origin !== location.origin) throw new Error("this is not our own server's HTML");
  return policy?.createHTML(html) ?? html;
}
