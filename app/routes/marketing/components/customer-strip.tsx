import type { ReactNode } from "react";

interface Customer {
  name: string;
  look: string;
  mark: ReactNode;
}

/** Made up. Operators show their own customers instead. */
const customers: Customer[] = [
  {
    name: "Northmilk",
    look: "font-semibold tracking-tight lowercase",
    mark: <path d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20m0 4.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11" />,
  },
  {
    name: "Brambleholt",
    look: "lp-serif tracking-tight",
    mark: (
      <path d="M12 2c5 3.5 7.5 7 7.5 11 0 3.6-2.6 6.3-6.3 6.9V22h-2.4v-2.1C7.1 19.3 4.5 16.6 4.5 13 4.5 9 7 5.5 12 2m-1.2 8.5v6.7h2.4v-6.7z" />
    ),
  },
  {
    name: "Kettleforge",
    look: "text-14 font-semibold tracking-[0.14em] uppercase",
    mark: <path d="M12 3 22.5 21h-5L12 11.5 6.5 21h-5zm0 12 3.5 6h-7z" />,
  },
  {
    name: "Parcelary",
    look: "font-medium tracking-tight lowercase",
    mark: <path d="M3 4h7v16H3zm9 6h4v10h-4zm6-3h3v13h-3z" />,
  },
  {
    name: "Quaymoor",
    look: "lp-serif italic",
    mark: (
      <path d="M2 14c3.3 0 3.3-3 6.7-3s3.3 3 6.6 3 3.3-3 6.7-3v3c-3.4 0-3.4 3-6.7 3s-3.3-3-6.6-3-3.4 3-6.7 3zm3-7h14v2.5H5z" />
    ),
  },
  {
    name: "Zindle",
    look: "font-semibold tracking-tight",
    mark: <path d="M4 4h16v4.5L11 16h9v4H4v-4.5L13 8H4z" />,
  },
];

/** The logos move, except under reduced motion, while the page is paused and on hover. */
export function CustomerStrip() {
  return (
    <section className="lp-customers" aria-labelledby="customers_title">
      <h2 id="customers_title" className="text-14 font-normal tracking-normal text-text-3">
        Trusted by innovative companies
      </h2>
      <div className="lp-strip">
        <Logos />
        <Logos isCopy />
      </div>
      <p className="mt-4 text-13 text-text-3">These are sample names.</p>
    </section>
  );
}

/** A copy follows the first list, so that the loop is seamless. */
function Logos({ isCopy = false }: { isCopy?: boolean }) {
  return (
    <ul aria-hidden={isCopy || undefined}>
      {customers.map(({ name, look, mark }) => (
        <li key={name}>
          <svg
            viewBox="0 0 24 24"
            fill="currentColor"
            fillRule="evenodd"
            className="size-6"
            aria-hidden="true"
          >
            {mark}
          </svg>
          <span className={look}>{name}</span>
        </li>
      ))}
    </ul>
  );
}
