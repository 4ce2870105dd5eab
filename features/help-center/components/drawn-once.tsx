/**
 * Icon sprite for icons that a page repeats hundreds of times. With inline icons on a page of 200 questions, icons made
 * up a third of the page's size and render time.
 */
import { Link2, Plus } from "lucide-react";

const icons = { plus: Plus, link: Link2 };

export function DrawnOnce() {
  return (
    <svg width="0" height="0" className="hc-drawn-once" aria-hidden="true">
      {Object.entries(icons).map(([name, Drawing]) => (
        <symbol key={name} id={idOf(name)} viewBox="0 0 24 24">
          <Drawing />
        </symbol>
      ))}
    </svg>
  );
}

export function NamedIcon({ name, className }: { name: keyof typeof icons; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`#${idOf(name)}`} />
    </svg>
  );
}

/** Can't be the same as a question's id, because slugs have no underscore. */
function idOf(name: string): string {
  return `icon_${name}`;
}
