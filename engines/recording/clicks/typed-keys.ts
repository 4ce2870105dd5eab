/** Joins what was typed key by key. */

interface TypedKeys {
  press(key: string): void;
  release(key: string): void;
  /** What follows is another text. */
  end(): void;
}

/** They end a text. */
const endingKeys = new Set(["Enter", "Tab", "Escape"]);
/** They only change the letter that comes next. */
const letterKeys = new Set(["", "Shift", "Alt", "AltGraph", "CapsLock", "Dead", "Process", "Unidentified"]);

/**
 * `add` gets each text, and those that were there before letters were deleted, because pages may have shown them. After
 * an arrow or Control, letters may continue a text, replace it or belong to a shortcut, so that they are added both ways.
 */
export function createTypedKeys(add: (text: string) => void): TypedKeys {
  let text = "";
  /** Since the last key that may have moved the cursor. */
  let part = "";
  let isDeleting = false;
  const addBoth = () => {
    add(text);
    if (part !== text) add(part);
  };
  const end = () => {
    addBoth();
    [text, part, isDeleting] = ["", "", false];
  };
  return {
    press(key) {
      if (key.length === 1) {
        text += key;
        part += key;
        isDeleting = false;
      } else if (key === "Backspace") {
        if (!isDeleting) addBoth();
        text = text.slice(0, -1);
        part = part.slice(0, -1);
        isDeleting = true;
      } else if (endingKeys.has(key)) end();
      else if (!letterKeys.has(key)) startPart();
    },
    release(key) {
      if (key === "Control" || key === "Meta") startPart();
    },
    end,
  };

  function startPart(): void {
    addBoth();
    part = "";
  }
}
