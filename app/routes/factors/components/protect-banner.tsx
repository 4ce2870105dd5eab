import { ShieldAlert } from "lucide-react";
import { Form, Link } from "react-router";
import { Button, buttonClass } from "#ui/primitives/button.tsx";

/** For operators without a second factor, because their account controls the installation. */
export function ProtectBanner({ path }: { path: string }) {
  const setUp = `/auth/set-up?${new URLSearchParams({ next: path })}`;
  return (
    <aside
      aria-label="Account security"
      className="mb-6 flex flex-wrap items-center gap-3 rounded-lg border border-border bg-surface-2 px-4 py-3"
    >
      <ShieldAlert className="size-5 shrink-0 text-text-3" strokeWidth={1.75} aria-hidden="true" />
      <p className="min-w-0 grow basis-60 text-14">
        Your account can manage this server. Protect it with a passkey or second factor.
      </p>
      <Link to={setUp} className={buttonClass({ variant: "secondary", size: "sm" })}>
        Set up
      </Link>
      <Form method="post" action={setUp}>
        <input type="hidden" name="intent" value="postpone" />
        <Button type="submit" variant="ghost" size="sm">
          Not now
        </Button>
      </Form>
    </aside>
  );
}
