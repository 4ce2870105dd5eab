import { examRuns, examSchedules } from "#db/schema/exams.ts";
import {
  type CompanyPart,
  largeRowsOfCompany,
  rowsOfCompany,
} from "#features/companies/company-part.server.ts";

export const examsPart: CompanyPart = {
  exportedRows: (tx, companyId) => ({
    exam_runs: largeRowsOfCompany(tx, examRuns, companyId, examRuns.id),
    exam_schedules: rowsOfCompany(tx, examSchedules, companyId, examSchedules.companyId),
  }),
};
