import { type RefObject, useCallback, useEffect, useState } from "react";

/**
 * Whether a form of uncontrolled fields differs from what it was drawn with (`defaultValue`, `defaultChecked`).
 * `savedAs` names the state that is stored, a version for instance: when it moves on, what was saved becomes what
 * the form starts from, without moving the focus.
 */
export function useFormChanges(form: RefObject<HTMLFormElement | null>, savedAs: string | number) {
  const [isChanged, setChanged] = useState(false);
  const compare = useCallback(() => setChanged(form.current ? differs(form.current) : false), [form]);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // A reset has its effect after its event.
    const later = () => setTimeout(compare);
    element.addEventListener("input", compare);
    element.addEventListener("change", compare);
    element.addEventListener("reset", later);
    // Typed before the script was there.
    compare();
    return () => {
      element.removeEventListener("input", compare);
      element.removeEventListener("change", compare);
      element.removeEventListener("reset", later);
    };
  }, [form, compare]);
  const [shownAs, setShownAs] = useState(savedAs);
  useEffect(() => {
    if (savedAs === shownAs) return;
    setShownAs(savedAs);
    form.current?.reset();
    compare();
  }, [savedAs, shownAs, form, compare]);
  return { isChanged, discard: () => form.current?.reset() };
}

function differs(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    if (field instanceof HTMLSelectElement)
      return [...field.options].some((option) => option.selected !== option.defaultSelected);
    if (!(field instanceof HTMLInputElement) || field.type === "hidden") return false;
    if (field.type === "file") return (field.files?.length ?? 0) > 0;
    if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
    return field.value !== field.defaultValue;
  });
}
