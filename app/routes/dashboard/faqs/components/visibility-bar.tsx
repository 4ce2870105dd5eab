import { Form } from "react-router";
import { websiteCheckTexts } from "#features/websites/check/website-check-texts.ts";
import { SwitchButton } from "#ui/primitives/switch.tsx";
import { useMay } from "../../use-may.ts";
import { useFaqs } from "../use-faq-store.ts";
import { PostForm } from "./post-form.tsx";

const fileLinks = [
  { label: "Import", href: "/dashboard/faqs/import", needs: "publish content" },
  { label: "Export CSV", href: "/dashboard/faqs/export?format=csv", needs: "read the dashboard" },
  { label: "Export JSON", href: "/dashboard/faqs/export?format=json", needs: "read the dashboard" },
];

const linkClass =
  "inline-block py-1 text-text-2 underline decoration-border-strong underline-offset-4 hover:decoration-current";

export function VisibilityBar() {
  const { isShown } = useFaqs();
  const mayPublish = useMay()("publish content");
  const links = fileLinks.filter(({ needs }) => needs === "read the dashboard" || mayPublish);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-5">
      {mayPublish ? (
        <PostForm
          fields={{ intent: "show-faqs", shown: String(!isShown) }}
          className="flex items-center gap-2.5 text-14"
        >
          <SwitchButton isOn={isShown} aria-labelledby="show-faqs" />
          <span id="show-faqs" className="font-medium">
            Show in Help Center
          </span>
          <span className="text-text-3">{isShown ? "Shown" : "Hidden"}</span>
        </PostForm>
      ) : (
        <p className="text-14 text-text-3">{isShown ? "Shown in Help Center" : "Hidden in Help Center"}</p>
      )}
      <ul className="flex flex-wrap gap-x-4 text-13">
        {mayPublish ? (
          <li>
            <Form method="post" action="/dashboard/faqs/website">
              <button type="submit" name="intent" value="check" className={linkClass}>
                {websiteCheckTexts.start}
              </button>
            </Form>
          </li>
        ) : null}
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className={linkClass}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
