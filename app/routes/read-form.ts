import { data } from "react-router";

/** The posted form. What is none (another content type, a broken body) is answered with 400: no fault of ours. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data("This form could not be read. Please open the page again and try once more.", { status: 400 });
  }
}
