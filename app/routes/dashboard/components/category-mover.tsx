import { Select } from "#ui/primitives/select.tsx";
import { SelectionAction } from "./selection-bar.tsx";

/** Moves the selected rows of a list to a category. Without JavaScript, a button sends the choice. */
export function CategoryMover({
  categories,
  texts,
  isHydrated,
  onMove,
}: {
  categories: string[];
  texts: { label: string; prompt: string; none: string; move: string };
  isHydrated: boolean;
  onMove: (category: string) => void;
}) {
  return (
    <>
      <Select
        name="category"
        aria-label={texts.label}
        {...(isHydrated ? { value: keepAsIs } : { defaultValue: "" })}
        onChange={({ target }) => {
          if (isHydrated && target.value !== keepAsIs) onMove(target.value);
        }}
        className="h-8 w-36 border-transparent text-13 font-medium text-text-2 hover:bg-hover md:h-8 md:text-13"
      >
        {isHydrated ? <option value={keepAsIs}>{texts.prompt}</option> : null}
        <option value="">{texts.none}</option>
        {categories.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
      {isHydrated ? null : <SelectionAction intent="set-category" label={texts.move} onPress={() => {}} />}
    </>
  );
}

/** No category can have this name, because names have no surrounding whitespace. */
const keepAsIs = " ";
