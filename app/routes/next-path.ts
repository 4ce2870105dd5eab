/** The way back after signing in, kept in the address as `next`. Only a path of ours: never another site. */

/** Of the page that was asked for. A form's page for a form, and never the framework's data address. */
export function pathForNext(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.replace(/(?:\/_)?\.data$/, "") || "/";
  const kept = new URLSearchParams(
    [...searchParams].filter(([name]) => name !== "_routes" && name !== "index"),
  );
  const whole = kept.size > 0 ? `${path}?${kept}` : path;
  return whole.length > maxLength ? path : whole;
}

/** It is kept in addresses and in a cookie; browsers drop a cookie of 4 KB without a word. */
const maxLength = 1_000;

/** Null for what is missing, endless or leads elsewhere: another host, a scheme, a backslash, a control character. */
export function localPath(value: FormDataEntryValue | null): string | null {
  if (
    typeof value !== "string" ||
    value.length > maxLength ||
    !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(value)
  )
    return null;
  const url = URL.parse(value, "http://local.invalid");
  return url?.origin === "http://local.invalid" && !url.pathname.startsWith("//") ? value : null;
}
