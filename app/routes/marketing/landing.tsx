/** The start page: what the product does, shown with a real answer of the sample and the sentence behind it. */
import { ProductFrame } from "#app/components/product-frame.tsx";
import { buttonClass } from "#app/components/ui/button.tsx";
import { servicesContext } from "#app/context.ts";
import { type Demo, findDemo } from "#features/onboarding/find-demo.server.ts";
import type { Route } from "./+types/landing";

export const handle = { noJs: true };

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return { appName: services.config.appName, demo: await findDemo(services) };
}

const description =
  "Type your website address. A minute later your customers have a help center in your colours, and every answer shows the sentence it comes from.";

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `${loaderData?.appName ?? ""} · A complete AI-driven help center` },
    { name: "description", content: description },
  ];
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { appName, demo } = loaderData;
  return (
    <ProductFrame appName={appName}>
      <section className="bg-linear-to-b from-tint-6 to-bg">
        <div className="mx-auto max-w-[1168px] px-4 pt-12 pb-16 md:px-6 md:pt-18">
          <h1 className="text-30 font-semibold tracking-tight md:text-40">
            A complete AI-driven <span className="text-link">help</span> center
          </h1>
          <div className="mt-3 flex flex-col gap-6 md:flex-row md:items-end md:justify-between">
            <p className="max-w-[62ch] text-18 text-text-2">{description}</p>
            {demo ? (
              <a href={demo.helpCenterPath} className={buttonClass({ size: "lg" })}>
                Watch Demo
              </a>
            ) : null}
          </div>
          {demo?.example ? <Proof demo={demo} example={demo.example} /> : null}
        </div>
      </section>
      <section className="mx-auto max-w-[1168px] px-4 pb-16 md:px-6 md:pb-24">
        <h2 className="text-22 font-semibold tracking-tight md:text-28">Make one from your website</h2>
        <p className="mt-3 max-w-[62ch] text-text-2">
          Whoever runs this server types one command. It reads up to 15 pages, takes on the colours and the
          logo, writes the questions and prints the address.
        </p>
        <pre className="mt-6 overflow-x-auto rounded-md border border-border bg-surface-2 p-4 text-14">
          <code>npm start -- https://example.com</code>
        </pre>
      </section>
    </ProductFrame>
  );
}

function Proof({ demo, example }: { demo: Demo; example: NonNullable<Demo["example"]> }) {
  const source = new URL(example.sourceUrl);
  return (
    <div className="mt-12 grid gap-6 lg:grid-cols-2">
      <figure className="rounded-lg border border-border-strong bg-surface">
        <figcaption className="truncate border-b border-border bg-surface-2 px-4 py-2 text-13 text-text-3">
          {demo.companyName}'s website, {source.pathname}
        </figcaption>
        <blockquote className="p-6 text-18">
          <mark className="bg-(--proof) text-current">{example.sentence}</mark>
        </blockquote>
      </figure>
      <figure className="rounded-lg border border-border-strong bg-surface">
        <figcaption className="truncate border-b border-border bg-surface-2 px-4 py-2 text-13 text-text-3">
          {demo.companyName}'s help center
        </figcaption>
        <div className="p-6">
          <h2 className="text-18 font-semibold">{example.question}</h2>
          <p className="mt-3">
            <mark className="bg-(--proof) text-current">{example.sentence}</mark>
          </p>
          <p className="mt-4 border-t border-border pt-4 text-14 text-text-3">
            Source:{" "}
            <a href={example.sourceUrl} className="text-text-2 underline underline-offset-4">
              {source.host + source.pathname}
            </a>
          </p>
        </div>
      </figure>
    </div>
  );
}
