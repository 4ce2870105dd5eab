/** The page to return to after sign-in, in the `next` parameter. Must be a path on this server, never another site. */

/** Returns the path of the requested page. For a form, that is the form's page, and never the framework's data URL. */
export function pathForNext(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.replace(/(?:\/_)?\.data$/, "") || "/";
  const kept = new URLSearchParams(
    [...searchParams].filter(([name]) => name !== "_routes" && name !== "index"),
  );
  const whole = kept.size > 0 ? `${path}?${kept}` : path;
  return whole.length > maxLength ? path : whole;
}

/** The path is kept in URLs and in a cookie. Browsers silently drop a cookie over 4 KB. */
const maxLength = 1_000;

/**
 * Returns null if the path is missing, too long or could lead elsewhere, through another host, a scheme, a backslash or
 * a control character.
 */
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
