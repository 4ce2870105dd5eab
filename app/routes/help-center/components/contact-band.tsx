import { buttonClass } from "#app/components/ui/button.tsx";

/** The way on for whoever did not find an answer. */
export function ContactBand({ basePath, title, text }: { basePath: string; title: string; text: string }) {
  return (
    <section className="hc-band" aria-labelledby="hc_band">
      <div>
        <h2 id="hc_band">{title}</h2>
        <p>{text}</p>
      </div>
      <a className={buttonClass({ size: "lg" })} href={`${basePath}/contact`}>
        Contact Us
      </a>
    </section>
  );
}
