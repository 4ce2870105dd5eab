/** The actions in each small app of the evaluation, and how a guide should describe them. */

import type { ElementPath } from "./explore/control-facts.ts";

/** `open` shows the list or calendar of a field, and `option` takes something from it. */
export type ActionKind = "click" | "type" | "choose" | "toggle" | "navigate" | "open" | "option";

export interface FlowAction {
  /** Playwright selector in the app. */
  target: string;
  kind: ActionKind;
  /** The typed or selected value. */
  value?: string;
  /** Pressed after typing. */
  key?: "Enter";
  /** The ARIA role, "" for a part that isn't a control. The first name is then that of the accessibility tree. */
  role?: string;
  /** The control's name as the screen shows it. Several names may be equivalent. */
  control: string[];
  /** Of a control that was listed and not written: where it is. Its target is then `pressedTarget`. */
  path?: ElementPath;
  /** Only leads to other controls, and isn't scored. */
  isConnecting?: boolean;
}

export interface Flow {
  /** File in `apps/` without its extension. */
  app: string;
  /** Of the screen's words. Defaults to English. */
  language?: string;
  /** Performed before the recording starts. */
  setup?: FlowAction[];
  actions: FlowAction[];
}

export const flows: Flow[] = [
  {
    app: "invoicing",
    actions: [
      { target: "text=Invoices", kind: "navigate", control: ["Invoices"] },
      { target: "#new", kind: "navigate", control: ["New invoice"] },
      { target: "#client", kind: "type", value: "Brightwater", control: ["Client name"] },
      { target: "#terms", kind: "choose", value: "Net 30 days", control: ["Payment terms"] },
      { target: "#amount", kind: "type", value: "250", control: ["Amount"] },
      { target: "#tax", kind: "toggle", control: ["Charge sales tax"] },
      { target: "#save", kind: "click", control: ["Save draft"] },
      { target: "#preview", kind: "click", control: ["Preview"] },
      { target: "#send", kind: "click", control: ["Send invoice"] },
      { target: "#really", kind: "click", control: ["Send now"] },
    ],
  },
  {
    app: "admin",
    actions: [
      { target: "aside >> text=Members", kind: "navigate", control: ["Members"] },
      { target: "#invite", kind: "click", control: ["Invite member"] },
      { target: "#email", kind: "type", value: "kim@northwind.example", control: ["Email address"] },
      { target: "#role", kind: "choose", value: "Editor", control: ["Role"] },
      { target: "#dispatch", kind: "click", control: ["Send invitation"] },
      { target: "aside >> text=Security", kind: "navigate", control: ["Security"] },
      { target: "#two", kind: "toggle", control: ["Require two-step sign-in"] },
      { target: "#sessions", kind: "click", control: ["Sessions"] },
      { target: "#out", kind: "click", control: ["Sign out everywhere"] },
      { target: "aside >> text=Billing", kind: "navigate", control: ["Billing"] },
    ],
  },
  {
    app: "shop",
    actions: [
      { target: ".pills >> text=Unshipped", kind: "click", control: ["Unshipped"] },
      { target: "input[type=search]", kind: "type", value: "candle", control: ["Search orders"] },
      { target: "a.open", kind: "navigate", control: ["#1042"] },
      { target: "#edit", kind: "click", control: ["Edit address"] },
      { target: "#postcode", kind: "type", value: "4058", control: ["Postcode"] },
      { target: "#update", kind: "click", control: ["Update address"] },
      { target: "#carrier", kind: "choose", value: "Royal Parcel", control: ["Carrier"] },
      { target: "#gift", kind: "toggle", control: ["Wrap as a gift"] },
      { target: "#label", kind: "click", control: ["Print label"] },
      { target: "#close", kind: "click", control: ["Close"] },
    ],
  },
];

/** Held-out set, written after the rules were final. No rule depends on it. */
export const unseenFlows: Flow[] = [
  {
    app: "planner",
    actions: [
      { target: "#plus", kind: "click", control: ["Add task"] },
      { target: "#what", kind: "type", value: "Order chairs", control: ["Task title", "What needs doing?"] },
      { target: "#who", kind: "choose", value: "Noor", control: ["Assigned to"] },
      { target: "#urgent", kind: "toggle", control: ["Urgent"] },
      { target: "#create", kind: "click", control: ["Create task"] },
      { target: "text=Calendar", kind: "navigate", control: ["Calendar"] },
      { target: "text=Week", kind: "click", control: ["Week"] },
      { target: "text=Preferences", kind: "navigate", control: ["Preferences"] },
      { target: "#mails", kind: "toggle", control: ["Email me a summary"] },
      { target: "#keep", kind: "click", control: ["Save changes"] },
    ],
  },
  {
    app: "clinic",
    actions: [
      { target: "#later", kind: "click", control: ["Afternoon"] },
      { target: "#book", kind: "click", control: ["Book a visit"] },
      { target: "#who", kind: "type", value: "Ann Moor", control: ["Patient"] },
      { target: "#long", kind: "choose", value: "30 minutes", control: ["Length"] },
      { target: "#confirm", kind: "click", control: ["Confirm visit"] },
      { target: "aside >> text=Patients", kind: "navigate", control: ["Patients"] },
      { target: "#merge", kind: "click", control: ["Merge duplicates"] },
      { target: "aside >> text=Rooms", kind: "navigate", control: ["Rooms"] },
      { target: "#room", kind: "type", value: "Room B", control: ["Room name"] },
      { target: "#addroom", kind: "click", control: ["Add room"] },
    ],
  },
];

/**
 * Second held-out set, written before the rules were revised and unchanged since. It estimates the accuracy on other
 * people's apps.
 */
export const newFlows: Flow[] = [
  {
    app: "depot",
    actions: [
      { target: "#low", kind: "click", control: ["Running low"] },
      { target: "#qty", kind: "click", control: ["In stock"] },
      { target: "[data-id=PNL-090]", kind: "toggle", control: ["PNL-090"] },
      { target: "#archive", kind: "click", control: ["Archive selected"] },
      { target: "#receive", kind: "click", control: ["Receive goods"] },
      { target: "#note", kind: "type", value: "DN 7781", control: ["Delivery note"] },
      { target: "#sup", kind: "choose", value: "Tilbury", control: ["Supplier"] },
      { target: "#part", kind: "toggle", control: ["Partial delivery"] },
      { target: "#book", kind: "click", control: ["Book receipt"] },
      { target: "nav >> text=Suppliers", kind: "navigate", control: ["Suppliers"] },
    ],
  },
  {
    app: "pocket",
    actions: [
      { target: ".seg >> text=Night", kind: "click", control: ["Night"] },
      { target: "#away", kind: "toggle", control: ["Away mode"] },
      { target: ".tabs >> text=Alerts", kind: "navigate", control: ["Alerts"] },
      { target: "#quiet", kind: "toggle", control: ["Quiet hours"] },
      { target: ".tabs >> text=Account", kind: "navigate", control: ["Account"] },
      { target: "#name", kind: "type", value: "Rosa M", control: ["Display name", "Not set"] },
      { target: "#share", kind: "toggle", control: ["Share usage data"] },
      { target: "#save", kind: "click", control: ["Save profile"] },
      { target: "#people", kind: "navigate", control: ["Household members"] },
      { target: "#back", kind: "click", control: ["Account"] },
    ],
  },
];
