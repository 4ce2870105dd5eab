import { ExternalLink } from "lucide-react";
import { redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { readRange, startOfRange } from "#features/analytics/day-visits.ts";
import { describeOwnVisits } from "#features/analytics/own-visits.server.ts";
import { listReviews } from "#features/articles/list-reviews.server.ts";
import { chooseTrade } from "#features/companies/company-trade.server.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { getSettings } from "#features/companies/update-company-settings.server.ts";
import { hasContact, presentContact } from "#features/contact/present.ts";
import { proofOf } from "#features/domains/website-proof.ts";
import { answerSearch } from "#features/faqs/answer-search.server.ts";
import { answerCustomerQuestion } from "#features/faqs/customer-questions.server.ts";
import { countDrafts, countFoundDrafts } from "#features/faqs/own-faqs.server.ts";
import { countVotesSince, deleteComment, listLeastHelpful } from "#features/feedback/own-feedback.server.ts";
import { feedbackTexts } from "#features/feedback/texts.ts";
import { hasPublishedGuide } from "#features/guides/own-guide.server.ts";
import { listDueTexts } from "#features/help-center/checks/text-checks.server.ts";
import { describeExam } from "#features/help-center/exam/describe-exam.server.ts";
import { presentPreview } from "#features/help-center/preview.ts";
import { readPreviewContents } from "#features/help-center/preview-contents.server.ts";
import { publicAddress } from "#features/help-center/public-address.ts";
import { findAnswered } from "#features/help-center/search-center.server.ts";
import { listBrokenGuides } from "#features/recordings/replays/guide-replays.server.ts";
import { findPeople } from "#features/team/people.server.ts";
import { describeWebsiteChanges } from "#features/websites/check/website-checks.server.ts";
import { widgetSnippet } from "#features/widget/widget-snippet.ts";
import { may } from "#shared/permissions.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { unknownForm } from "../answer-outcome.ts";
import { ownerContext, roleContext } from "../guards.server.ts";
import { framedMeta } from "../private-meta.ts";
import { qrPicture } from "../qr-picture.server.ts";
import { readForm } from "../read-body.ts";
import { accountTexts, inAccountLanguage } from "../team-texts.server.ts";
import type { Route } from "./+types/overview";
import { CenterCard } from "./components/center-card.tsx";
import { CustomerQuestionsCard } from "./components/customer-questions-card.tsx";
import { ExamCard } from "./components/exam-card.tsx";
import { FirstSteps } from "./components/first-steps.tsx";
import { LiveCard } from "./components/live-card.tsx";
import { MostRead } from "./components/most-read.tsx";
import { NeedsCard } from "./components/needs-card.tsx";
import { RecordPanel } from "./components/record-panel.tsx";
import { VisitsCard } from "./components/visits-card.tsx";
import { WebsiteCard } from "./components/website-card.tsx";
import { WriterNote } from "./components/writer-note.tsx";
import { stateOf, summaryOf } from "./home-cards.ts";
import { listMostRead } from "./list-most-read.server.ts";
import { listNeeds } from "./list-needs.ts";
import { readCustomerQuestions } from "./read-customer-questions.server.ts";
import { SectionError } from "./section-error.tsx";
import { openUrl } from "./settings/open-url.ts";
import { useMay } from "./use-may.ts";

const maxUnansweredShown = 5;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, clock, config, origin } = context.get(servicesContext);
  // Members in the support role start on the messages page.
  if (!may(context.get(roleContext), "write drafts")) throw redirect("/dashboard/inbox");
  const scope = context.get(ownerContext);
  const now = clock.now();
  const range = readRange(new URL(request.url).searchParams.get("days"));
  const mayDecide = may(context.get(roleContext), "publish content");
  const settings = getSettings(db, scope);
  const [
    { company },
    contents,
    visits,
    hasGuide,
    leastHelpful,
    drafts,
    foundDrafts,
    website,
    asked,
    reviews,
    due,
    brokenGuides,
    mostRead,
    exam,
    votes,
  ] = await Promise.all([
    settings,
    settings.then(({ company }) => readPreviewContents(db, scope, company)),
    describeOwnVisits(db, scope, { now, range }),
    hasPublishedGuide(db, scope),
    listLeastHelpful(db, scope),
    countDrafts(db, scope),
    countFoundDrafts(db, scope),
    mayDecide ? describeWebsiteChanges({ db, clock }, scope) : null,
    readCustomerQuestions(context),
    listReviews(db, scope, { mayPublish: mayDecide }),
    mayDecide ? listDueTexts(db, scope, now) : [],
    listBrokenGuides(db, scope),
    listMostRead(db, scope),
    describeExam(db, scope, { now }),
    countVotesSince(db, scope, startOfRange(now, range)),
  ]);
  const people = await findPeople(
    db,
    reviews.flatMap(({ by }) => by ?? []),
  );
  const { unanswered } = visits;
  const { faqs } = contents;
  const { companyName, websiteUrl, themeSettings, searchSettings, logoUrl, logoWidth, logoHeight } = company;
  const contact = presentContact(company.contactDetails);
  const path = `/help/${company.helpCenterSubdomain ?? "preview"}`;
  const publicUrl = openUrl(company, origin);
  const widgetBase = publicAddress(company, { origin, baseDomain: config.baseDomain });
  const answered = await findAnswered(
    db,
    scope,
    unanswered.map(({ query }) => query),
  );
  const { t, number } = accountTexts(context, "home");
  const isUsed = visits.before.views > 0 || visits.days.some(({ views }) => views > 0);
  const isNew = publicUrl !== null && !isUsed;
  const mayChangeSettings = may(context.get(roleContext), "change settings");
  const center = presentPreview({
    companyName,
    websiteUrl,
    language: company.language,
    messageOverrides: company.messageOverrides,
    themeSettings,
    centerSettings: company.centerSettings,
    searchSettings,
    logo: logoUrl ? { url: logoUrl, width: logoWidth, height: logoHeight } : null,
    contact,
    ...contents,
    address: publicUrl ?? `${origin}${path}`,
    basePath: path,
    year: now.getUTCFullYear(),
    appName: config.appName,
  });
  return {
    ...inAccountLanguage(context, ["home", "recorder"]),
    center,
    publicUrl,
    isUsed,
    isNew,
    share: publicUrl && widgetBase && { qrSource: qrPicture(publicUrl), snippet: widgetSnippet(widgetBase) },
    previewUrl: publicUrl ?? `${origin}/help/preview?company=${scope.companyId}`,
    steps: {
      isSetUp: company.onboardingCompleted,
      isPublic: publicUrl !== null,
      hasLogo: logoUrl !== null,
      hasGuide,
      hasContact: hasContact(contact),
      hasDomain: company.domainType === "custom" && company.domainVerificationStatus === "verified",
    },
    answers: {
      count: faqs.length,
      sourced: faqs.filter(({ source }) => source !== null).length,
      pages: new Set(faqs.flatMap(({ source }) => source?.url ?? [])).size,
    },
    mostRead,
    visits: { days: visits.days, before: visits.before, range, votes },
    exam: exam && summaryOf(exam),
    website: website && stateOf(website),
    needs: listNeeds(
      {
        website: website && { ...website, check: inWords(website.check, accountTexts(context, "wizard")) },
        unprovenHost: mayChangeSettings ? (proofOf(company)?.host ?? null) : null,
        leastHelpful,
        drafts,
        // Later they would repeat what the owner has decided.
        foundDrafts: isNew && mayDecide ? foundDrafts : 0,
        lacksContactForm: isNew && mayChangeSettings && contact?.formEnabled !== true,
        due: due.map(({ title }) => title),
        brokenGuides,
        // With too few questions for a new exam, the last one is about a help center that no longer exists.
        wrongAnswers: exam?.needs === null ? exam.wrong : [],
        reviews: reviews.map(({ by, ...review }) => {
          const person = people.get(by ?? "");
          return {
            ...review,
            person: person ? person.name || person.email : t("A former member or an API key"),
          };
        }),
        // Searches that published content now answers need no attention.
        unanswered: unanswered.filter(({ query }) => !answered.has(query)).slice(0, maxUnansweredShown),
      },
      { t, number },
    ),
    asked,
  };
}

