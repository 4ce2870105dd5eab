import { Search } from "lucide-react";
import { buttonClass } from "#ui/primitives/button.tsx";

/**
 * A plain GET form that leads to a result page. The enhancement script adds suggestions and the "/" keyboard shortcut.
 */
export function SearchForm({ basePath, query }: { basePath: string; query?: string }) {
  return (
    <search>
      <form
        className="hc-search"
        action={`${basePath}/search`}
        method="get"
        data-search={`${basePath}/suggest`}
      >
        <Search aria-hidden="true" />
        <input
          type="search"
          name="q"
          defaultValue={query}
          maxLength={200}
          placeholder="Search for answers"
          aria-label="Search the help center"
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className={buttonClass({ variant: "secondary" })}>
          Search
        </button>
      </form>
    </search>
  );
}
