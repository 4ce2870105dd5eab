import { data, useActionData } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import {
  createBetaCode,
  disableBetaCode,
  enableBetaCode,
  listBetaCodes,
} from "#features/beta-access/manage-beta-codes.server.ts";
import { newBetaCodeSchema } from "#features/beta-access/schema.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { unknownForm } from "../answer-outcome.ts";
import { operatorContext } from "../guards.server.ts";
import { framedMeta } from "../private-meta.ts";
import { readForm } from "../read-body.ts";
import type { Route } from "./+types/beta-codes";
import { CodeList } from "./components/code-list.tsx";
import { EmptyState } from "./components/empty-state.tsx";
import { type NewCodeAnswer, NewCodeForm } from "./components/new-code-form.tsx";
import { shownDay } from "./format-time.ts";

const path = "/operator/beta-codes";

export async function loader({ context }: Route.LoaderArgs) {
  context.get(operatorContext);
  const services = context.get(servicesContext);
  const codes = await listBetaCodes(services);
  return {
    today: services.clock.now().toISOString().slice(0, 10),
    codes: codes.map(({ code, uses, maxUses, expiresAt, note, state }) => ({
      code,
      uses,
      maxUses,
      note,
      state,
      expires: expiresAt ? shownDay(expiresAt) : null,
    })),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const { userId: operatorId } = context.get(operatorContext);
  const services = context.get(servicesContext);
  const form = await readForm(context);
  switch (form.get("intent")) {
    case "create":
      return create(services, form, operatorId);
    case "disable":
      return change(services, form, {
        by: disableBetaCode,
        report: (codeId) => services.security.report("beta-code-disabled", { by: { operatorId }, codeId }),
        outcome: "is disabled. No one can sign up with it.",
      });
    case "enable":
      return change(services, form, {
        by: enableBetaCode,
        report: (codeId) => services.security.report("beta-code-enabled", { by: { operatorId }, codeId }),
        outcome: "can be used again.",
      });
    default:
      throw unknownForm();
  }
}

type Services = NonNullable<(typeof servicesContext)["defaultValue"]>;

async function create(services: Services, form: FormData, operatorId: string) {
  const values = { code: "", maxUses: "", expiresAt: "", note: "" };
  for (const field of Object.keys(values) as (keyof typeof values)[]) {
    const value = form.get(field);
    if (typeof value === "string") values[field] = value;
  }
  const input = newBetaCodeSchema(services.clock.now()).safeParse(values);
  if (!input.success) {
    const { fieldErrors } = z.flattenError(input.error);
    return refused(values, {
      code: fieldErrors.code?.[0],
      maxUses: fieldErrors.maxUses?.[0],
      expiresAt: fieldErrors.expiresAt?.[0],
      note: fieldErrors.note?.[0],
    });
  }
  const made = await createBetaCode(services, input.data);
  if (made === "taken") return refused(values, { code: "A code with this name already exists" });
  services.security.report("beta-code-created", { by: { operatorId }, codeId: made.id });
  return redirectWithToast(path, { kind: "success", text: `The code ${made.code} is ready to use.` });
}

function refused(
  values: NewCodeAnswer["values"],
  errors: { [Field in keyof NewCodeAnswer["errors"]]: string | undefined },
) {
  const said = Object.entries(errors).filter(([, message]) => message !== undefined);
  const answer: NewCodeAnswer = { values, errors: Object.fromEntries(said) };
  return data(answer, { status: 400 });
}

async function change(
  services: Services,
  form: FormData,
  { by, report, outcome }: { by: typeof disableBetaCode; report: (codeId: string) => void; outcome: string },
) {
  const code = await by(services, String(form.get("code") ?? ""));
  if (!code) return redirectWithToast(path, { kind: "warning", text: "This code doesn't exist." });
  report(code.id);
  return redirectWithToast(path, { kind: "success", text: `${code.code} ${outcome}` });
}

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Beta codes", matches);
}

export default function BetaCodes({ loaderData }: Route.ComponentProps) {
  const { codes, today } = loaderData;
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHeader
        title="Beta codes"
        text="People who sign up with a code get access right away. Disabling a code doesn't affect people who already used it."
      />
      <NewCodeForm key={codes.length} answer={answer} today={today} />
      {codes.length === 0 ? (
        <EmptyState title="No codes yet" text="Create the first one with the form above." />
      ) : (
        <CodeList codes={codes} />
      )}
    </>
  );
}
