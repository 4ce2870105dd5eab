import { type ReactNode, useId } from "react";
import { buttonClass } from "#ui/primitives/button.tsx";

/** The way on for whoever did not find an answer. */
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
