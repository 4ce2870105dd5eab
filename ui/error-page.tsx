/** Shown to visitors for pages that don't exist or aren't allowed, and for server errors. */

import { buttonClass } from "./primitives/button.tsx";
import { ProductFrame } from "./product-frame.tsx";

interface Words {
  title: string;
  text: string;
}

const words: Record<number, Words> = {
  401: { title: "Please sign in", text: "You need to be logged in to see this page." },
  403: { title: "Not allowed", text: "You don't have permission to see this page." },
  404: {
    title: "Page not found",
    text: "We can't find that page. It may have moved, or the link may be mistyped.",
  },
  503: {
    title: "Back in a moment",
    text: "We can't reach our data right now. Try again in a few seconds.",
  },
};

const ownFault: Words = {
  title: "Something went wrong",
  text: "It's our fault, not yours. Try again. If it keeps happening, tell the server's operator.",
};

/** `title`, `message` and `link` replace the standard ones if there are more specific ones. */
export function ErrorPage({
  appName,
  status,
  message,
  title: specificTitle,
  link = { to: "/", label: "Go to the home page" },
  reference = null,
}: {
  appName: string;
  status: number;
  message: string | null;
  title?: string;
  link?: { to: string; label: string };
  /** Request id for the operator's log search; null if nothing was logged. */
  reference?: string | null;
}) {
  const { title: standardTitle, text } = words[status] ?? ownFault;
  const title = specificTitle ?? standardTitle;
  return (
    <ProductFrame appName={appName}>
      <title>{`${title} · ${appName}`}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto max-w-[1168px] px-4 py-16 md:px-6 md:py-24">
        <p className="text-14 font-medium text-text-3">{status}</p>
        <h1 className="mt-2 text-30 font-semibold tracking-tight md:text-40">{title}</h1>
        <p className="mt-4 max-w-[60ch] text-18 text-text-2">{message ?? text}</p>
        {reference ? <p className="mt-4 text-13 text-text-3">Reference: {reference}</p> : null}
        <a href={link.to} className={buttonClass({ variant: "secondary", className: "mt-8" })}>
          {link.label}
        </a>
      </div>
    </ProductFrame>
  );
}
