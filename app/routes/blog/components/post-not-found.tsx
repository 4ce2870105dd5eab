import { ArrowLeft } from "lucide-react";
import { buttonClass } from "#ui/primitives/button.tsx";
import { ProductFrame } from "#ui/product-frame.tsx";

export function PostNotFound({ appName }: { appName: string }) {
  return (
    <ProductFrame appName={appName} isSite>
      <div className="mx-auto w-full max-w-[1168px] px-4 py-16 md:px-6 md:py-24">
        <h1 className="text-30 tracking-tight md:text-40">Post not found</h1>
        <p className="mt-4 max-w-[60ch] text-18 text-text-2">
          We can't find that post. It may have been unpublished, or the link may be mistyped.
        </p>
        <a href="/blog" className={buttonClass({ variant: "secondary", className: "mt-8" })}>
          <ArrowLeft className="size-4" strokeWidth={1.75} aria-hidden="true" />
          Back to Blog
        </a>
      </div>
    </ProductFrame>
  );
}
