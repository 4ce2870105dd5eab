/** Accepts { betaCode } and returns { isValid, reason }, for the check next to the sign-up form. */
import { z } from "zod";
import { bodyContext, clientAddressContext, servicesContext } from "#app/context.ts";
import { isWithinBetaCodeLimits } from "#features/beta-access/limits.server.ts";
import { checkBetaCode } from "#features/beta-access/use-beta-code.server.ts";
import type { Route } from "./+types/validate-beta-code";

const body = z.object({ betaCode: z.string().max(1_000) });

export function loader() {
  return new Response(null, { status: 405 });
}

export async function action({ context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const read = await context.get(bodyContext).json();
  if ("refused" in read)
    return Response.json({ isValid: false, reason: read.refused.text }, { status: read.refused.status });
  const parsed = body.safeParse(read.value);
  if (!parsed.success)
    return Response.json({ isValid: false, reason: "The request can't be read." }, { status: 400 });
  if (!(await isWithinBetaCodeLimits(services, context.get(clientAddressContext)))) {
    const reason = "Too many requests. Please wait a few minutes before trying again.";
    return Response.json({ isValid: false, reason }, { status: 429, headers: { "retry-after": "600" } });
  }
  return Response.json(await checkBetaCode(services, parsed.data.betaCode));
}
