/**
 * Public pages require Trusted Types: a browser refuses text that a script writes as HTML unless the one policy below
 * created it. The policy accepts only responses of this page's own server, which escapes and sanitizes.
 */
interface HtmlPolicy {
  /** Actually a TrustedHTML, which the DOM types don't include yet. */
  createHTML(html: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

/** The policy name is in the page's Content-Security-Policy (app/content-policy.ts). */
const policyName = "step-server-html";
const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
const policy = trustedTypes?.createPolicy(policyName, { createHTML: (html) => html });

/** Reads a same-origin response as HTML that may be written into the page; throws for any other origin. */
export async function serverHtml(answer: Response): Promise<string> {
  const html = await answer.text();
  if (new URL(answer.url).origin !== location.origin) throw new Error("this is not our own server's HTML");
  return policy?.createHTML(html) ?? html;
}
