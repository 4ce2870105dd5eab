export const checkTexts = {
  confirmed: "Confirmed",
  planned: "Check date saved",
  usual: "Interval saved",
  mailOn: "You'll get the weekly email",
  mailOff: "You won't get the weekly email",
  gone: "This text is no longer published.",
  failed: "We couldn't save this. Try again.",
} as const;
