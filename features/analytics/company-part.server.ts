import {
  askedQuestions,
  clickedSearches,
  dailyVisits,
  questionViews,
  unansweredSearches,
  videoQuestionViews,
} from "#db/schema/analytics.ts";
import { type CompanyPart, rowsOfCompany } from "#features/companies/company-part.server.ts";

export const analyticsPart: CompanyPart = {
  exportedRows: (tx, companyId) => ({
    daily_visits: rowsOfCompany(tx, dailyVisits, companyId, dailyVisits.day),
    question_views: rowsOfCompany(tx, questionViews, companyId, questionViews.faqId),
    video_question_views: rowsOfCompany(tx, videoQuestionViews, companyId, videoQuestionViews.faqId),
    asked_questions: rowsOfCompany(tx, askedQuestions, companyId, askedQuestions.query),
    clicked_searches: rowsOfCompany(tx, clickedSearches, companyId, clickedSearches.query),
    unanswered_searches: rowsOfCompany(tx, unansweredSearches, companyId, unansweredSearches.query),
  }),
};
