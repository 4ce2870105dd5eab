import type { Plan as PlanId } from "#shared/enumerations.ts";

export interface Plan {
  /** Passed along during sign-up and stored with the company. */
  id: PlanId;
  name: string;
  price: string;
  /** In US dollars, for structured data. */
  amount: string;
  period: string;
  description: string;
  features: string[];
  buttonText: string;
  popular: boolean;
}

export const plans: Plan[] = [
  {
    id: "basic",
    name: "Basic",
    price: "$4.99",
    amount: "4.99",
    period: "per month",
    description: "A help center made from your website.",
    features: [
      "FAQ management",
      "Getting Started guides",
      "Contact pages",
      "Basic customization",
      "Email support",
    ],
    buttonText: "Start Basic",
    popular: false,
  },
  {
    id: "ai",
    name: "AI",
    price: "$49",
    amount: "49.00",
    period: "per month",
    description: "Plus guides made from screen recordings.",
    features: [
      "Everything in Basic",
      "Step-by-step guides",
      "AI-driven video generation",
      "Advanced customization",
      "Priority support",
      "Analytics dashboard",
    ],
    buttonText: "Start AI Plan",
    popular: true,
  },
];
