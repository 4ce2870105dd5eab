/** Widget settings: the line for the company's website, where it may open, what it suggests, and its button. */

import { servicesContext } from "#app/context.ts";
import { countAgentCalls } from "#features/analytics/own-visits.server.ts";
import { getSettings } from "#features/companies/update-company-settings.server.ts";
import { findPreviewScope } from "#features/help-center/find-public-scope.server.ts";
import { publicAddress } from "#features/help-center/public-address.ts";
import { findTarget, listTargets } from "#features/help-center/widget/widget-targets.server.ts";
import {
  addOrigin,
  removeOrigin,
  removeRule,
  saveButton,
  saveRule,
} from "#features/widget/own-widget.server.ts";
import { readButtonForm, readRuleForm, shownFields } from "#features/widget/widget-forms.ts";
import { allowedOrigins, originLabel } from "#features/widget/widget-origins.ts";
import { audienceOf, findOwnSecret, rotateSecret } from "#features/widget/widget-secrets.server.ts";
import { listSightings } from "#features/widget/widget-sightings.server.ts";
import { widgetSnippet } from "#features/widget/widget-snippet.ts";
import { widgetTexts as texts } from "#features/widget/widget-texts.ts";
import { type Done, type Refused, refused } from "#shared/action-outcome.ts";
import { answerForm, type FormAnswer, unknownForm } from "../../answer-outcome.ts";
import { ownerContext } from "../../guards.server.ts";
import { keepTyped } from "../../keep-typed.ts";
import { framedMeta } from "../../private-meta.ts";
import { readForm } from "../../read-body.ts";
import { accountTexts, inAccountLanguage } from "../../team-texts.server.ts";
import { agoText } from "../getting-started/ago-text.ts";
import type { Route } from "./+types/widget";
import { SettingsFrame, SettingsLoadFailed } from "./components/settings-frame.tsx";
import { AgentAddress } from "./components/widget/agent-address.tsx";
import { AllowedWebsites, type ShownWebsite } from "./components/widget/allowed-websites.tsx";
import { WidgetButtonForm } from "./components/widget/widget-button-form.tsx";
import { WidgetPreview } from "./components/widget/widget-preview.tsx";
import { WidgetRules } from "./components/widget/widget-rules.tsx";
import { WidgetSecret } from "./components/widget/widget-secret.tsx";
import { WidgetSnippet } from "./components/widget/widget-snippet.tsx";
import { openUrl } from "./open-url.ts";

const here = "/dashboard/settings/widget";
/** A longer list of titles would make the page slow. Others can be entered by their address. */
const maxOffered = 300;

export type WidgetAnswer = FormAnswer<Done | Refused>;

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db, clock, origin, config } = services;
  const scope = context.get(ownerContext);
  const now = clock.now();
  const { t, number, language } = accountTexts(context, "widget");
  const [{ company }, own, sightings, secret, agentCalls] = await Promise.all([
    getSettings(db, scope),
    findPreviewScope(db, scope),
    listSightings(services, scope),
    findOwnSecret(services, scope),
    countAgentCalls(db, scope, { now }),
  ]);
  const targets = own ? await listTargets(db, own) : [];
  const { widgetSettings } = company;
  const allowed = allowedOrigins(company);
  const seen = new Map(sightings.map((sighting) => [sighting.origin, sighting]));
  const websites: ShownWebsite[] = [
    ...allowed.map((each): ShownWebsite => {
      const sighting = seen.get(each);
      const path = sighting?.path ?? null;
      const note =
        path === null
          ? null
          : t("Seen {when} on {path}", { when: agoText(sighting!.seenAt, now, language), path });
      return { origin: each, label: originLabel(each), state: note === null ? "unseen" : "seen", note };
    }),
    ...sightings
      .filter((sighting) => sighting.refusedToday > 0 && !allowed.includes(sighting.origin))
      .map((sighting): ShownWebsite => {
        const note =
          sighting.refusedToday === 1
            ? t("Not allowed. Tried once today")
            : t("Not allowed. Tried {count} times today", { count: number(sighting.refusedToday) });
        return { origin: sighting.origin, label: originLabel(sighting.origin), state: "refused", note };
      }),
  ];
  const titles = new Map(targets.map(({ path, title }) => [path, title]));
  const address = publicAddress(company, { origin, baseDomain: config.baseDomain });
  const edited = new URL(request.url).searchParams.get("rule");
  const rules = (widgetSettings.rules ?? []).map(({ path, shows }) => ({
    path,
    shows: shows.map((shown) => ({ path: shown, title: titles.get(shown) ?? null })),
  }));
  return {
    ...inAccountLanguage(context, ["settings", "widget"]),
    openUrl: openUrl(company, origin),
    snippet: address && company.isPublic ? widgetSnippet(address) : null,
    previewBase:
      company.isPublic && company.helpCenterSubdomain
        ? `${origin}/help/${company.helpCenterSubdomain}`
        : null,
    websites,
    rules,
    /** The rule whose form is open. "" is a new one. */
    edited: edited === "" || rules.some(({ path }) => path === edited) ? edited : null,
    offered: [...new Set(targets.map(({ title }) => title))].slice(0, maxOffered),
    button: {
      label: widgetSettings.label ?? "",
      side: widgetSettings.side ?? ("end" as const),
      hasShortcut: widgetSettings.hasShortcut === true,
    },
    secret: secret && {
      text: secret.secret,
      created: t("Created {when}.", { when: agoText(secret.rotatedAt, now, language) }),
      hasPrevious: secret.previousUntil !== null,
    },
    audience: audienceOf(company),
    agents: { address: address && company.isPublic ? `${address}/mcp` : null, calls: agentCalls },
  };
}

