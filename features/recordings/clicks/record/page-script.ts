/**
 * Runs in every frame of a recorded page, in a world that the page can't see, before the page's own scripts. It says
 * what was used. For `cli record`, it also holds clicks back until their picture is taken. That recorder sends the
 * source to the browser, so it must not refer to anything outside of the function. The extension bundles it.
 */
import type { PageBox, PageMessage, PageTools } from "./page-messages.ts";
import type { PageSecrets } from "./page-secrets.ts";

/** `holds`: whether presses wait for their picture. Only browser input can repeat them. */
export function recordPage(
  holds: boolean,
  secrets: PageSecrets,
  { drawnList, hints, select }: PageTools,
): void {
  const textTypes = new Set(
    "text search email tel url password number date datetime-local month week time".split(" "),
  );
  const pressedByEnter =
    "a[href], button, summary, [role=button], [role=link], [role=menuitem], [role=tab], [role=option]";
  const pressedBySpace =
    "button, summary, input[type=checkbox], input[type=radio], [role=button], [role=checkbox], [role=radio], [role=switch], [role=tab], [role=menuitem], [role=option]";
  /** In CSS pixels. Shorter moves are a trembling hand. */
  const dragDistance = 12;
  /** The recorder cuts names, after it has searched them for what was typed. */
  const maxText = 5_000;
  /** More than a person uses while the recorder is slow. Others may have left the page. */
  const maxTargets = 100;
  /** In CSS pixels. */
  const largestIcon = 64;
  /** Longer than taking a picture. */
  const pictureMs = 1_000;
  /** Controls in which keys choose something instead of writing it. */
  const chosenByKeys =
    "select, button, a[href], summary, input, [role=listbox], [role=menu], [role=menubar], [role=tree], [role=button]";
  // The recorder can't place what happens in frames of other sites, so that they work as always.
  if (!placeOfFrame()) return;
  // A frame's first, empty document may leave its window to the next one, with this script's listeners or without.
  globalThis.stepRecorder?.end();
  const ending = new AbortController();
  interface FramePlace {
    left: number;
    top: number;
    scale: number;
  }
  interface Press {
    x: number;
    y: number;
    modifiers: number;
    presses: number;
    releases: number;
  }
  let held: Press | null = null;
  /** Presses elsewhere while one is held. */
  const waiting: Press[] = [];
  let heldKey: string | null = null;
  let isPassing = false;
  let hasPassedPress = false;
  let isReleasedEarly = false;
  let pressed: { x: number; y: number } | null = null;
  let typingIn: Element | null = null;
  let fields = 0;
  /** Elements of the latest messages, by number. */
  const targets = new Map<number, Element>();
  let lastTarget = 0;
  const fieldNumbers = new WeakMap<Element, number>();
  /** When something was last typed into an element. Some are only parts of which the page hides the fields in them. */
  const edited = new Map<Element, number>();
  /** What the keys have written since the last press, whichever fields took it. */
  let keys = { number: 0, text: "" };
  /** The arrow keys choose a radio button. Null after anything else. */
  let arrowed: { hasChosen: boolean } | null = null;
  /** What was selected in lists of several options. */
  const selected = new WeakMap<HTMLSelectElement, HTMLOptionElement[]>();

  const send = (message: PageMessage) => stepRecorded(JSON.stringify(message));
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const modifiersOf = (event: MouseEvent) =>
    (event.altKey ? 1 : 0) + (event.ctrlKey ? 2 : 0) + (event.metaKey ? 4 : 0) + (event.shiftKey ? 8 : 0);

  globalThis.stepRecorder = {
    secrets: secrets.shared,
    targetOf: (target) => targets.get(target) ?? null,
    partOf(target) {
      const from = stepRecorder.targetOf(target);
      const around = clickable(from) ?? from?.closest("[draggable=true], label, canvas");
      if (!around) return null;
      const [box = null] = placed([around.getBoundingClientRect()]);
      // The part around it may be as wide as its column.
      const isIcon = box !== null && Math.min(box.width, box.height) <= largestIcon;
      const text = around instanceof HTMLElement ? around.innerText.slice(0, maxText) : "";
      const isDrawn = isIcon || around.localName === "canvas";
      return { text, hints: hints(around), isDrawn, box, selectors: select(around) };
    },
    letThrough() {
      isPassing = true;
      hasPassedPress = false;
      isReleasedEarly = false;
      return { isReleased: held !== null && held.releases >= held.presses, presses: held?.presses ?? 0 };
    },
    holdAgain() {
      isPassing = false;
      heldKey = null;
      held = waiting.shift() ?? null;
      const next = held && elementAt(held);
      if (held && next) announce(held, next);
      else held = null;
      return isReleasedEarly;
    },
    privateBoxes(typed) {
      const found = [...new Set([...typed, ...secrets.needles()])];
      return [...fieldBoxes(document), ...frameBoxes(), ...textBoxes(found)];
    },
    roots: () => rootsOf(document),
    placed,
    end: () => ending.abort(),
  };

  const first = { capture: true, passive: false, signal: ending.signal } as const;
  for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click", "dblclick", "auxclick"])
    addEventListener(type, (event) => onPointer(event as PointerEvent), first);
  addEventListener("keydown", onKey, first);
  for (const type of ["keypress", "keyup"]) addEventListener(type, holdKey, first);
  addEventListener("keydown", (event) => event.isTrusted && !event.isComposing && writeKey(event), first);
  addEventListener("compositionend", (event) => writeText(event.composedPath()[0], event.data), first);
  addEventListener(
    "paste",
    (event) => writeText(event.composedPath()[0], event.clipboardData?.getData("text/plain") ?? ""),
    first,
  );
  // The page's own dragging ends without pointer events.
  addEventListener("dragstart", (event) => event.isTrusted && pressed && sendDragged(), first);
  addEventListener("input", onInput, first);
  addEventListener("change", onChange, first);
  addEventListener("focusin", onFocus, first);
  // Before the page can repeat it.
  addEventListener("beforeinput", () => secrets.learnPageWords(), first);

  function onPointer(event: PointerEvent): void {
    if (!event.isTrusted) return;
    if (isPassing && !isOfAnotherPress(event)) {
      if (event.type === "pointerdown") hasPassedPress = true;
      if (event.type === "pointerup" && !hasPassedPress) isReleasedEarly = true;
      afterRelease(event);
      return;
    }
    if (held) {
      if (event.button === 0) holdFurther(event, waiting.at(-1) ?? held);
      stop(event);
      return;
    }
    if (event.type === "pointerup") afterRelease(event);
    if (event.type !== "pointerdown" || event.button !== 0) return;
    arrowed = null;
    keys = { number: 0, text: "" };
    const target = event.composedPath()[0];
    if (!(target instanceof Element)) return;
    // A part of an editable text that can only be pressed, such as a mentioned person.
    const island = target.closest("[contenteditable=false]");
    if (island instanceof HTMLElement && [...edited.keys()].some((one) => one.contains(island)))
      sendTyped(numberOf(island), island.innerText);
    const field = fieldOf(controlAt(target));
    if (field) {
      send({ kind: "field", target: numberTarget(field) });
      return;
    }
    const press = pressOf(event);
    if (holds) {
      held = press;
      stop(event);
    }
    announce(press, target);
  }

  function numberTarget(element: Element): number {
    targets.set(++lastTarget, element);
    targets.delete(lastTarget - maxTargets);
    return lastTarget;
  }

  /** A person may press elsewhere while a press is repeated. */
  function isOfAnotherPress(event: PointerEvent): boolean {
    if (!held || Math.hypot(event.clientX - held.x, event.clientY - held.y) < dragDistance) return false;
    return event.type === "pointerdown" || waiting.length > 0;
  }

  function pressOf(event: PointerEvent): Press {
    return {
      x: event.clientX,
      y: event.clientY,
      modifiers: modifiersOf(event),
      presses: 1,
      releases: 0,
    };
  }

  /** Another press at the same place is a double click. */
  function holdFurther(event: PointerEvent, last: Press): void {
    if (event.type === "pointerup") last.releases += 1;
    if (event.type !== "pointerdown") return;
    if (Math.hypot(event.clientX - last.x, event.clientY - last.y) < dragDistance) last.presses += 1;
    else waiting.push(pressOf(event));
  }

  function announce({ x, y, modifiers }: Press, target: Element): void {
    pressed = { x, y };
    const { left, top, scale } = placeOfFrame() ?? { left: 0, top: 0, scale: 1 };
    const number = numberTarget(listAround(target) ?? controlAt(target));
    send({ kind: "press", target: number, x: left + x * scale, y: top + y * scale, modifiers });
  }

  function controlAt(target: Element): Element {
    const label = target.closest("label");
    const control = label?.control;
    // Nothing is known of a field that is hidden, such as one for files.
    const isKnown = control?.checkVisibility({ visibilityProperty: true });
    return control && isKnown && !target.closest("button, a[href]") ? control : target;
  }

  function listAround(target: Element): Element | null {
    const around = clickable(target);
    return around && drawnList(target, around);
  }

  function elementAt({ x, y }: Press): Element | null {
    let found = document.elementFromPoint(x, y);
    while (found?.shadowRoot) {
      const inner: Element | null = found.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === found) break;
      found = inner;
    }
    return found;
  }

  function afterRelease(event: PointerEvent): void {
    if (event.type !== "pointerup" || !pressed) return;
    const distance = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y);
    pressed = null;
    if (distance < dragDistance) return;
    if (getSelection()?.isCollapsed === false) send({ kind: "marked" });
    else sendDragged();
  }

  function sendDragged(): void {
    pressed = null;
    send({ kind: "dragged" });
  }

  function onKey(event: KeyboardEvent): void {
    if (!event.isTrusted || isPassing || event.isComposing) return;
    arrowed = event.key.startsWith("Arrow") ? (arrowed ?? { hasChosen: false }) : null;
    if (heldKey !== null) {
      stop(event);
      return;
    }
    const { key } = event;
    if ((key !== "Enter" && key !== " ") || event.repeat || event.ctrlKey || event.altKey || event.metaKey)
      return;
    const target = event.composedPath()[0];
    if (!(target instanceof Element)) return;
    const isField = key === "Enter" && target instanceof HTMLInputElement && textTypes.has(target.type);
    if (!isField && !target.closest(key === "Enter" ? pressedByEnter : pressedBySpace)) return;
    if (holds) {
      heldKey = key;
      stop(event);
    }
    send({ kind: "key", target: numberTarget(target), key, isField });
  }

  function holdKey(event: Event): void {
    if (heldKey !== null && !isPassing) stop(event);
  }

  function onFocus(): void {
    typingIn = null;
    secrets.forgetPageWords();
  }

  function onInput(event: Event): void {
    const target = event.composedPath()[0];
    const field = fieldOf(target);
    const { data, isComposing } = event as InputEvent;
    // Not all letters come from keys.
    const isWithoutKey = Boolean(data) && !isComposing && !keys.text.endsWith(data ?? "");
    if (isWithoutKey) keys.text += data;
    if (!field) {
      // The field is in a part that only the page sees into.
      if (target instanceof Element && !target.matches("input, select"))
        edited.set(target, performance.now());
      if (isWithoutKey) sendKeys();
      return;
    }
    edited.set(field, performance.now());
    const value = textIn(field);
    sendTyped(numberOf(field), value);
    // The page passes letters on, to other fields for example.
    if (!value.includes(keys.text)) sendKeys();
    if (!event.isTrusted || typingIn === field) return;
    typingIn = field;
    send({ kind: "typing", target: numberTarget(field) });
  }

  function onChange(event: Event): void {
    const target = event.composedPath()[0];
    if (target instanceof HTMLInputElement && target.type === "file") {
      for (const { name } of target.files ?? []) sendTyped(newNumber(), name.replace(/\.\w{1,5}$/, ""));
      return;
    }
    if (!event.isTrusted) return;
    if (target instanceof HTMLInputElement && target.type === "radio" && arrowed) {
      send({ kind: "chosen", target: numberTarget(target), isFurther: arrowed.hasChosen });
      arrowed.hasChosen = true;
    }
    if (!(target instanceof HTMLSelectElement)) return;
    const before = selected.get(target) ?? [...target.options].filter((one) => one.defaultSelected);
    const now = [...target.selectedOptions];
    selected.set(target, now);
    const added = target.multiple ? now.find((one) => !before.includes(one)) : now[0];
    // There are no words for an option that is no longer selected.
    if (target.multiple && !added) return;
    send({ kind: "selected", target: numberTarget(target), value: added?.label ?? "" });
  }

  function writeKey(event: KeyboardEvent): void {
    const { key } = event;
    if (key === "Enter" || key === "Tab" || key === "Escape") keys = { number: 0, text: "" };
    else if (key === "Backspace") keys.text = keys.text.slice(0, -1);
    else if (key.length === 1 && !event.ctrlKey && !event.metaKey) writeText(event.composedPath()[0], key);
  }

  function writeText(target: unknown, text: string): void {
    keys.text += text;
    // Fields say what they have. Parts that the page draws itself, or hides, don't.
    if (!fieldOf(target) && !(target instanceof Element && target.closest(chosenByKeys))) sendKeys();
  }

  function sendKeys(): void {
    if (keys.number === 0) keys.number = newNumber();
    sendTyped(keys.number, keys.text);
  }

  function sendTyped(field: number, value: string): void {
    send({ kind: "typed", field, value, words: secrets.add(field, value) });
  }

  function fieldOf(target: unknown): HTMLElement | null {
    if (target instanceof HTMLTextAreaElement) return target;
    if (target instanceof HTMLInputElement) return textTypes.has(target.type) ? target : null;
    if (!(target instanceof HTMLElement) || !target.isContentEditable) return null;
    // Links in an editable text are part of what was typed.
    let host = target;
    while (host.parentElement?.isContentEditable) host = host.parentElement;
    return host;
  }

  function textIn(field: HTMLElement): string {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value;
    return field.innerText;
  }

  function numberOf(field: Element): number {
    const known = fieldNumbers.get(field);
    if (known !== undefined) return known;
    const number = newNumber();
    fieldNumbers.set(field, number);
    return number;
  }

  function newNumber(): number {
    return ++fields;
  }

  function clickable(from: Element | null): Element | null {
    if (!from || getComputedStyle(from).cursor !== "pointer") return null;
    let around = from;
    while (around.parentElement && getComputedStyle(around.parentElement).cursor === "pointer")
      around = around.parentElement;
    return around;
  }

  /** Where the main frame has the corner of this frame, and how large one of its pixels is. Null in a frame of another site. */
  function placeOfFrame(): FramePlace | null {
    let place: FramePlace = { left: 0, top: 0, scale: 1 };
    try {
      for (let frame: Window = window; frame !== frame.parent; frame = frame.parent) {
        const element = frame.frameElement as HTMLElement | null;
        if (!element) return null;
        const box = element.getBoundingClientRect();
        const { paddingLeft, paddingTop } = frame.parent.getComputedStyle(element);
        const own = element.offsetWidth > 0 ? box.width / element.offsetWidth : 1;
        const [left, top] = [
          element.clientLeft + Number.parseFloat(paddingLeft),
          element.clientTop + Number.parseFloat(paddingTop),
        ];
        place = {
          left: box.left + (left + place.left) * own,
          top: box.top + (top + place.top) * own,
          scale: place.scale * own,
        };
      }
    } catch {
      return null;
    }
    return place;
  }

  function placed(boxes: Iterable<DOMRect>): PageBox[] {
    const place = placeOfFrame();
    if (!place) return [];
    const { left, top, scale } = place;
    return [...boxes]
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ x, y, width, height }) => ({
        ...{ x: left + x * scale, y: top + y * scale },
        ...{ width: width * scale, height: height * scale },
      }));
  }

  /** Includes open shadow roots. */
  function* rootsOf(root: Document | ShadowRoot): Generator<Document | ShadowRoot> {
    yield root;
    for (const element of root.querySelectorAll("*"))
      if (element.shadowRoot) yield* rootsOf(element.shadowRoot);
  }

  function fieldBoxes(root: Document): PageBox[] {
    const found: DOMRect[] = [];
    for (const one of rootsOf(root))
      for (const element of one.querySelectorAll<HTMLInputElement>("input, textarea")) {
        const isFilled = element.type === "file" || fieldOf(element) !== null;
        // The value of a field with half a date is empty.
        const hasText = element.value !== "" || element.validity.badInput;
        if (isFilled && hasText) found.push(element.getBoundingClientRect());
      }
    for (const [element, atMs] of edited) {
      const isHidden = fieldOf(element) === null;
      // A page may empty the field while the picture is taken.
      const isFilled =
        isHidden || performance.now() - atMs < pictureMs || textIn(element as HTMLElement) !== "";
      if (!element.isConnected) edited.delete(element);
      else if (isFilled) found.push(element.getBoundingClientRect());
    }
    return placed(found);
  }

  function frameBoxes(): PageBox[] {
    const found: DOMRect[] = [];
    for (const one of rootsOf(document))
      for (const frame of one.querySelectorAll("iframe, frame, object, embed"))
        if (!(frame as HTMLIFrameElement).contentDocument) found.push(frame.getBoundingClientRect());
    return placed(found);
  }

  function textBoxes(typed: string[]): PageBox[] {
    if (typed.length === 0) return [];
    const found: DOMRect[] = [];
    for (const root of rootsOf(document)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (isCode(node.parentElement) || !secrets.shows(node.nodeValue ?? "", typed)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        found.push(...range.getClientRects());
      }
      for (const element of root.querySelectorAll("*")) {
        const isShown =
          element instanceof HTMLSelectElement
            ? secrets.shows(element.selectedOptions[0]?.label ?? "", typed)
            : showsInAttributes(element, typed);
        if (isShown) found.push(element.getBoundingClientRect());
      }
    }
    return placed(found);
  }

  /** Style sheets can show the text of a script like any other. */
  function isCode(around: Element | null): boolean {
    return Boolean(around?.matches("script, style, noscript, template") && !around.checkVisibility());
  }

  /** Values that scripts copied into attributes, such as the value of a button. Style sheets can show any of them. */
  function showsInAttributes(element: Element, typed: string[]): boolean {
    const names = element
      .getAttributeNames()
      .filter((name) => secrets.shows(element.getAttribute(name) ?? "", typed));
    if (names.some((name) => ["value", "placeholder", "alt", "title"].includes(name))) return true;
    return (
      names.length > 0 &&
      ["::before", "::after"].some((part) => getComputedStyle(element, part).content !== "none")
    );
  }
}
