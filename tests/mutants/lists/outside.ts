/** Guards of what other websites and programs reach: the widget, webhooks and AI assistants. */
import type { Mutant } from "../mutant.ts";

export const outsideMutants: Mutant[] = [
  {
    name: "every website may use the widget",
    file: "app/routes/help-center/widget.ts",
    find: "  if (isOurs(args, origin) || allowedOrigins(scope.company).includes(origin)) return origin;\n",
    replace: "  if (isOurs(args, origin) || allowedOrigins(scope.company)) return origin;\n",
    tests: ["tests/widget.test.ts"],
  },
  {
    name: "the widget answers one network without a limit",
    file: "app/routes/help-center/widget.ts",
    find: "  if (!(await hasTurn(context.get(servicesContext), { companyId, origin, visitorAddress })))\n",
    replace:
      "  if (!(await hasTurn(context.get(servicesContext), { companyId, origin, visitorAddress })) && origin === null)\n",
    tests: ["tests/widget.test.ts"],
  },
  {
    name: "an identity token counts for every help center",
    file: "features/widget/identity.server.ts",
    find: "      audience,\n",
    replace: "",
    tests: ["features/widget/identity.server.test.ts"],
  },
  {
    name: "an identity token is valid for years",
    file: "features/widget/identity.server.ts",
    find: "    if (exp > now.getTime() / 1_000 + maxAheadSeconds + clockDifferenceSeconds)\n",
    replace: "    if (exp < 0)\n",
    tests: ["features/widget/identity.server.test.ts"],
  },
  {
    name: "another website uses an identity token again",
    file: "features/widget/widget-tokens.server.ts",
    find: "  return bound?.origin === origin;\n",
    replace: "  return bound !== undefined;\n",
    tests: ["tests/widget.test.ts"],
  },
  {
    name: "a webhook follows redirects",
    file: "features/companies/webhooks/send-webhooks.server.ts",
    find: "      followsRedirects: false,\n",
    replace: "      followsRedirects: true,\n",
    tests: ["features/companies/webhooks/webhooks.server.test.ts"],
  },
  {
    name: "a replaced webhook secret signs forever",
    file: "features/companies/webhooks/send-webhooks.server.ts",
    find: "previousSecret && previousUntil && previousUntil > now",
    replace: "previousSecret && previousUntil",
    tests: ["features/companies/webhooks/webhooks.server.test.ts"],
  },
  {
    name: "a webhook delivery of another company is sent again",
    file: "features/companies/webhooks/own-webhooks.server.ts",
    find: "and(eq(webhookDeliveries.companyId, scope.companyId), eq(webhookDeliveries.id, deliveryId))",
    replace: "eq(webhookDeliveries.id, deliveryId)",
    tests: ["tests/security/intents.test.ts > main/dashboard/settings/api"],
  },
  {
    name: "two processes settle the same webhook delivery",
    file: "features/companies/webhooks/send-webhooks.server.ts",
    find: "          eq(webhookDeliveries.leasedUntil, delivery.leasedUntil),\n",
    replace: "",
    tests: ["features/companies/webhooks/webhooks.server.test.ts"],
  },
  {
    name: "an assistant writes with the key of another help center",
    file: "app/routes/help-center/agents.ts",
    find: "lookup.holder.scope.companyId === companyId) return lookup.holder;",
    replace: "companyId) return lookup.holder;",
    tests: ["tests/agents.test.ts"],
  },
  {
    name: "an assistant writes with a key that may only read",
    file: "features/help-center/agents/agent-server.server.ts",
    find: '  if (holder && keyMay(holder.scopes, "write drafts"))',
    replace: "  if (holder)",
    tests: ["tests/agents.test.ts"],
  },
  {
    name: "the recorder extension connects with an expired code",
    file: "features/recordings/extension/connections.server.ts",
    find: "and(eq(extensionCodes.codeHash, hashOf(code)), gt(extensionCodes.expiresAt, now))",
    replace: "eq(extensionCodes.codeHash, hashOf(code))",
    tests: ["tests/extension.test.ts"],
  },
  {
    name: "codes of the recorder extension can be guessed without a limit",
    file: "features/recordings/extension/connections.server.ts",
    find: 'const tries = { name: "extension-code", max: 5, windowMs };',
    replace: 'const tries = { name: "extension-code", max: 1e9, windowMs };',
    tests: ["tests/extension.test.ts"],
  },
  {
    name: "a proof on another website counts",
    file: "features/domains/website-proof.server.ts",
    find: " || !isOfWebsite(answer.url, host)",
    replace: "",
    tests: ["features/domains/website-proof.server.test.ts"],
  },
];
