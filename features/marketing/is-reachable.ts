/** Whether an email address can receive mail from the internet. Domains without a dot, such as localhost, can't. */
export function isReachable(email: string): boolean {
  const domain = email.split("@").at(-1) ?? "";
  return /^[^.]+(\.[^.]+)+$/.test(domain) && !/\.(localhost|invalid)$/i.test(domain);
}
