/** Addresses of the widget below a help center. */

/**
 * Requests that change something and come from the company's own website instead of our pages. They ignore cookies
 * and check the Origin header against the company's list.
 */
const widgetPosts = ["message", "answer", "solved", "vote", "identify"] as const;
export type WidgetPost = (typeof widgetPosts)[number];

const posted = new RegExp(
  `^(?:/help/[^/]+)?(?:/[a-z]{2,3}(?:-[a-z0-9]+)*)?/widget/(?:${widgetPosts.join("|")})$`,
  "i",
);

export function isWidgetPost(path: string): boolean {
  return posted.test(path);
}

/** Built files that the widget loads on other websites. */
export const widgetFile = /^\/assets\/widget-[\w-]+\.js$/;
