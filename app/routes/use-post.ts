import { useCallback, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { markCompany } from "#features/companies/drawn-company.ts";
import { scriptField } from "./script-field.ts";

/**
 * Posts to a page's action. The page's data is loaded again with the result. The promise never settles if the response
 * redirects to another page.
 */
export function usePost<Answer>(action?: string) {
  const { submit, data, state, formData } = useFetcher();
  const seen = useRef(data);
  const resolve = useRef<((answer: Answer) => void) | null>(null);
  useEffect(() => {
    if (state !== "idle" || data === undefined || data === seen.current) return;
    seen.current = data;
    resolve.current?.(data);
  }, [state, data]);
  const post = useCallback(
    (fields: Record<string, string | File>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set(scriptField, "script");
      markCompany(form);
      const isFile = Object.values(fields).some((value) => typeof value !== "string");
      return new Promise<Answer>((answered) => {
        resolve.current = answered;
        void submit(form, {
          method: "post",
          ...(action === undefined ? {} : { action }),
          ...(isFile ? { encType: "multipart/form-data" } : {}),
        });
      });
    },
    [submit, action],
  );
  return { post, isPosting: state !== "idle", pending: formData };
}
