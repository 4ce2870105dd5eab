import { useFetcher } from "react-router";
import { CopyButton } from "#ui/copy-button.tsx";
import { Button } from "#ui/primitives/button.tsx";
import type { AdminAnswer } from "../admin-answer.ts";

export function PreviewLink({ id, url }: { id: string; url: string }) {
  const fetcher = useFetcher<AdminAnswer>();
  const renewed = fetcher.data && "key" in fetcher.data ? fetcher.data.key : null;
  const shown = renewed ? url.replace(/[^/]+$/, renewed) : url;
  return (
    <div className="text-14">
      <p className="font-medium">Private preview</p>
      <p className="text-13 text-text-3">Anyone with this link can read the last saved version.</p>
      <div className="mt-1.5 flex flex-wrap items-center gap-2">
        <a
          href={shown}
          target="_blank"
          rel="noreferrer"
          className="min-w-0 py-1 text-13 [overflow-wrap:anywhere] text-link underline"
        >
          {shown}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
        <CopyButton text={shown} />
        <Button
          variant="ghost"
          size="sm"
          isBusy={fetcher.state !== "idle"}
          onClick={() =>
            void fetcher.submit({ intent: "renew-link" }, { method: "post", action: `/blog-admin/${id}` })
          }
        >
          Create a new link
        </Button>
      </div>
    </div>
  );
}
