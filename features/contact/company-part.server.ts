import { and, asc, eq, isNull } from "drizzle-orm";
import { contactMessages } from "#db/schema.ts";
import { type CompanyPart, hasRows } from "#features/companies/company-part.server.ts";
import { messageColumns } from "./message-columns.ts";

export const contactPart: CompanyPart = {
  exportedRows: (tx, companyId) => ({
    contact_messages: tx
      .select(messageColumns)
      .from(contactMessages)
      .where(and(eq(contactMessages.companyId, companyId), isNull(contactMessages.deletedAt)))
      .orderBy(asc(contactMessages.id))
      .$dynamic(),
  }),
  hasContent: (tx, companyId) => hasRows(tx, [contactMessages], companyId),
};
