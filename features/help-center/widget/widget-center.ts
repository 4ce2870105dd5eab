/** A public help center as the widget reads it. */
import type { Texts } from "#engines/messages/texts.ts";
import type { PublicHelpCenter } from "../present.ts";
import type { PublicScope } from "../public-scope.ts";

export interface WidgetCenter {
  scope: PublicScope;
  center: PublicHelpCenter;
  texts: Texts;
  /** Address of the help center in the request's language, without a trailing slash. */
  base: string;
  /** Origin of this help center's host. */
  origin: string;
}
