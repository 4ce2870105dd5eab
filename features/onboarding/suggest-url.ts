/** Mail providers that the specification lists. Their domain isn't the user's website. */
const mailProviders = new Set(["gmail.com", "yahoo.com", "hotmail.com", "outlook.com", "icloud.com"]);

/** Guesses the website from the email address: "ada@acme.example" gives "https://acme.example". */
export function suggestUrl(email: string): string | null {
  const domain = email
    .slice(email.lastIndexOf("@") + 1)
    .trim()
    .toLowerCase();
  if (!domain.includes(".") || mailProviders.has(domain)) return null;
  return URL.canParse(`https://${domain}`) ? `https://${domain}` : null;
}
