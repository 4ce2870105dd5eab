/** Texts of the widget's settings. */
export const widgetTexts = {
  saved: "Settings saved",
  saveFailed: "Couldn't save. Try again.",
  originAdded: "Website allowed",
  originRemoved: "Website removed",
  ruleSaved: "Suggestion saved",
  ruleRemoved: "Suggestion removed",
  secretRenewed: "New secret created",
  notAWebsite: "Enter a website such as example.com",
  tooManyOrigins: (max: number) => `You can allow at most ${max} websites.`,
  lastOrigin: "The widget needs at least one website. Add another one first.",
  tooManyRules: (max: number) => `You can add at most ${max} paths.`,
  pathInvalid: "Enter a path that begins with /, such as /pricing or /blog/*",
  pathTaken: "There are already suggestions for this path",
  nothingShown: "Enter the title of at least one page",
  unknownTitle: (title: string) => `We can't find “${title}” in your help center`,
  labelTooLong: "Use at most 40 characters",
} as const;

export const maxLabel = 40;
