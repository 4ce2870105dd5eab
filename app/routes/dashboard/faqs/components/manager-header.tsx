import { Download, Ellipsis, EyeOff, FileUp, Plus, RefreshCw, Trash2 } from "lucide-react";
import { Form } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { websiteCheckTexts } from "#features/websites/check/website-check-texts.ts";
import { Button } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { menuItemClass } from "#ui/primitives/menu.tsx";
import { PopoverMenu } from "#ui/primitives/popover-menu.tsx";
import { SwitchButton } from "#ui/primitives/switch.tsx";
import { useMay } from "../../use-may.ts";
import { useFaqs } from "../use-faq-store.ts";
import { iconButtonClass } from "./icon-button.tsx";
import { PostForm } from "./post-form.tsx";
import { RecordFaqs } from "./record-faqs.tsx";

export const addButtonId = "add-faq";
export const removedListId = "recently-deleted";

const exports = [
  { label: "Export CSV", href: "/dashboard/faqs/export?format=csv" },
  { label: "Export JSON", href: "/dashboard/faqs/export?format=json" },
] as const;

interface ManagerHeaderProps {
  category: string | null;
  /** While a question is open, its "Save" is the primary button. */
  hasOpenFaq: boolean;
  onAdded: (faqId: string) => void;
}

export function ManagerHeader({ category, hasOpenFaq, onAdded }: ManagerHeaderProps) {
  const mayWrite = useMay()("write drafts");
  const { t } = useTeamTexts("faqs");
  return (
    <div className="mb-1 flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2 max-md:-mt-3 max-md:mb-0 max-md:gap-x-1">
      <h1 className="text-22 tracking-[-0.015em] max-md:mr-auto max-md:text-18">{t("FAQ Management")}</h1>
      <Visibility />
      <MoreMenu />
      {mayWrite ? (
        <>
          <span className="md:ml-auto">
            <RecordFaqs />
          </span>
          <PostForm
            fields={{ intent: "add", ...(category ? { category } : {}) }}
            onAnswer={(result) => {
              const id = result?.ok ? result.faqs[0]?.id : undefined;
              if (id) onAdded(id);
            }}
          >
            <Button
              type="submit"
              id={addButtonId}
              variant={hasOpenFaq ? "secondary" : "primary"}
              aria-keyshortcuts="n"
              className="max-md:px-3 max-md:text-13"
            >
              <Plus className="size-4" aria-hidden="true" />
              {t("Add FAQ")}
            </Button>
          </PostForm>
        </>
      ) : null}
    </div>
  );
}

/** On phones, it is in the menu, unless visitors don't see the questions. */
function Visibility() {
  const { isShown } = useFaqs();
  const { t } = useTeamTexts("faqs");
  const place = isShown ? "max-md:hidden" : "max-md:order-1 max-md:basis-full";
  if (!useMay()("publish content")) {
    return (
      <p className={cn("text-13 text-text-3", place)}>
        {isShown ? t("Shown in Help Center") : t("Hidden in Help Center")}
      </p>
    );
  }
  return (
    <PostForm
      fields={{ intent: "show-faqs", shown: String(!isShown) }}
      className={cn("flex items-center gap-2 text-13", place)}
    >
      <SwitchButton isOn={isShown} aria-labelledby="show-faqs" />
      <span id="show-faqs" className="text-text-2 max-xl:sr-only">
        {t("Show in Help Center")}
      </span>
      <span className="text-text-3">{isShown ? t("Shown") : t("Hidden")}</span>
    </PostForm>
  );
}

function MoreMenu() {
  const { removed, isShown } = useFaqs();
  const { t } = useTeamTexts("faqs");
  const mayDo = useMay();
  const iconLook = { className: "size-4 text-text-3", strokeWidth: 1.75, "aria-hidden": true } as const;
  return (
    <PopoverMenu
      label={t("More page actions")}
      summary={<Ellipsis className="size-4" aria-hidden="true" />}
      buttonClass={iconButtonClass}
      className="w-64"
    >
      {(close) => (
        <>
          {mayDo("publish content") ? (
            <>
              {isShown ? (
                <PostForm
                  fields={{ intent: "show-faqs", shown: "false" }}
                  onAnswer={close}
                  className="md:hidden"
                >
                  <button type="submit" className={menuItemClass}>
                    <EyeOff {...iconLook} />
                    {t("Hide in Help Center")}
                  </button>
                </PostForm>
              ) : null}
              <Form method="post" action="/dashboard/faqs/website">
                <button type="submit" name="intent" value="check" className={menuItemClass}>
                  <RefreshCw {...iconLook} />
                  {t(websiteCheckTexts.start)}
                </button>
              </Form>
              <a href="/dashboard/faqs/import" className={menuItemClass}>
                <FileUp {...iconLook} />
                {t("Import")}
              </a>
            </>
          ) : null}
          {exports.map(({ label, href }) => (
            <a key={href} href={href} className={menuItemClass} onClick={close}>
              <Download {...iconLook} />
              {t(label)}
            </a>
          ))}
          {removed.length > 0 && mayDo("write drafts") ? (
            <a href={`#${removedListId}`} className={menuItemClass} onClick={close}>
              <Trash2 {...iconLook} />
              {t("Recently deleted")}
              <span className="ml-auto text-text-3 tabular-nums">{removed.length}</span>
            </a>
          ) : null}
        </>
      )}
    </PopoverMenu>
  );
}
