import { expect, test } from "vitest";
import { centerMessages } from "#engines/messages/center-messages.ts";
import { textsOf } from "#engines/messages/texts.ts";
import { stepAlt } from "./step-alt.ts";

test("a picture without an alt text is described by its step, in the center's language", () => {
  const english = textsOf(centerMessages("en"));
  expect(stepAlt(english, { number: 2, title: "Send" })).toBe("Step 2: Send");
  expect(stepAlt(english, { number: 2, title: "" })).toBe("Step 2");
  expect(stepAlt(english, { number: 2, title: "Send", guideTitle: "Order" })).toBe("Step 2 of Order");
  expect(stepAlt(textsOf(centerMessages("ja")), { number: 2, title: "送信" })).toBe("ステップ 2：送信");
});