/** What the check stored about a website that it couldn't read. */
function inWords<Check extends { message: string | null }>(
  check: Check | null,
  { said }: TeamTexts<"wizard">,
): Check | null {
  return check && { ...check, message: check.message?.split("\n").map(said).join("\n") ?? null };
}

/**
 * "Answer" next to a search and "Write an answer" next to a customer question create a draft with that question and
 * open it. The other forms correct the company's trade and delete a visitor's comment.
 */
export async function action({ context }: Route.ActionArgs) {
  const scope = context.get(ownerContext);
  const { db } = context.get(servicesContext);
  const form = await readForm(context);
  const { said, t } = accountTexts(context, "home");
  if (form.get("intent") === "delete-comment") {
    await deleteComment(db, scope, String(form.get("voteId") ?? ""));
    return redirectWithToast("/dashboard", { kind: "success", text: said(feedbackTexts.commentDeleted) });
  }
  if (form.get("intent") === "answer-question") {
    const intent = String(form.get("question") ?? "");
    return openDraft(await db.transaction((tx) => answerCustomerQuestion(tx, scope, { intent })));
  }
  if (form.get("intent") === "choose-trade") {
    if (!(await chooseTrade(db, scope, String(form.get("trade") ?? "")))) throw unknownForm();
    return redirectWithToast("/dashboard", {
      kind: "success",
      text: t("Saved. The list of questions has changed."),
    });
  }
  const query = form.get("query");
  if (form.get("intent") !== "answer" || typeof query !== "string") throw unknownForm();
  return openDraft(await db.transaction((tx) => answerSearch(tx, scope, { query })));
}

