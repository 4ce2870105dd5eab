import type { GuideText, OwnerStep } from "#features/guides/owner-guide.ts";

/** Reads the editor's fields, and adds what is known about each step. */
export function typedIn(form: FormData, known: OwnerStep[] = []): GuideText {
  const texts = (name: string) => form.getAll(name).map((value) => String(value).replace(/\r\n?/g, "\n"));
  const [ids, titles, descriptions] = [texts("stepId"), texts("stepTitle"), texts("stepDescription")];
  const [images, alts] = [texts("stepImage"), texts("stepAlt")];
  const byId = new Map(known.map((step) => [step.id, step]));
  const steps = ids.map((id, index): OwnerStep => {
    const before = byId.get(id);
    const url = images[index] ?? "";
    const image = url === "" ? null : { url, width: null, height: null };
    return {
      id,
      title: titles[index] ?? "",
      description: descriptions[index] ?? "",
      image: image && before?.image?.url === url ? before.image : image,
      imageAlt: alts[index] ?? "",
      timestampSeconds: before?.timestampSeconds ?? null,
      basis: before?.basis ?? null,
      seenText: before?.seenText ?? null,
    };
  });
  return { title: String(form.get("title") ?? ""), steps };
}

/** Creates the same fields as the form posts. */
export function formOf({ title, steps }: GuideText): FormData {
  const form = new FormData();
  form.set("title", title);
  for (const { id, title, description, image, imageAlt } of steps) {
    form.append("stepId", id);
    form.append("stepTitle", title);
    form.append("stepDescription", description);
    form.append("stepImage", image?.url ?? "");
    form.append("stepAlt", imageAlt);
  }
  return form;
}
