/** The navigation is a sidebar from 768 px, and a row of tabs below that. Both are plain links. */
import {
  Building2,
  KeyRound,
  ListOrdered,
  LogOut,
  Mail,
  Newspaper,
  ShieldAlert,
  Ticket,
  TriangleAlert,
} from "lucide-react";
import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import { Form, NavLink, useMatch } from "react-router";
import { cn } from "#ui/primitives/cn.ts";
import { ProductMark } from "#ui/product-mark.tsx";
import appStyles from "#ui/styles/app.css?url";

export interface OperatorFrameProps {
  appName: string;
  email: string;
  /** Numbers of people on the waitlist, and of failed jobs and mails. */
  counts: { waiting: number; failed: number };
  /** Whether this browser may open the local mailbox. */
  hasMailbox: boolean;
  children: ReactNode;
}

interface Part {
  to: string;
  label: string;
  icon: ComponentType<{ className?: string; strokeWidth?: number; "aria-hidden"?: boolean }>;
  count: number;
}

export function OperatorFrame({ appName, email, counts, hasMailbox, children }: OperatorFrameProps) {
  const parts: Part[] = [
    { to: "/operator/waitlist", label: "Waitlist", icon: ListOrdered, count: counts.waiting },
    { to: "/operator/beta-codes", label: "Beta codes", icon: Ticket, count: 0 },
    { to: "/operator/companies", label: "Companies", icon: Building2, count: 0 },
    { to: "/operator/api-keys", label: "API keys", icon: KeyRound, count: 0 },
    { to: "/blog-admin", label: "Blog", icon: Newspaper, count: 0 },
    { to: "/operator/jobs", label: "Jobs", icon: TriangleAlert, count: counts.failed },
    { to: "/operator/blocked-content", label: "Blocked content", icon: ShieldAlert, count: 0 },
  ];
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[16rem_minmax(0,1fr)]">
      <link rel="stylesheet" href={appStyles} precedence="default" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <a
        href="#main"
        className="absolute -top-20 left-4 z-30 rounded-md bg-text px-4 py-2.5 text-14 text-bg focus:fixed focus:top-3"
      >
        Skip to content
      </a>
      <header className="border-border bg-bg md:sticky md:top-0 md:flex md:h-dvh md:flex-col md:border-r md:bg-bg-subtle md:px-2 md:py-3">
        <div className="flex h-14 items-center justify-between gap-3 px-4 md:h-11 md:px-2">
          <a
            href="/"
            className="inline-flex min-h-11 items-center gap-2.5 font-semibold text-text no-underline"
          >
            <ProductMark className="size-6 text-solid" />
            {appName}
            <span className="font-normal text-text-3">Operator</span>
          </a>
          <SignOut className="md:hidden" />
        </div>
        <nav
          aria-label="Operator"
          className="flex justify-between gap-2 overflow-x-auto border-b border-border px-4 [scrollbar-width:none] md:mt-3 md:flex-col md:justify-start md:gap-0.5 md:overflow-visible md:border-0 md:px-0"
        >
          {parts.map((part) => (
            <PartLink key={part.to} {...part} />
          ))}
        </nav>
        <div className="mt-auto hidden border-t border-border pt-3 md:block">
          {hasMailbox ? (
            <a
              href="/dev/mailbox"
              className="flex h-9 items-center gap-2 rounded-md px-2 text-14 text-text-2 no-underline hover:bg-hover"
            >
              <Mail className="size-4 text-text-3" strokeWidth={1.75} aria-hidden={true} />
              Mailbox
            </a>
          ) : null}
          <p className="truncate px-2 py-2 text-13 text-text-3">{email}</p>
          <SignOut />
        </div>
      </header>
      <main id="main" className="min-w-0">
        <div className="mx-auto max-w-[1024px] px-4 pt-5 pb-16 md:px-8 md:pt-8 md:pb-24">{children}</div>
      </main>
    </div>
  );
}

function PartLink({ to, label, icon: Icon, count }: Part) {
  const link = useRef<HTMLAnchorElement>(null);
  const isOpen = useMatch({ path: to, end: false }) !== null;
  // On a phone, the row of tabs is wider than the screen, so the current one is scrolled into view.
  useEffect(() => {
    if (isOpen) link.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [isOpen]);
  return (
    <NavLink
      ref={link}
      to={to}
      className={({ isActive }) =>
        cn(
          "-mb-px flex h-11 shrink-0 items-center gap-2 border-b-2 text-14 whitespace-nowrap no-underline md:mb-0 md:h-9 md:rounded-md md:border-0 md:px-2 md:hover:bg-hover",
          isActive ? "border-solid font-medium text-text md:bg-hover" : "border-transparent text-text-2",
        )
      }
    >
      {({ isActive }) => (
        <>
          <Icon
            className={cn("size-4 max-md:hidden", isActive ? "text-link" : "text-text-3")}
            strokeWidth={1.75}
            aria-hidden={true}
          />
          {label}
          {count > 0 ? (
            <span className="text-13 font-normal tabular-nums text-text-3 md:ml-auto">{count}</span>
          ) : null}
        </>
      )}
    </NavLink>
  );
}

function SignOut({ className }: { className?: string }) {
  return (
    <Form method="post" action="/auth/sign-out" className={className}>
      <button
        type="submit"
        className="flex h-11 w-full items-center gap-2 rounded-md px-2 text-14 text-text-2 hover:bg-hover md:h-9"
      >
        <LogOut className="size-4 text-text-3" strokeWidth={1.75} aria-hidden={true} />
        Sign out
      </button>
    </Form>
  );
}
