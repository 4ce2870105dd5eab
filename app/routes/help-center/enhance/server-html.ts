/**
 * Public pages require Trusted Types: a browser refuses HTML that a script writes, unless the one policy below created
 * it. The policy only accepts responses from this page's own server, which escapes and sanitizes them.
 */
interface HtmlPolicy {
  /** The type is TrustedHTML, which the DOM types don't include yet. */
  createHTML(html: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

/** The page's Content-Security-Policy contains this name (app/content-policy.ts). */
const policyName = "step-server-html";
const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
const policy = trustedTypes?.createPolicy(policyName, { createHTML: (html) => html });

/** Returns a same-origin response as HTML that may be written into the page. Throws for any other origin. */
export async function serverHtml(answer: Response): Promise<string> {
  const html = await answer.text();
  if (new URL(answer.url).origin !== location.origin) throw new Error("this HTML is from another origin");
  return policy?.createHTML(html) ?? html;
}
