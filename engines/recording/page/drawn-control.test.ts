import { expect, test } from "vitest";
import { controlRoles } from "../clicks/control-roles.ts";
import { drawnControl } from "./drawn-control.ts";

/** As much of a component as the function looks at. */
function component(role: string | null, drawn: object[]): Element {
  const shadowRoot = { querySelectorAll: () => drawn };
  return { shadowRoot, getAttribute: () => role } as unknown as Element;
}

test("a component stands for the only control that it draws, unless it is a control itself", () => {
  const [button, other] = [{}, {}];
  expect(drawnControl(component(null, [button]))).toBe(button);
  expect(drawnControl(component("listitem", [button]))).toBe(button);
  expect(drawnControl(component(null, [button, other]))).toBeNull();
  for (const role of controlRoles) expect(drawnControl(component(role, [button])), role).toBeNull();
});
