import type { Services } from "#platform/services.ts";

/** Host name below which each company has its own CNAME target. */
export function proxyHostOf({ config, origin }: Pick<Services, "config" | "origin">): string {
  return config.domains.proxyHost ?? new URL(origin).hostname;
}
