import type { ReactNode } from "react";
import { ProductFrame } from "#ui/product-frame.tsx";

export function ProsePage({
  appName,
  title,
  lead,
  children,
}: {
  appName: string;
  title: string;
  lead: ReactNode;
  children: ReactNode;
}) {
  return (
    <ProductFrame appName={appName} isSite>
      <div className="mx-auto w-full max-w-[1168px] px-4 py-12 md:px-6 md:py-18">
        <h1 className="text-30 tracking-tight md:text-40">{title}</h1>
        <p className="mt-4 max-w-[58ch] text-18 leading-[1.55] text-text-2">{lead}</p>
        <div className="mt-8 max-w-[68ch] [&_a:not([data-button])]:text-link [&_a:not([data-button])]:underline [&_a:not([data-button])]:decoration-tint-30 [&_a:not([data-button])]:underline-offset-4 [&_code]:rounded-sm [&_code]:bg-surface-2 [&_code]:px-1 [&_code]:py-0.5 [&_code]:text-14 [&_h2]:mt-10 [&_h2]:text-22 [&_li]:mt-1.5 [&_p]:mt-3 [&_pre]:mt-4 [&_pre]:whitespace-pre-wrap [&_pre]:[overflow-wrap:anywhere] [&_pre]:rounded-md [&_pre]:border [&_pre]:border-border [&_pre]:bg-surface-2 [&_pre]:p-4 [&_pre]:text-14 [&_pre]:leading-normal [&_pre_code]:bg-transparent [&_pre_code]:p-0 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-5">
          {children}
        </div>
      </div>
    </ProductFrame>
  );
}
