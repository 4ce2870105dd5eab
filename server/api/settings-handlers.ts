/** The settings that a key can read and change. Who can read the help center, its address and secrets need a person. */
import { lockOwnCompany } from "#features/companies/company-record.server.ts";
import type { HandlersOf } from "./call.ts";
import { centerOf } from "./center-of.ts";
import {
  changeAppearance,
  changeContact,
  changeLanguage,
  changeSearch,
  changeWidget,
  changeWords,
} from "./change-settings.ts";
import { presentSettings } from "./present-settings.ts";

export const settingsHandlers: HandlersOf<"getSettings" | "updateSettings"> = {
  async getSettings({ findCenter }) {
    return { body: presentSettings(await findCenter()) };
  },

  async updateSettings({ services, scope, body, requireMatch }, tx) {
    const deps = { ...services, db: tx };
    await lockOwnCompany(tx, scope, "change settings");
    requireMatch(presentSettings(await centerOf(deps, scope)));
    await changeLanguage(deps, scope, body);
    await changeWords(deps, scope, body);
    await changeAppearance(deps, scope, body);
    await changeContact(deps, scope, body);
    await changeSearch(deps, scope, body);
    await changeWidget(deps, scope, body);
    return { body: presentSettings(await centerOf(deps, scope)) };
  },
};
