/** Whether mail from elsewhere can arrive at an address: one at a single name, such as localhost, has no way in. */
export function isReachable(email: string): boolean {
  const domain = email.split("@").at(-1) ?? "";
  return /^[^.]+(\.[^.]+)+$/.test(domain) && !/\.(localhost|invalid)$/i.test(domain);
}
