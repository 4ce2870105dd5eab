import { type ReactNode, useId } from "react";
import { buttonClass } from "#ui/primitives/button.tsx";

/** Invites visitors who didn't find an answer to contact the company. */
export function ContactBand({ basePath, title, text }: { basePath: string; title: string; text: ReactNode }) {
  const id = useId();
  return (
    <section className="hc-band" aria-labelledby={id}>
      <div>
        <h2 lang="en" id={id}>
          {title}
        </h2>
        <p lang="en">{text}</p>
      </div>
      <a lang="en" className={buttonClass({ size: "lg" })} href={`${basePath}/contact`}>
        Contact Us
      </a>
    </section>
  );
}
