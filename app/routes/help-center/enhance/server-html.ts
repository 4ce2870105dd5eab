/**
 * Public pages require Trusted Types: a browser refuses HTML that a script writes, unless a policy below created
 * it. A policy only accepts responses from this page's own server, which escapes and sanitizes them.
 */
interface HtmlPolicy {
  /** The type is TrustedHTML, which the DOM types don't include yet. */
  createHTML(html: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

/**
 * Each script of a page has a policy of its own, because a name can be used once. The page's Content-Security-Policy
 * lists the names (app/content-policy.ts). The function returns a same-origin response as text, and as HTML that may be
 * written into the page. It throws for any other origin.
 */
export function createHtmlReader(policyName: string) {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy(policyName, { createHTML: (html) => html });
  return async (answer: Response): Promise<{ text: string; html: string }> => {
    const text = await answer.text();
    if (new URL(answer.url).origin !== location.origin) throw new Error("this HTML is from another origin");
    return { text, html: policy?.createHTML(text) ?? text };
  };
}
