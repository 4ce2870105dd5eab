import type { Services } from "#platform/services.ts";

/** Each company gets its own CNAME target below this host name. */
export function proxyHostOf({ config, origin }: Pick<Services, "config" | "origin">): string {
  return config.domains.proxyHost ?? new URL(origin).hostname;
}
