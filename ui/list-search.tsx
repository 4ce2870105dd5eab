import { Search } from "lucide-react";
import { Form, Link } from "react-router";
import { Button, buttonClass } from "./primitives/button.tsx";
import { Input } from "./primitives/input.tsx";
import { useWords } from "./words.tsx";

/** Searches a list that shows its first entries only. A plain GET form, so that the query is in the URL. */
export function ListSearch({
  label,
  search,
  kept = {},
  clearTo,
}: {
  label: string;
  search: string;
  /** What else stays in the URL, such as which of the page's lists is searched. */
  kept?: Record<string, string>;
  clearTo: string;
}) {
  const words = useWords();
  return (
    <Form
      method="get"
      role="search"
      preventScrollReset
      className="flex w-full flex-wrap gap-2 md:max-w-[520px]"
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="relative min-w-45 grow">
        <Search
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-text-3"
          strokeWidth={1.75}
          aria-hidden="true"
        />
        <Input
          key={search}
          type="search"
          name="q"
          defaultValue={search}
          aria-label={label}
          placeholder={label}
          maxLength={200}
          className="pl-9"
        />
      </div>
      <Button type="submit" variant="secondary" className="h-11 md:h-10">
        {words.search}
      </Button>
      {search ? (
        <Link
          to={clearTo}
          preventScrollReset
          className={buttonClass({ variant: "ghost", className: "h-11 md:h-10" })}
        >
          {words.showAll}
        </Link>
      ) : null}
    </Form>
  );
}
