import { sql } from "drizzle-orm";
import type { AiConfig } from "#platform/config.ts";
import type { DatabaseMetric } from "#platform/metrics.ts";

export function websiteMetrics({ ai }: { ai: AiConfig | null }): Record<string, DatabaseMetric> {
  return {
    step_crawls: {
      help: "Readings of websites by how they stand or ended; websites that are read again are checks.",
      labelNames: ["kind", "status"],
      query: sql`select 'crawl' as kind, status, count(*)::int as count from crawls group by status
        union all select 'check', status, count(*)::int from website_checks group by status`,
    },
    step_model_calls: {
      help: "Language model calls that write questions, by whether the response was usable.",
      labelNames: ["model", "purpose", "outcome"],
      query: sql`select model, purpose, case when failure is null then 'used' else 'failed' end as outcome, count(*)::int as count
        from model_runs group by 1, 2, 3`,
    },
    step_model_tokens: {
      help: "Input and output tokens of language models, which providers charge for.",
      labelNames: ["model", "direction"],
      query: sql`select model, 'in' as direction, sum(input_tokens)::float8 as count from model_runs group by model
        union all select model, 'out', sum(output_tokens)::float8 from model_runs group by model`,
    },
    ...costMetric(ai),
  };
}

/** Only counts the configured model, because we don't know the prices of others. */
function costMetric(ai: AiConfig | null): Record<string, DatabaseMetric> {
  if (!ai?.prices) return {};
  const { input, output } = ai.prices;
  return {
    step_model_cost_dollars: {
      help: "Cost of the configured language model's tokens in US dollars, at the configured prices.",
      labelNames: ["model", "direction"],
      query: sql`select model, 'in' as direction, sum(input_tokens)::float8 * ${input}::float8 / 1e6 as count
        from model_runs where model = ${ai.model} group by model
        union all select model, 'out', sum(output_tokens)::float8 * ${output}::float8 / 1e6
        from model_runs where model = ${ai.model} group by model`,
    },
  };
}
