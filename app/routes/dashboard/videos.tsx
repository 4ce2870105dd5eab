import type { Route } from "./+types/videos";
import { PremiumNotice } from "./components/premium-notice.tsx";
import { dashboardMeta } from "./page-meta.ts";
import { SectionError } from "./section-error.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return dashboardMeta("How-to Videos", matches);
}

export default function Videos() {
  return <PremiumNotice title="How-to Videos" subject="How-to videos are" />;
}

export const ErrorBoundary = SectionError;
