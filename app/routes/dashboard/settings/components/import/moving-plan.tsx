import { Form, useNavigation } from "react-router";
import type { ImportPlan } from "#features/moving/describe-import.server.ts";
import { noteTexts } from "#features/moving/moving-texts.ts";
import { Button } from "#ui/primitives/button.tsx";
import { Select } from "#ui/primitives/select.tsx";

type ShownPlan = Omit<ImportPlan, "locales"> & { locales: { tag: string; name: string }[] };

const number = (count: number) => count.toLocaleString("en");

export function MovingPlan({ label, plan }: { label: string; plan: ShownPlan }) {
  const isBusy = useNavigation().formData !== undefined;
  const { collections, targets, locales, articles, pictures, oldPaths, notes } = plan;
  const counts = [
    `${number(articles)} ${articles === 1 ? "article" : "articles"}`,
    `${number(collections.length)} ${collections.length === 1 ? "collection" : "collections"}`,
    ...(locales.length > 1 ? [`${locales.length} languages`] : []),
    ...(pictures > 0 ? [`${number(pictures)} ${pictures === 1 ? "picture" : "pictures"}`] : []),
  ];
  return (
    <Form method="post" className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="min-w-0">
        <h2 className="text-20 font-semibold wrap-anywhere">The plan for {label}</h2>
        <p className="mt-2 mb-4 text-16 text-text-2">
          <strong className="font-medium text-text">{new Intl.ListFormat("en").format(counts)}.</strong>{" "}
          Change where things go, then import.
        </p>
        <div className="overflow-x-auto rounded-lg border border-border">
          <table className="w-full border-collapse text-left text-14">
            <thead className="bg-surface text-13 text-text-3">
              <tr>
                <th scope="col" className="px-4 py-2.5 font-medium">
                  Collection
                </th>
                {locales.map(({ tag, name }) => (
                  <th key={tag} scope="col" className="px-2 py-2.5 text-right font-medium">
                    {name}
                  </th>
                ))}
                <th scope="col" className="px-4 py-2.5 font-medium">
                  Here
                </th>
              </tr>
            </thead>
            <tbody>
              {collections.map(({ name, counts, existing }, index) => (
                <tr key={name} className="border-t border-border">
                  <th scope="row" className="px-4 py-2 font-normal wrap-anywhere">
                    {name || "No collection"}
                    <input type="hidden" name={`name:${index}`} value={name} />
                  </th>
                  {locales.map(({ tag }) => (
                    <td key={tag} className="px-2 py-2 text-right tabular-nums">
                      {counts[tag] ? number(counts[tag]) : "–"}
                    </td>
                  ))}
                  <td className="min-w-40 px-2 py-1">
                    <Select
                      name={`to:${index}`}
                      aria-label={`Where ${name || "articles without a collection"} go`}
                      defaultValue={existing === null ? "" : `=${existing}`}
                    >
                      <option value="">{name ? "New collection" : "No collection"}</option>
                      {targets.map((target) => (
                        <option key={target} value={`=${target}`}>
                          {target}
                        </option>
                      ))}
                      <option value="skip">Don't import</option>
                    </Select>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      <div className="flex flex-col gap-6">
        {notes.length > 0 ? (
          <section aria-labelledby="not_as_they_are">
            <h3 id="not_as_they_are" className="text-16 font-semibold">
              Can't be imported as they are
            </h3>
            <ul className="mt-2 divide-y divide-border text-14">
              {notes.map(({ kind, count }) => (
                <Left
                  key={kind}
                  title={`${number(count)} ${count === 1 ? noteTexts[kind].one : noteTexts[kind].many}`}
                >
                  {noteTexts[kind].text}
                </Left>
              ))}
            </ul>
          </section>
        ) : null}
        <fieldset>
          <legend className="mb-2 text-16 font-semibold">How to import</legend>
          <Choice value="draft" title="As drafts" isDefault>
            You publish after you check them.
          </Choice>
          <Choice value="published" title="As they were">
            Published articles go live right away.
          </Choice>
        </fieldset>
        {oldPaths > 0 ? (
          <label className="flex items-start gap-2 text-14">
            <input
              type="checkbox"
              name="redirects"
              value="on"
              defaultChecked
              className="mt-0.5 size-4 shrink-0"
            />
            <span>
              <span className="font-medium">Redirect old addresses</span>
              <span className="block text-13 text-text-3">
                {number(oldPaths)} addresses, once their host points to your help center.
              </span>
            </span>
          </label>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="intent" value="agree" aria-disabled={isBusy}>
            Import
          </Button>
          <Button type="submit" name="intent" value="discard-import" variant="ghost" aria-disabled={isBusy}>
            Cancel
          </Button>
        </div>
        <p className="text-13 text-text-3">You can run it again later without duplicates.</p>
      </div>
    </Form>
  );
}

function Left({ title, children }: { title: string; children: string }) {
  return (
    <li className="py-2">
      <span className="font-medium">{title}</span>
      <span className="block text-13 text-text-3">{children}</span>
    </li>
  );
}

function Choice({
  value,
  title,
  isDefault = false,
  children,
}: {
  value: string;
  title: string;
  isDefault?: boolean;
  children: string;
}) {
  return (
    <label className="mb-2 grid cursor-pointer grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 rounded-md border border-border p-3 text-14 has-checked:border-solid has-checked:bg-tint-6">
      <input
        type="radio"
        name="as"
        value={value}
        defaultChecked={isDefault}
        className="mt-0.5 size-4.5 accent-solid"
      />
      <span className="font-medium">{title}</span>
      <span className="col-start-2 text-13 text-text-3">{children}</span>
    </label>
  );
}
