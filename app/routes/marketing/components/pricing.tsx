import { Check } from "lucide-react";
import { type Plan, plans } from "#features/marketing/plans.ts";
import { buttonClass } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";

export function Pricing() {
  return (
    <section id="pricing" className="lp-section" aria-labelledby="pricing_title">
      <h2 id="pricing_title" className="lp-h2">
        Pricing
      </h2>
      <p className="lp-lead">No hidden fees, cancel anytime.</p>
      <ul className="mt-8 grid overflow-hidden rounded-lg border border-border-strong md:grid-cols-2">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </ul>
    </section>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  const { id, name, price, period, description, features, buttonText, popular } = plan;
  return (
    <li
      className={cn(
        "flex flex-col p-6 md:p-8",
        popular ? "border-border-strong bg-tint-6 max-md:border-t md:border-l" : "bg-surface",
      )}
    >
      <div className="flex items-center justify-between gap-4">
        <h3 className="text-18">{name}</h3>
        {popular ? (
          <span className="rounded-sm bg-solid px-2 py-0.5 text-13 font-medium text-ink">Most Popular</span>
        ) : null}
      </div>
      <p className="mt-1 text-14 text-text-2">{description}</p>
      <p className="mt-5">
        <span className="text-40 font-semibold tracking-tight">{price}</span>{" "}
        <span className="text-text-3">{period}</span>
      </p>
      <ul className="mt-5 mb-8">
        {features.map((feature) => (
          <li key={feature} className="flex items-start gap-3 py-1.5 leading-normal">
            <Check
              className={cn("mt-1 size-4 flex-none", popular ? "text-link" : "text-text-3")}
              strokeWidth={1.75}
              aria-hidden="true"
            />
            {feature}
          </li>
        ))}
      </ul>
      <a
        href={`/auth?plan=${id}`}
        className={buttonClass({
          variant: popular ? "primary" : "secondary",
          size: "lg",
          className: "mt-auto w-full",
        })}
      >
        {buttonText}
      </a>
    </li>
  );
}
