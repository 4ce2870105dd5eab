/** A setup file of Vitest: the end-to-end tests of a worker share one Chromium. */
import { shareTestBrowser } from "./browser.ts";

shareTestBrowser();
