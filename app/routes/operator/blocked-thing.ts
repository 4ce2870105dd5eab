/** Describes a blocked resource, as in "Inline script" or "Image from https://evil.example". */

const kinds: Record<string, string> = {
  "base-uri": "base address",
  "connect-src": "connection",
  "font-src": "font",
  "form-action": "form",
  "frame-src": "frame",
  "child-src": "frame",
  "img-src": "image",
  "manifest-src": "manifest",
  "media-src": "video or audio",
  "object-src": "plugin",
  "script-src": "script",
  "script-src-attr": "script",
  "script-src-elem": "script",
  "style-src": "style",
  "style-src-attr": "style",
  "style-src-elem": "style",
  "worker-src": "worker",
};

export function blockedThing({ directive, blocked }: { directive: string; blocked: string }): string {
  const kind = kinds[directive] ?? "content";
  switch (blocked) {
    case "inline":
      return `Inline ${kind}`;
    case "eval":
      return "Script that runs text as code (eval)";
    case "wasm-eval":
      return "WebAssembly";
    case "data":
    case "blob":
      return capitalized(`${kind} from a ${blocked}: address`);
    case "trusted-types-sink":
    case "trusted-types-policy":
      return "Script that writes HTML into the page";
    default:
      return capitalized(`${kind} from ${blocked}`);
  }
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
