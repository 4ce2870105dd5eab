/**
 * Shows what happens after sign-up, using a real question from the sample and the sentence on its website that the
 * answer cites.
 */
import { useAuthTexts } from "./auth-texts.tsx";
import { sampleProof } from "./sample-proof.ts";

const moments = [
  { title: "Enter your website", text: "That's all we need." },
  { title: "Step reads your pages", text: "It finds your colors, logo and contact details." },
  { title: "Step writes the answers", text: "If your site doesn't say it, we don't publish it." },
] as const;

export function FirstMinute() {
  const { t, said } = useAuthTexts();
  const { question, before, quoted, page } = sampleProof;
  return (
    <aside
      aria-label={t("What happens next")}
      className="hidden bg-[#17171d] p-16 text-[#f1f1f4] lg:flex lg:flex-col lg:justify-center dark:border-l dark:border-border"
    >
      <ol className="mx-auto w-full max-w-[420px]">
        {moments.map(({ title, text }) => (
          <li key={title} className="relative pb-9 pl-8">
            <span
              aria-hidden="true"
              className="absolute top-2.5 bottom-[-10px] left-[3px] w-px bg-[#3b3b45]"
            />
            <span
              aria-hidden="true"
              className="absolute top-2.5 left-0 size-[7px] rounded-full bg-[#a5a5b1]"
            />
            <p className="text-16 font-medium">{t(title)}</p>
            <p className="text-14 text-[#b9b9c4]">{t(text)}</p>
          </li>
        ))}
        <li className="relative pl-8">
          <span aria-hidden="true" className="absolute top-2.5 left-0 size-[7px] rounded-full bg-[#ffefb0]" />
          <p className="text-16 font-medium">{t("Your help center is ready")}</p>
          <div className="mt-3 rounded-lg bg-[#ffffff] px-5 py-4 text-14 text-[#111827]">
            <p className="text-16 font-semibold" lang="en">
              {question}
            </p>
            <p className="mt-1" lang="en">
              {before} <mark className="bg-[#ffefb0] text-[#111827]">{quoted}</mark>
            </p>
            <p className="mt-2 text-13 text-[#5f5f6b]">
              {t("Source: {page} of Whetline, our sample company", { page: said(page) })}
            </p>
          </div>
        </li>
      </ol>
    </aside>
  );
}
