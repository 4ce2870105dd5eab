import { PremiumNotice } from "../components/premium-notice.tsx";
import { dashboardMeta } from "../page-meta.ts";
import { SectionError } from "../section-error.tsx";
import type { Route } from "./+types/guides";

export function meta({ matches }: Route.MetaArgs) {
  return dashboardMeta("Step-by-Step Guides", matches);
}

export default function Guides() {
  return <PremiumNotice title="Step-by-Step Guides" subject="Step-by-step guides are" />;
}

export const ErrorBoundary = SectionError;
