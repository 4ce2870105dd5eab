/** The owner's preview. Nobody can sign in yet, so nobody is told anything about any company. */
import { data } from "react-router";
import { signInNeededText } from "#features/help-center/texts.ts";
import {
  ErrorBoundary as HelpCenterError,
  links as helpCenterLinks,
  meta as helpCenterMeta,
} from "./layout.tsx";

export const handle = { noJs: true };

export const links = helpCenterLinks;

export const meta = helpCenterMeta;

export function loader(): never {
  throw data(signInNeededText, { status: 401 });
}

export const ErrorBoundary = HelpCenterError;

export default function Preview() {
  return null;
}
