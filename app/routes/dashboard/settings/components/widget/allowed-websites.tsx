import { X } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";

export interface ShownWebsite {
  origin: string;
  label: string;
  state: "seen" | "unseen" | "refused";
  note: string | null;
}

interface Answer {
  problem: string;
  typed?: Record<string, string>;
}

/** The websites on which the widget opens, and where it was seen or refused. */
export function AllowedWebsites({ websites, answer }: { websites: ShownWebsite[]; answer: Answer | null }) {
  const { t, said } = useTeamTexts("widget");
  const isBusy = useNavigation().state !== "idle";
  const typed = answer?.typed?.intent === "add-origin" ? answer.typed.origin : "";
  return (
    <section aria-labelledby="websites">
      <h2 id="websites" className="text-16 font-semibold">
        {t("Allowed websites")}
      </h2>
      <p className="mt-1 text-14 text-text-3">
        {t("The widget opens only on these. Open it on a page of yours to check it.")}
      </p>
      {websites.length > 0 ? (
        <ul className="mt-3 divide-y divide-border rounded-lg border border-border">
          {websites.map(({ origin, label, state, note }) => (
            <li key={origin} className="flex items-center gap-3 py-2.5 pr-2 pl-4">
              <span
                aria-hidden="true"
                className={cn(
                  "size-2 shrink-0 rounded-full",
                  state === "seen" ? "bg-ok" : state === "refused" ? "bg-danger" : "border border-control",
                )}
              />
              <span className="min-w-0 flex-1">
                <span className="block truncate text-14 font-medium">{label}</span>
                <span className="block text-13 break-words text-text-3">{note ?? t("Not seen yet")}</span>
              </span>
              <Form method="post">
                <input
                  type="hidden"
                  name="intent"
                  value={state === "refused" ? "add-origin" : "remove-origin"}
                />
                <input type="hidden" name="origin" value={origin} />
                {state === "refused" ? (
                  <Button
                    type="submit"
                    variant="secondary"
                    size="sm"
                    aria-label={t("Allow {website}", { website: label })}
                  >
                    {t("Allow")}
                  </Button>
                ) : (
                  <Button
                    type="submit"
                    variant="ghost"
                    size="sm"
                    aria-label={t("Remove {website}", { website: label })}
                  >
                    <X className="size-4" strokeWidth={1.75} aria-hidden="true" />
                  </Button>
                )}
              </Form>
            </li>
          ))}
        </ul>
      ) : null}
      <Form method="post" className="mt-3 flex items-end gap-3" key={websites.length}>
        <input type="hidden" name="intent" value="add-origin" />
        <div className="min-w-0 flex-1">
          <Field id="origin" label={t("Website")} error={answer ? said(answer.problem) : undefined}>
            {(control) => (
              <Input
                {...control}
                name="origin"
                placeholder="example.com"
                autoComplete="off"
                spellCheck={false}
                maxLength={300}
                defaultValue={typed}
              />
            )}
          </Field>
        </div>
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          {t("Add")}
        </Button>
      </Form>
    </section>
  );
}
