/** The readable page of the API, made from the same document that programs read. */
import { servicesContext } from "#app/context.ts";
import { openApiDocument } from "#features/api/openapi-document.ts";
import { apiPath } from "#features/api/operation.ts";
import { problemTypes } from "#features/api/problems.ts";
import { requestsPerMinute, rotationHours, scopeTexts } from "#features/companies/keys/company-key.ts";
import { keyScopes } from "#shared/key-scopes.ts";
import type { Route } from "./+types/api-reference";
import { ApiOperation } from "./components/api-operation.tsx";
import { ApiSchema } from "./components/api-schema.tsx";
import { ProsePage } from "./components/prose-page.tsx";
import { pageMeta } from "./page-meta.ts";
import { siteData, siteLinks } from "./site-page.ts";

export const handle = { noJs: true };

export const links = siteLinks;

export function loader({ context }: Route.LoaderArgs) {
  const { config, origin } = context.get(servicesContext);
  return { ...siteData(context), document: openApiDocument({ origin, appName: config.appName }) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { appName } = loaderData;
  return pageMeta({
    ...loaderData,
    path: "/api/reference",
    title: `API reference · ${appName}`,
    description: `Every operation of the ${appName} API: read and write the content of a help center, search it and ask it questions.`,
  });
}

export default function ApiReference({ loaderData: { appName, origin, document } }: Route.ComponentProps) {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, op]) => ({ path, method: method.toUpperCase(), op })),
  );
  return (
    <ProsePage
      appName={appName}
      title="API reference"
      lead="Programs of your company read and write your help center with a key."
    >
      <p>
        This page is also an <a href={`${apiPath}/openapi.json`}>OpenAPI 3.1 document</a>.
      </p>
      <h2 id="keys">Keys</h2>
      <p>
        Owners and admins create keys in Settings → API. Send the key as a bearer token, from a server and
        never from a browser.
      </p>
      <pre>
        <code>{firstRequest(origin)}</code>
      </pre>
      <ul>
        {keyScopes.map((scope) => (
          <li key={scope}>
            <code>{scope}</code>: {scopeTexts[scope]}.
          </li>
        ))}
      </ul>
      <p>
        After you rotate a key, the previous one works for another {rotationHours} hours. A key can send{" "}
        {requestsPerMinute} requests a minute. <code>RateLimit-Remaining</code> and{" "}
        <code>RateLimit-Reset</code> say how many are left and for how many seconds.
      </p>
      <h2 id="pages">Lists</h2>
      <p>
        Lists have pages of 50 items, or up to 200 with <code>limit</code>. Send <code>nextCursor</code> as{" "}
        <code>cursor</code> to get the next page.
      </p>
      <h2 id="changes">Changes</h2>
      <p>
        What you add is a draft, unless you ask for <code>"status": "published"</code> and the key has the
        scope <code>publish</code>.
      </p>
      <p>
        Send <code>If-Match</code> with the ETag of what you read, and your change is refused if someone else
        was faster. Send an <code>Idempotency-Key</code> with a POST request, and a repeat within 24 hours
        gets the first reply.
      </p>
      <h2 id="errors">Errors</h2>
      <p>
        Errors are <code>application/problem+json</code> (RFC 9457). <code>errors</code> names the fields of
        the request that aren't valid. Quote <code>requestId</code> when you ask for help.
      </p>
      <ul>
        {Object.entries(problemTypes).map(([type, [status, title]]) => (
          <li key={type} id={type}>
            {status} <code>{type}</code>: {title}
          </li>
        ))}
      </ul>
      {document.tags.map(({ name }) => (
        <section key={name} aria-labelledby={`tag-${name}`}>
          <h2 id={`tag-${name}`}>{name}</h2>
          {operations
            .filter(({ op }) => op.tags.includes(name))
            .map((one) => (
              <ApiOperation key={one.op.operationId} {...one} />
            ))}
        </section>
      ))}
      <h2 id="types">Types</h2>
      {Object.entries(document.components.schemas).map(([name, schema]) => (
        <ApiSchema key={name} name={name} schema={schema} />
      ))}
    </ProsePage>
  );
}

function firstRequest(origin: string): string {
  return `curl "${origin}${apiPath}/questions?limit=10" \\
  -H "Authorization: Bearer $STEP_KEY"`;
}
