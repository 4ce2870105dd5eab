/**
 * The company that this page shows. Another tab of the browser may have switched to another one since, so every form
 * names the company it was drawn for, and the server refuses it in any other (app/routes/read-body.ts).
 */
let drawn: string | null = null;

/** Name of the form field. */
export const companyField = "forCompany";
/** For requests without a form. */
export const companyHeader = "x-for-company";

export const switchedText =
  "You switched to another help center in another tab, so nothing was saved here. Switch back there, then try again.";

export function setDrawnCompany(companyId: string | null): void {
  drawn = companyId;
}

export function markCompany(form: FormData | URLSearchParams): void {
  if (drawn !== null) form.set(companyField, drawn);
}

/** Whether a script's request was refused because of the company. */
export async function isOfAnotherCompany(response: Response): Promise<boolean> {
  return response.status === 409 && (await response.clone().text()).includes(switchedText);
}

export function companyHeaders(): Record<string, string> {
  return drawn === null ? {} : { [companyHeader]: drawn };
}
