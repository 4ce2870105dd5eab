/** Tests the rules alone, without a connection. */
import { expect, test } from "vitest";
import { EgressError } from "#shared/egress.ts";
import { createEgressRules } from "./egress-rules.ts";

const looked: string[] = [];
const rules = createEgressRules({
  allowPrivate: [],
  lookup: async (hostname) => {
    looked.push(hostname);
    return [{ address: "93.184.215.14", family: 4 }];
  },
});

async function codeOf(work: () => unknown): Promise<string> {
  try {
    await work();
    return "allowed";
  } catch (error) {
    if (error instanceof EgressError) return error.code;
    throw error;
  }
}

test.each(["http://127.0.0.1/", "http://[::1]:8080/", "https://10.1.2.3/", "http://169.254.169.254/latest"])(
  "refuses %s before connecting",
  async (url) => expect(await codeOf(() => rules.checkUrl(url))).toBe("refused-address"),
);

// SSH, mail, DNS, file shares, IRC and others could read a request as a command.
test.each([22, 25, 53, 110, 139, 143, 465, 587, 993, 995, 2049, 6000, 6667])(
  "refuses port %d for requests and the browser, without a lookup",
  async (port) => {
    expect(await codeOf(() => rules.checkUrl(`http://website.example:${port}/`))).toBe("refused-address");
    expect(await codeOf(() => rules.checkHost({ hostname: "website.example", port }))).toBe(
      "refused-address",
    );
    expect(looked).toEqual([]);
  },
);

test("allows web ports", async () => {
  for (const port of [80, 443, 3000, 8080])
    expect(await codeOf(() => rules.checkHost({ hostname: `port-${port}.example`, port }))).toBe("allowed");
});
