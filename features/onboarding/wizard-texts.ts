/** Texts that the specification quotes are verbatim. */
import type { WizardStep } from "./wizard.ts";

export const wizardTexts = {
  header: "Setup",
  signOut: "Sign Out",
  back: "Back",
  next: "Next",
  createHelpCenter: "Create Help Center",
  skipFromWelcome: "Skip onboarding and go to dashboard",
  skip: "Skip and go to dashboard",
  loadingAccount: "Loading your account...",
  takingLonger: "Taking longer than expected...",
  creating: "Creating your help center...",
  settingUp: "Setting up your account...",
  trySample: "No website? Try the sample",
  startEmpty: "Start empty",
  retry: "Retry",
  cancel: "Cancel",
  retryWithFallback: "Retry with fallback data",
  ready: "Your help center is ready!",
  logoHint: "Recommended 200x200 px, at most 2 MB.",
} as const;

export const wizardToasts = {
  created: "Help center created successfully!",
  skipped: "Onboarding skipped",
  logoFailed: "Logo upload failed, but help center will be created without it",
  failed: "Failed to complete onboarding. Please try again.",
  skipFailed: "Failed to skip onboarding. Please try again.",
  unexpected: "An unexpected error occurred. Please try again.",
  generationFailed: "Failed to generate help center content",
  generatedOften: "Step can write your questions 10 times an hour. Try again later.",
  removed: "Question removed",
  claimed: "This help center is yours now.",
} as const;

export function faqsCreatedText(count: number): string {
  return `${count} FAQs have been created for your help center`;
}

export function createFailedText(message: string): string {
  return `Error creating help center: ${message}`;
}

export function skipFailedText(message: string): string {
  return `Error skipping onboarding: ${message}`;
}

/** The name is shown above the page, and the title is the page's heading. */
export const stepTexts = {
  welcome: { name: "Welcome", title: "Welcome" },
  "url-input": { name: "Your website", title: "Is this your website URL?" },
  "crawl-website": { name: "Reading your website", title: "Analyzing your website" },
  "brand-colors": { name: "Brand colors", title: "Are these your colors?" },
  "logo-selection": {
    name: "Logo",
    title: "Select from logos we found on your website, or upload your own",
  },
  "generating-content": { name: "Writing", title: "Generating content" },
  complete: { name: "Ready", title: "Your help center is ready!" },
} as const satisfies Record<WizardStep, { name: string; title: string }>;

export const crawlFailureTitle = "Website Analysis Failed";
export const crawlFailureTips = [
  "Make sure you entered a correct, public website URL",
  "Use the address of your homepage",
  "Check that the website loads in your browser",
  "Wait a few minutes, then try again",
] as const;

export const generationFailureTitle = "FAQ generation failed";
export const generationFailureTips = [
  "Try again in a few minutes. The website may be busy",
  "Retry with fallback data to write from your contact details only",
  "Skip this step and write your questions in the dashboard",
] as const;

export function generationFailedText(reason: string): string {
  return `FAQ generation failed: ${reason}`;
}
