/** A setup file of Vitest, for each test file: the end-to-end tests of a worker share one Chromium. */
import { expect } from "vitest";
import { sharing } from "./browser-sharing.ts";

sharing.isOn = expect.getState().testPath?.includes("/tests/e2e/") === true;
