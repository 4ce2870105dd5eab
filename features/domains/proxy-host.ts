import type { Services } from "#platform/services.ts";

/** Where companies point their domains at: below this name each has a name of its own. */
export function proxyHostOf({ config, origin }: Pick<Services, "config" | "origin">): string {
  return config.domains.proxyHost ?? new URL(origin).hostname;
}
