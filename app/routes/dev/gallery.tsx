/** Shows every part of `ui/` in its states. `npm run dev` serves it at /dev/gallery; builds don't include it. */
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { servicesContext } from "#app/context.ts";
import { CopyTextButton } from "#ui/copy-button.tsx";
import { HintBar } from "#ui/hint-bar.tsx";
import { ListSearch } from "#ui/list-search.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { PictureRing } from "#ui/picture-ring.tsx";
import { Button, buttonClass } from "#ui/primitives/button.tsx";
import { Kbd } from "#ui/primitives/kbd.tsx";
import { Menu, menuItemClass } from "#ui/primitives/menu.tsx";
import { PopoverMenu } from "#ui/primitives/popover-menu.tsx";
import { Skeleton } from "#ui/primitives/skeleton.tsx";
import { TabLinks } from "#ui/primitives/tab-links.tsx";
import { ProductFrame } from "#ui/product-frame.tsx";
import { FieldStates } from "./components/field-states.tsx";
import { MessageStates } from "./components/message-states.tsx";
import { longText, longWord } from "./components/sample-texts.ts";
import { Section } from "./components/section.tsx";
import { SidePanelStates } from "./components/side-panel-states.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  return { appName: context.get(servicesContext).config.appName };
}

export default function Gallery() {
  const { appName } = useLoaderData<typeof loader>();
  return (
    <ProductFrame appName={appName}>
      <title>{`Gallery · ${appName}`}</title>
      <div className="mx-auto w-full max-w-[1168px] px-4 py-12 md:px-6">
        <PageHeader title="Gallery" text="Switch your browser to dark, and to a width of 390 px.">
          <Button variant="secondary">Secondary</Button>
          <Button>Primary</Button>
        </PageHeader>
        <Section title="Page header, long">
          <PageHeader title={longText} text={longText}>
            <Button>One action</Button>
          </PageHeader>
        </Section>
        <Section title="Button">
          <Buttons />
        </Section>
        <Section title="Picture ring">
          <div className="relative h-36 w-64 bg-surface-2">
            <PictureRing
              box={{ x: 160, y: 120, width: 320, height: 60 }}
              width={640}
              height={360}
              className="absolute inset-0 size-full"
            />
          </div>
        </Section>
        <FieldStates />
        <Section title="List search">
          <ListSearch label="Search redirects" search="" clearTo="?" />
          <ListSearch label={longText} search={longWord} clearTo="?" />
        </Section>
        <Section title="Side panel">
          <SidePanelStates />
        </Section>
        <Section title="Hint bar">
          <HintBar
            hints={[
              { keys: ["J", "K"], label: "Move" },
              { keys: ["P"], label: "Publish" },
            ]}
            text="3 to decide"
            className=""
          />
        </Section>
        <Section title="Tab links">
          <TabLinks label="Tabs" tabs={tabs} />
        </Section>
        <Section title="Menu">
          <Menu
            summary="More"
            summaryClass={buttonClass({ variant: "secondary" })}
            className="top-full left-0 w-52"
          >
            {(close) => (
              <button type="button" className={menuItemClass} onClick={close}>
                One entry
              </button>
            )}
          </Menu>
        </Section>
        <Section title="Menu above everything">
          <PopoverMenu summary="More" buttonClass={buttonClass({ variant: "secondary" })} className="w-52">
            {(close) => (
              <button type="button" className={menuItemClass} onClick={close}>
                One entry
              </button>
            )}
          </PopoverMenu>
        </Section>
        <Section title="Key and copied text">
          <div className="flex items-center gap-3">
            <Kbd>K</Kbd>
            <CopyTextButton text={longWord} label="Copy" />
          </div>
        </Section>
        <Section title="Skeleton">
          <div className="flex flex-col gap-3">
            <Skeleton className="w-full" />
            <Skeleton className="h-10 w-full" />
          </div>
        </Section>
        <MessageStates />
      </div>
    </ProductFrame>
  );
}

const tabs = [
  { to: "/dev/gallery", label: "Current", count: 12, isCurrent: true },
  { to: "/dev/gallery?tab=other", label: "Other", isCurrent: false },
  { to: "/dev/gallery?tab=empty", label: "Empty", count: 0, isCurrent: false },
  { to: "/dev/gallery?tab=long", label: longText, count: 1_234, isCurrent: false },
];

const sizes = ["sm", "md", "lg"] as const;

function Buttons() {
  return (["primary", "secondary", "ghost"] as const).map((variant) => (
    <div key={variant} className="mt-3 flex flex-wrap items-center gap-3">
      {sizes.map((size) => (
        <Button key={size} variant={variant} size={size}>
          {variant} {size}
        </Button>
      ))}
      <Button variant={variant} disabled>
        Disabled
      </Button>
      <Button variant={variant} aria-disabled>
        Saving...
      </Button>
      <a href="/dev/gallery" className={buttonClass({ variant })}>
        A link that looks like this
      </a>
      <Button variant={variant}>{longWord}</Button>
    </div>
  ));
}
