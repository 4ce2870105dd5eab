import { Pencil, Plus } from "lucide-react";
import { Form, Link, useNavigation } from "react-router";
import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";

interface Rule {
  path: string;
  /** `title` is null if it is no longer published. */
  shows: { path: string; title: string | null }[];
}

interface Answer {
  problem: string;
  errors?: Partial<Record<string, string>>;
  typed?: Record<string, string>;
}

interface RulesProps {
  rules: Rule[];
  /** Path of the rule whose form is open. "" is a new one. */
  edited: string | null;
  /** Titles that the fields offer. */
  offered: string[];
  fields: string[];
  answer: Answer | null;
  here: string;
}

const maxNamed = 1;

/** What the widget shows first, by the path of the page that it is on. */
export function WidgetRules({ rules, edited, offered, fields, answer, here }: RulesProps) {
  const texts = useTeamTexts("widget");
  const { t } = texts;
  const typed = answer?.typed;
  const open = typed ? (typed.was ?? "") : edited;
  return (
    <section aria-labelledby="rules">
      <h2 id="rules" className="text-16 font-semibold">
        {t("Suggestions by page")}
      </h2>
      <p className="mt-1 text-14 text-text-3">{t("Other pages get suggestions from their title.")}</p>
      {rules.length > 0 ? (
        <ul className="mt-3 divide-y divide-border rounded-lg border border-border">
          {rules.map(({ path, shows }) => (
            <li key={path} className="flex items-center gap-3 py-2 pr-2 pl-4 text-14">
              <code className="w-2/5 min-w-0 shrink-0 break-all text-13">{path}</code>
              <span className="min-w-0 flex-1">{named(shows, texts)}</span>
              <Link
                to={`${here}?${new URLSearchParams({ rule: path })}#rules`}
                aria-label={t("Edit {path}", { path })}
                className={buttonClass({ variant: "ghost", size: "sm" })}
              >
                <Pencil className="size-4" strokeWidth={1.75} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {open === null ? (
        <Link
          to={`${here}?rule=#rules`}
          className={buttonClass({ variant: "secondary", size: "sm", className: "mt-3" })}
        >
          <Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {t("Add a rule")}
        </Link>
      ) : (
        <RuleForm
          key={open}
          rule={rules.find(({ path }) => path === open) ?? null}
          {...{ offered, fields, answer, here }}
        />
      )}
    </section>
  );
}

function named(shows: Rule["shows"], { t, number }: TeamTexts<"widget">): string {
  const titles = shows.map(({ path, title }) => title ?? t("{path} (no longer published)", { path }));
  const more = titles.length - maxNamed;
  const title = titles[0] ?? "";
  return more > 0 ? t("{title} and {count} more", { title, count: number(more) }) : title;
}

function RuleForm({
  rule,
  offered,
  fields,
  answer,
  here,
}: Pick<RulesProps, "offered" | "fields" | "answer" | "here"> & { rule: Rule | null }) {
  const isBusy = useNavigation().state !== "idle";
  const { t, said } = useTeamTexts("widget");
  const { typed, errors = {}, problem } = answer ?? {};
  const wrongPath = errors.path ?? (typed && Object.keys(errors).length === 0 ? problem : undefined);
  const saidOf = (text: string | undefined) => (text === undefined ? undefined : said(text));
  return (
    <div className="mt-3 rounded-lg border border-border p-4">
      <Form method="post" className="flex flex-col gap-3" noValidate>
        <input type="hidden" name="intent" value="save-rule" />
        <input type="hidden" name="was" value={rule?.path ?? ""} />
        <Field
          id="path"
          label={t("Path")}
          help={t("On your website. A * stands for any text.")}
          error={saidOf(wrongPath)}
        >
          {(control) => (
            <Input
              {...control}
              name="path"
              placeholder="/products/*"
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
              defaultValue={typed?.path ?? rule?.path ?? ""}
            />
          )}
        </Field>
        {fields.map((field, index) => (
          <Field
            key={field}
            id={field}
            label={index === 0 ? t("Shows first") : t("Then ({number})", { number: index + 1 })}
            help={
              index === 0 ? t("The title or address of a question, article, guide or category.") : undefined
            }
            error={saidOf(errors[field])}
          >
            {(control) => (
              <Input
                {...control}
                name={field}
                list="rule-titles"
                autoComplete="off"
                maxLength={500}
                defaultValue={typed?.[field] ?? rule?.shows[index]?.title ?? rule?.shows[index]?.path ?? ""}
              />
            )}
          </Field>
        ))}
        <datalist id="rule-titles">
          {offered.map((title) => (
            <option key={title} value={title} />
          ))}
        </datalist>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="sm" isBusy={isBusy}>
            {t("Save")}
          </Button>
          <Link to={here} className={buttonClass({ variant: "ghost", size: "sm" })}>
            {t("Cancel")}
          </Link>
        </div>
      </Form>
      {rule ? (
        <Form method="post" className="mt-2">
          <input type="hidden" name="intent" value="remove-rule" />
          <input type="hidden" name="path" value={rule.path} />
          <Button type="submit" variant="ghost" size="sm">
            {t("Remove this rule")}
          </Button>
        </Form>
      ) : null}
    </div>
  );
}