function openDraft(id: string | null): Response {
  return redirect(id === null ? "/dashboard" : `/dashboard/faqs?edit=${id}`);
}

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Home", matches);
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { center, publicUrl, share, previewUrl, steps, answers, visits, needs, asked, mostRead } = loaderData;
  const { exam, website, isUsed, isNew } = loaderData;
  const mayDo = useMay();
  const { t } = useTeamTexts("home");
  const firstSteps = mayDo("change settings") ? <FirstSteps steps={steps} /> : null;
  return (
    <>
      <PageHeader title={t("Home")}>
        <a
          href={previewUrl}
          target="_blank"
          rel="noreferrer"
          // On a phone, the same link is right below.
          className={cn(buttonClass({ variant: isNew ? "secondary" : "primary" }), isNew && "max-md:hidden")}
        >
          <ExternalLink className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {t("Preview Your Help Center")}
          <span className="sr-only"> {t("(opens in a new tab)")}</span>
        </a>
      </PageHeader>
      <WriterNote />
      <div className="flex flex-col gap-4 md:gap-6">
        {isNew && share && publicUrl !== null ? (
          <LiveCard center={center} publicUrl={publicUrl} answers={answers} {...share} />
        ) : (
          <CenterCard center={center} publicUrl={publicUrl} qrSource={share ? share.qrSource : null} />
        )}
        <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="flex min-w-0 flex-col gap-4 md:gap-6">
            {isNew && needs.length === 0 ? null : (
              <NeedsCard needs={needs} canDelete={mayDo("publish content")} />
            )}
            {asked === null ? null : (
              <CustomerQuestionsCard questions={asked} canChoose={mayDo("change settings")} />
            )}
            {isNew ? null : <VisitsCard {...visits} />}
          </div>
          <div className="flex min-w-0 flex-col gap-4 md:gap-6">
            {isUsed ? null : firstSteps}
            {exam ? <ExamCard {...exam} /> : null}
            <MostRead questions={mostRead} />
            {website ? <WebsiteCard {...website} /> : null}
            {isUsed ? firstSteps : null}
          </div>
        </div>
        {isNew ? <VisitsCard {...visits} /> : null}
        <RecordPanel />
      </div>
    </>
  );
}

export const ErrorBoundary = SectionError;
