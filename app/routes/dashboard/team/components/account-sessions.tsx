import { Form, useNavigation } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { partsOfDevice } from "#shared/device-label.ts";
import { Button } from "#ui/primitives/button.tsx";
import { AccountSection } from "../../components/account-forms.tsx";

interface ShownSession {
  id: string;
  device: string;
  isThisDevice: boolean;
  /** Formatted like "3 hours ago". */
  signedIn: string;
  lastUsed: string;
}

/** `path`: the page, which its forms post to. */
export function AccountSessions({ sessions, path }: { sessions: ShownSession[]; path: string }) {
  const { t } = useTeamTexts("account");
  return (
    <AccountSection
      title={t("Where you're signed in")}
      text={t("If you don't recognize a device, sign it out and change your password.")}
    >
      <ul className="divide-y divide-border rounded-lg border border-border">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} path={path} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <SignOutForm
          action={path}
          fields={{ intent: "end-other-sessions" }}
          label={t("Sign out everywhere else")}
          className="mt-4"
        />
      ) : null}
    </AccountSection>
  );
}

function SessionRow({ session, path }: { session: ShownSession; path: string }) {
  const { t, said } = useTeamTexts("account");
  const { id, isThisDevice, signedIn, lastUsed } = session;
  const parts = partsOfDevice(session.device);
  const device = parts ? t("{browser} on {system}", parts) : said(session.device);
  return (
    <li className="flex items-center justify-between gap-4 px-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-14 font-medium">
          {device}
          {isThisDevice ? (
            <span className="rounded-sm bg-ok-tint px-1.5 py-0.5 text-12 font-normal text-ok">
              {t("This device")}
            </span>
          ) : null}
        </p>
        <p className="mt-0.5 text-13 text-text-3">
          {isThisDevice
            ? t("Signed in {when}", { when: signedIn })
            : t("Signed in {when} · Last used {used}", { when: signedIn, used: lastUsed })}
        </p>
      </div>
      {isThisDevice ? (
        <SignOutForm
          action="/auth/sign-out"
          fields={{}}
          label={t("Sign out")}
          of={device}
          className="shrink-0"
        />
      ) : (
        <SignOutForm
          action={path}
          fields={{ intent: "end-session", sessionId: id }}
          label={t("Sign out")}
          of={device}
          className="shrink-0"
        />
      )}
    </li>
  );
}

function SignOutForm({
  action,
  fields,
  label,
  of,
  className,
}: {
  action: string;
  fields: Record<string, string>;
  label: string;
  /** Names the device for screen readers. */
  of?: string;
  className?: string;
}) {
  const { t } = useTeamTexts("account");
  const isBusy = useNavigation().state === "submitting";
  return (
    <Form
      method="post"
      action={action}
      replace
      preventScrollReset
      className={className}
      onSubmit={(event) => isBusy && event.preventDefault()}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="secondary" aria-disabled={isBusy}>
        {label}
        {of ? <span className="sr-only"> {t("of {device}", { device: of })}</span> : null}
      </Button>
    </Form>
  );
}
