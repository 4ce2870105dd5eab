/** A help center as visitors read it: its company, its address and the language of the page. */
import { type LanguageView, languageSegment, mainLanguageOf } from "#features/translations/language-tag.ts";
import type { PublicCompany } from "./find-public-scope.server.ts";

export interface PublicScope {
  companyId: string;
  company: PublicCompany;
  /** Prefix of every link. Empty on a tenant's own host, "/help/acme" on the main host, and "/help/acme/de" in German. */
  basePath: string;
  /** The prefix without a language. */
  rootPath: string;
  view: LanguageView;
}

export function scopeOf(company: PublicCompany, rootPath: string): PublicScope {
  const main = mainLanguageOf(company);
  return {
    companyId: company.id,
    company,
    basePath: rootPath,
    rootPath,
    view: { language: main, main, hasOthers: company.languages.length > 0 },
  };
}

/** The same help center in one of its other languages. */
export function scopeIn(scope: PublicScope, language: string): PublicScope {
  if (language === scope.view.main)
    return { ...scope, basePath: scope.rootPath, view: { ...scope.view, language } };
  const basePath = `${scope.rootPath}/${languageSegment(language)}`;
  return { ...scope, basePath, view: { ...scope.view, language } };
}

/** The main language, followed by those that visitors can see. The team also sees the drafts. */
export function languagesIn({ company, view }: PublicScope, { withDrafts = false } = {}): string[] {
  const shown = company.languages.filter(({ status }) => withDrafts || status === "published");
  return [view.main, ...shown.map(({ language }) => language).filter((language) => language !== view.main)];
}
