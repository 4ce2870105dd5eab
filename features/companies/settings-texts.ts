/** Kept free of heavy imports because the browser loads it. Texts that the specification quotes are verbatim. */

export const settingsTexts = {
  header: "My Help Center",
  loading: "Loading settings...",
  loadFailed: "Failed to load settings. Please try refreshing the page.",
  save: "Save Settings",
  saving: "Saving...",
  saved: "Settings saved successfully",
  saveFailed: "Failed to save settings. Please try again.",
  wrongSubdomain: "Subdomain can only contain lowercase letters, numbers, and hyphens",
  invalidSubdomain: "Invalid subdomain. Use only lowercase letters, numbers, and hyphens",
  takenTitle: "Subdomain Already Taken",
  needsAddress: "A public help center needs an address. Enter a subdomain",
  needsDomain: "Please enter your domain, such as help.example.com",
  wrongColor: "Please enter a color such as #6E0AD6",
  conflict: "These settings were changed elsewhere.",
} as const;

export const languageTexts = {
  unknownLanguage: "Please select a language",
  notPlain: "Use plain text on a single line",
  tooLong: (max: number) => `Use at most ${max} characters`,
  keepPlaceholders: (names: string[]) =>
    names.length === 0 ? "Remove the curly brackets" : `Keep ${names.join(" and ")} in your text`,
} as const;

const logoTexts = {
  hint: "Recommended 200x200px, max 2MB",
  notAnImage: "Please upload an image file",
  tooLarge: "File size should be less than 2MB",
  uploaded: "Logo uploaded successfully",
  removed: "Logo removed",
  failed: "Failed to upload logo",
  gone: "This logo is no longer available. Upload it again.",
} as const;

const notAnImage = "Please upload an image file";

/** By the place where the picture is shown. */
export const pictureTexts = {
  logo: logoTexts,
  icon: {
    hint: "Square, at least 96x96px, max 1MB",
    notAnImage,
    notSquare: "Please use a square image",
    tooLarge: "File size should be less than 1MB",
    uploaded: "Icon uploaded",
    removed: "Icon removed",
    failed: "Couldn't upload the icon",
    gone: "This icon is no longer available. Upload it again.",
  },
  hero: {
    hint: "At least 1280px wide, max 8MB",
    notAnImage,
    tooLarge: "File size should be less than 8MB",
    uploaded: "Picture uploaded",
    removed: "Picture removed",
    failed: "Couldn't upload the picture",
    gone: "This picture is no longer available. Upload it again.",
  },
} as const;

const megabyte = 1024 * 1024;
/** The specification says 2MB for the logo. We count in binary units, as file managers do. */
export const maxPictureBytes = { logo: 2 * megabyte, icon: megabyte, hero: 8 * megabyte };

export function takenText(subdomain: string): string {
  return `The subdomain "${subdomain}" is already in use. Please choose a different one.`;
}

export function reservedText(subdomain: string): string {
  return `The subdomain "${subdomain}" is reserved. Please choose a different one.`;
}
