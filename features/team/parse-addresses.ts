import { z } from "zod";

const address = z.email({ pattern: z.regexes.html5Email }).max(254);

/**
 * Parses a pasted or typed list into unique, lowercase addresses. They can be separated by commas, semicolons or
 * spaces, or written as "Name <address>". `wrong` has the parts that aren't addresses.
 */
export function parseAddresses(text: string): { emails: string[]; wrong: string[] } {
  const parts = text
    .split(/[,;\n]+/)
    .flatMap((part) => /<([^<>]+)>/.exec(part)?.[1] ?? part.split(/\s+/))
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);
  const unique = [...new Set(parts)];
  const isAddress = (part: string) => address.safeParse(part).success;
  return { emails: unique.filter(isAddress), wrong: unique.filter((part) => !isAddress(part)) };
}
