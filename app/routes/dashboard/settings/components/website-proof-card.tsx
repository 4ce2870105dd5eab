/** Ways to prove that the website is the team's. Disappears when it is proven. */
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { WebsiteProof } from "#features/domains/website-proof.ts";
import type { Refused } from "#shared/action-outcome.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { useToast } from "#ui/toaster.tsx";
import { usePost } from "../../../use-post.ts";

export function WebsiteProofCard({ proof }: { proof: WebsiteProof }) {
  const { t, said } = useTeamTexts("proof");
  const { host, record, tag, file } = proof;
  const toast = useToast();
  const { post, isPosting } = usePost<{ ok: true; text: string } | Refused>();

  async function check() {
    const answer = await post({ intent: "check-website" });
    const text = answer.ok ? answer.text : answer.problem;
    toast({ kind: answer.ok ? "success" : "error", text: said(text) });
  }

  const ways = [
    {
      title: t("Email address"),
      text: t("Check while you're signed in with an address that ends with @{host}.", {
        host,
      }),
    },
    {
      title: t("DNS record"),
      text: t("Add a TXT record named {name} with this value.", { name: record.name }),
      copied: record.value,
    },
    { title: t("Tag on the home page"), text: t("Add this tag to the head of your home page."), copied: tag },
    {
      title: t("File"),
      text: t("Upload a file with this text, so that it opens at {address}.", { address: file.address }),
      copied: file.content,
    },
  ];
  return (
    <section aria-labelledby="website-proof" className="rounded-lg border border-border bg-surface p-5">
      <h2 id="website-proof" className="text-16 font-semibold">
        {t("Is {host} yours?", { host })}
      </h2>
      <p className="mt-1 text-14 text-text-2">
        {t(
          "Until you prove it in one of these ways, search engines don't list your help center, and its footer says it isn't verified.",
        )}
      </p>
      <dl className="mt-4 flex flex-col gap-4 text-14">
        {ways.map(({ title, text, copied }) => (
          <div key={title}>
            <dt className="font-medium">{title}</dt>
            <dd className="break-words text-text-2">{text}</dd>
            {copied ? (
              <dd className="mt-1.5 flex items-center gap-2 rounded-md border border-border py-1.5 pr-1.5 pl-3">
                <code className="min-w-0 grow text-13 break-all">{copied}</code>
                <CopyButton text={copied} />
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
      <form
        method="post"
        className="mt-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPosting) void check();
        }}
      >
        <input type="hidden" name="intent" value="check-website" />
        <Button type="submit" variant="secondary" aria-disabled={isPosting}>
          {isPosting ? t("Checking...") : t("Check now")}
        </Button>
      </form>
    </section>
  );
}
