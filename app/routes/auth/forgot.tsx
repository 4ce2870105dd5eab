/** The response is the same whether or not the address is known. */
import { data, Form, Link, useNavigation } from "react-router";
import { servicesContext } from "#app/context.ts";
import { teamTexts } from "#engines/messages/team/team-texts.ts";
import { requestPasswordReset } from "#features/accounts/reset-password.server.ts";
import { emailField } from "#features/accounts/schema.ts";
import { accountLimits, accountTexts } from "#features/accounts/texts.ts";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";
import { privateMeta } from "../private-meta.ts";
import { readForm } from "../read-body.ts";
import type { Route } from "./+types/forgot";
import { accountDeps } from "./account-deps.server.ts";
import { AuthFrame } from "./components/auth-frame.tsx";
import { englishAuth } from "./components/auth-texts.tsx";
import { useFocusInvalid } from "./components/use-focus-invalid.ts";
import { readVisitor } from "./sign-in-visitor.server.ts";
import { inVisitorsLanguage } from "./visitor-texts.server.ts";
import { withMinimumDuration } from "./with-minimum-duration.server.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  return { ...inVisitorsLanguage(request), appName: context.get(servicesContext).config.appName };
}

interface Answer {
  typed: string;
  /** "enough" means that no new mail was sent, because there were several within the hour. */
  sent: "sent" | "enough" | null;
  error: string | null;
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(context);
  const typed = String(form.get("email") ?? "").slice(0, 300);
  const email = emailField.safeParse(typed);
  if (!email.success) {
    return data<Answer>({ typed, sent: null, error: email.error.issues[0]?.message ?? "" }, { status: 400 });
  }
  const visitor = await readVisitor(context, request);
  const deps = accountDeps(context.get(servicesContext), request);
  const outcome = await withMinimumDuration(requestPasswordReset(deps, { email: email.data, ...visitor }));
  if (outcome === "limited")
    return data<Answer>({ typed, sent: null, error: accountTexts.limited }, { status: 429 });
  return data<Answer>({ typed, sent: outcome, error: null }, { status: outcome === "sent" ? 200 : 429 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { t } = teamTexts(loaderData?.messages ?? englishAuth);
  return privateMeta(t("Forgot your password?"), loaderData?.appName);
}

export default function Forgot({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== "idle";
  const form = useFocusInvalid(actionData);
  const { t, said, wait } = teamTexts(loaderData.messages);
  const sent = actionData?.sent ?? null;
  return (
    <AuthFrame
      messages={loaderData.messages}
      appName={loaderData.appName}
      view={sent ? "forgot-sent" : "forgot"}
      mode={null}
    >
      {sent ? (
        <div role="status">
          <h1 className="text-28 tracking-tight">{t("Check your email")}</h1>
          <p className="mt-3 text-text-2">
            {t(sent === "sent" ? accountTexts.resetSent : accountTexts.resetEnough)}{" "}
            {t("The link works for {duration}.", { duration: wait(accountLimits.resetMinutes * 60) })}
          </p>
          <Link
            to="/auth?mode=signin"
            className={buttonClass({ variant: "secondary", size: "lg", className: "mt-8 w-full" })}
          >
            {t("Back to sign in")}
          </Link>
        </div>
      ) : (
        <Form
          ref={form}
          onSubmit={(event) => isBusy && event.preventDefault()}
          method="post"
          replace
          noValidate
          className="flex flex-col gap-5"
        >
          <div>
            <h1 className="text-28 tracking-tight">{t("Forgot your password?")}</h1>
            <p className="mt-3 text-text-2">{t("We'll email you a link to reset your password.")}</p>
          </div>
          <Field id="email" label={t("Email")} error={actionData?.error ? said(actionData.error) : undefined}>
            {(control) => (
              <Input
                {...control}
                name="email"
                type="email"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                required
                maxLength={accountLimits.maxEmailLength}
                defaultValue={actionData?.typed ?? ""}
              />
            )}
          </Field>
          <Button type="submit" size="lg" className="w-full" aria-disabled={isBusy}>
            {t(isBusy ? "Sending..." : "Send link")}
          </Button>
          <Link to="/auth?mode=signin" className={buttonClass({ variant: "ghost", size: "lg" })}>
            {t("Back to sign in")}
          </Link>
        </Form>
      )}
    </AuthFrame>
  );
}