export async function action({ context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const scope = context.get(ownerContext);
  const form = await readForm(context);
  const field = (name: string) => String(form.get(name) ?? "");
  const { said } = accountTexts(context, "widget");
  const done = (text: string) => ({ path: here, toast: { kind: "success" as const, text: said(text) } });
  switch (form.get("intent")) {
    case "save-button": {
      const button = readButtonForm(form);
      const outcome =
        "errors" in button
          ? refused(400, texts.saveFailed, button.errors)
          : await saveButton(services, scope, button);
      return answerForm<Done | Refused>(form, outcome, done(texts.saved));
    }
    case "add-origin":
      return answerForm<Done | Refused>(
        form,
        await addOrigin(services, scope, field("origin")),
        done(texts.originAdded),
      );
    case "remove-origin":
      return answerForm<Done | Refused>(
        form,
        await removeOrigin(services, scope, field("origin")),
        done(texts.originRemoved),
      );
    case "save-rule": {
      const own = await findPreviewScope(services.db, scope);
      const targets = own ? await listTargets(services.db, own) : [];
      const rule = readRuleForm(form, (typed) => findTarget(targets, typed)?.path ?? null);
      const outcome =
        "errors" in rule
          ? refused(400, texts.saveFailed, rule.errors)
          : await saveRule(services, scope, { was: field("was") || null, rule });
      return answerForm<Done | Refused>(form, outcome, done(texts.ruleSaved));
    }
    case "remove-rule":
      return answerForm<Done | Refused>(
        form,
        await removeRule(services, scope, field("path")),
        done(texts.ruleRemoved),
      );
    case "renew-secret":
      await rotateSecret(services, scope);
      return answerForm<Done | Refused>(form, { ok: true }, done(texts.secretRenewed));
    default:
      throw unknownForm();
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(() => serverAction(), texts.saveFailed);
}

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Widget", matches);
}

export default function WidgetSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { snippet, previewBase, websites, rules, edited, offered, button, secret, audience, agents } =
    loaderData;
  const answer = actionData as WidgetAnswer | undefined;
  const answerTo = (...intents: string[]) =>
    answer?.ok === false && intents.includes(answer.typed?.intent ?? "") ? answer : null;
  return (
    <SettingsFrame previewUrl={loaderData.openUrl}>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-8 *:border-b *:border-border *:pb-8 *:last:border-b-0">
          <WidgetSnippet snippet={snippet} />
          <AllowedWebsites websites={websites} answer={answerTo("add-origin", "remove-origin")} />
          <WidgetRules
            rules={rules}
            edited={edited}
            offered={offered}
            fields={shownFields}
            answer={answerTo("save-rule", "remove-rule")}
            here={here}
          />
          <WidgetButtonForm key={JSON.stringify(button)} button={button} answer={answerTo("save-button")} />
          <WidgetSecret secret={secret} audience={audience} />
          <AgentAddress {...agents} />
        </div>
        {previewBase === null ? null : (
          <WidgetPreview key={JSON.stringify([rules, button])} base={previewBase} side={button.side} />
        )}
      </div>
    </SettingsFrame>
  );
}

export { SettingsLoadFailed as ErrorBoundary };
