import { Form } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { Input } from "#ui/primitives/input.tsx";

/** Finds texts by their titles, because the list below shows the first ones only. */
export function SearchForm({ search, filter }: { search: string; filter: string }) {
  const { t } = useTeamTexts("translate");
  return (
    <Form method="get" role="search" className="mb-3 flex max-w-[480px] gap-2" preventScrollReset>
      <input type="hidden" name="show" value={filter} />
      <Input
        type="search"
        name="q"
        aria-label={t("Search titles")}
        placeholder={t("Search titles")}
        defaultValue={search}
        key={search}
        maxLength={200}
      />
      <Button type="submit" variant="secondary">
        {t("Search")}
      </Button>
    </Form>
  );
}
