/**
 * The company that this page shows. Another browser tab may have switched companies since then, so every form names the
 * company that it was rendered for, and the server rejects it if another company is active (app/routes/read-body.ts).
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

/** Whether a request sent by a script was rejected because it was for another company. */
export async function isOfAnotherCompany(response: Response): Promise<boolean> {
  return response.status === 409 && (await response.clone().text()).includes(switchedText);
}

export function companyHeaders(): Record<string, string> {
  return drawn === null ? {} : { [companyHeader]: drawn };
}
