import { useEffect, useId, useRef } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { maxCategoryDescription } from "#features/faqs/owner-faq.ts";
import { CollectionIcon } from "#features/help-center/components/collection-icon.tsx";
import { collectionIcons } from "#shared/enumerations.ts";
import { Button } from "#ui/primitives/button.tsx";
import { Input } from "#ui/primitives/input.tsx";
import type { CategoryTab } from "../arrange-faqs.ts";
import { PostForm } from "./post-form.tsx";

/** Loaded when it is opened, because of its icons. */
export default function DescribeCategory({ tab, onDone }: { tab: CategoryTab; onDone: () => void }) {
  const { t, said } = useTeamTexts("faqs");
  const { name, description, icon } = tab;
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <PostForm
      fields={{ intent: "describe-category", category: name }}
      className="flex flex-col gap-3 p-2"
      onAnswer={(result) => {
        if (result?.ok) onDone();
      }}
    >
      <div className="flex flex-col gap-1.5">
        <label htmlFor={inputId} className="text-13 font-medium">
          {t("Description")}
        </label>
        <Input
          ref={input}
          id={inputId}
          name="description"
          defaultValue={description ?? ""}
          placeholder={t("What visitors find here")}
          maxLength={maxCategoryDescription}
          autoComplete="off"
        />
      </div>
      <fieldset>
        <legend className="mb-1.5 text-13 font-medium">{t("Icon")}</legend>
        <div className="grid grid-cols-8 gap-0.5">
          {(["", ...collectionIcons] as const).map((each) => (
            <label
              key={each}
              title={said(each) || t("No icon")}
              className="relative grid size-8 cursor-pointer place-items-center rounded-md text-text-2 hover:bg-hover has-checked:bg-tint-12 has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-focus [&_svg]:size-4"
            >
              <input
                type="radio"
                name="icon"
                value={each}
                defaultChecked={each === (icon ?? "")}
                aria-label={said(each) || t("No icon")}
                className="absolute inset-0 cursor-pointer appearance-none outline-none"
              />
              {each ? <CollectionIcon name={each} /> : <span aria-hidden="true">–</span>}
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" size="sm">
        {t("Save")}
      </Button>
    </PostForm>
  );
}
