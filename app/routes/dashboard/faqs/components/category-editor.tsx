import { X } from "lucide-react";
import { useRef } from "react";
import { maxCategoryLength, readCategory } from "#features/faqs/owner-faq.ts";
import { categoryAddedText, categoryRemovedText } from "#features/faqs/owner-texts.ts";
import { Input } from "#ui/primitives/input.tsx";
import { useToast } from "#ui/toaster.tsx";
import { useMay } from "../../use-may.ts";
import { useFaqs } from "../use-faq-store.ts";
import { PostForm } from "./post-form.tsx";

interface CategoryEditorProps {
  /** In display order. */
  used: string[];
  /** Added on this page, but not used by any question yet. */
  added: string[];
  onAdd: (name: string) => void;
  onForget: (name: string) => void;
}

export function CategoryEditor({ used, added, onAdd, onForget }: CategoryEditorProps) {
  const { post } = useFaqs();
  const mayDo = useMay();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const focusInput = () => input.current?.focus();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-5">
      <h2 id="categories" className="text-14 font-normal tracking-normal text-text-3">
        Categories
      </h2>
      <ul aria-labelledby="categories" className="contents">
        {used.map((name) => (
          <li key={name} className={mayDo("publish content") ? chipClass : `${chipClass} pr-3`}>
            <span className="min-w-0 truncate">{name}</span>
            {mayDo("publish content") ? (
              <PostForm
                fields={{ intent: "remove-category", category: name }}
                options={{
                  undo: ({ faqs }) => {
                    const ids = faqs.map(({ id }) => id);
                    return ids.length > 0
                      ? () => void post({ intent: "set-category", ids, category: name }, { isQuiet: true })
                      : null;
                  },
                }}
                onAnswer={focusInput}
              >
                <button type="submit" aria-label={`Remove ${name}`} className={removeClass}>
                  <X className="size-3.5" aria-hidden="true" />
                </button>
              </PostForm>
            ) : null}
          </li>
        ))}
        {added.map((name) => (
          <li key={name} className={chipClass}>
            <span className="min-w-0 truncate">{name}</span>
            <button
              type="button"
              aria-label={`Remove ${name}`}
              className={removeClass}
              onClick={() => {
                onForget(name);
                focusInput();
                toast({ kind: "success", text: categoryRemovedText(name) });
              }}
            >
              <X className="size-3.5" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {mayDo("write drafts") ? (
        <form
          method="get"
          onSubmit={(event) => {
            event.preventDefault();
            const name = readCategory(input.current?.value ?? "");
            // Specification: a name that is empty or already exists changes nothing.
            if (name === null || used.includes(name) || added.includes(name)) return;
            onAdd(name);
            if (input.current) input.current.value = "";
            toast({ kind: "success", text: categoryAddedText(name) });
          }}
        >
          {added.map((name) => (
            <input key={name} type="hidden" name="added" value={name} />
          ))}
          <Input
            ref={input}
            name="added"
            aria-label="Add category"
            placeholder="Add category"
            maxLength={maxCategoryLength}
            autoComplete="off"
            enterKeyHint="done"
            className="h-8 w-34 border-dashed text-14 md:h-8"
          />
        </form>
      ) : null}
    </div>
  );
}

const chipClass =
  "flex h-8 max-w-full items-center gap-1 rounded-md border border-border-strong pr-1 pl-3 text-14 pointer-coarse:h-11";
const removeClass =
  "grid size-6 place-items-center rounded-sm text-text-3 hover:bg-hover hover:text-text pointer-coarse:size-9";
