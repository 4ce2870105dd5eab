import { getTableColumns } from "drizzle-orm";
import { contactMessages } from "#db/schema/contact.ts";

const { searched: _, ...columns } = getTableColumns(contactMessages);

/** Without the copy of the texts that the search reads. */
export const messageColumns = columns;
