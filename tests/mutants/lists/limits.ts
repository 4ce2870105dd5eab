/** Limits of rate, number and size. */
import type { Mutant } from "../mutant.ts";

export const limitsMutants: Mutant[] = [
  {
    name: "a limit is one more than it says",
    file: "platform/rate-limits.ts",
    find: "if (count > limit.max) return false;",
    replace: "if (count > limit.max + 1) return false;",
    tests: ["platform/rate-limits.test.ts"],
  },
  {
    name: "each address of one IPv6 network counts alone",
    file: "platform/rate-limits.ts",
    find: "plain.parts.slice(0, 4)",
    replace: "plain.parts.slice(0, 8)",
    tests: ["platform/rate-limits.test.ts"],
  },
  {
    name: "a window never ends",
    file: "platform/rate-limits.ts",
    find: "count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`",
    replace: "count: sql`${rateLimits.count} + 1`",
    tests: ["platform/rate-limits.test.ts"],
  },
  {
    name: "whom a limit counts is written down",
    file: "platform/rate-limits.ts",
    find: 'createHash("sha256").update(who).digest("base64url")',
    replace: "who",
    tests: ["platform/rate-limits.test.ts"],
  },
  {
    name: "a visitor may write without end",
    file: "features/contact/send-contact-message.server.ts",
    find: '    if (!(await isWithinLimits(tx, { limits: [byVisitor], now }))) return "limited";\n',
    replace: "",
    tests: ["features/contact/send-contact-message.server.test.ts"],
  },
  {
    name: "a company gets messages without end",
    file: "features/contact/send-contact-message.server.ts",
    find: '    if (!(await isWithinLimits(tx, { limits: [byCompany], now }))) return "limited";\n',
    replace: "",
    tests: ["features/contact/send-contact-message.server.test.ts"],
  },
  {
    name: "robots reach the inbox",
    file: "features/contact/send-contact-message.server.ts",
    find: '  if (input.isTrapped) return "stored";\n',
    replace: "",
    tests: ["features/contact/send-contact-message.server.test.ts"],
  },
  {
    name: "streams are opened without end for one key",
    file: "platform/realtime/stream-limit.ts",
    find: " || count >= maxPerKey",
    replace: "",
    tests: ["platform/realtime/event-stream.test.ts"],
  },
  {
    name: "streams are opened without end in all",
    file: "platform/realtime/stream-limit.ts",
    find: "total >= max || ",
    replace: "",
    tests: ["platform/realtime/event-stream.test.ts"],
  },
  {
    name: "a place that is given back twice counts twice",
    file: "platform/realtime/stream-limit.ts",
    find: "        if (released) return;\n",
    replace: "",
    tests: ["platform/realtime/stream-limit.test.ts"],
  },
  {
    name: "a slow reader fills the memory",
    file: "platform/realtime/event-stream.ts",
    find: "          if ((controller.desiredSize ?? 0) <= 0) return finish();\n",
    replace: "",
    tests: ["platform/realtime/event-stream.test.ts"],
  },
  {
    name: "a line break in an event's name begins another event",
    file: "platform/realtime/event-stream.ts",
    find: 'return text.replace(/[\\r\\n\\0]/g, "");',
    replace: "return text;",
    tests: ["platform/realtime/event-stream.test.ts"],
  },
];
