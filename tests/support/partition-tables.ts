/**
 * Partitions the tables with companies' content by company, in an empty migrated database, so that tests show what works
 * when keys lead with the company (`npm run test:partitions`). Unique keys get the company as their first column, and so do
 * foreign keys. docs/decisions/2026-11-27-content-could-be-partitioned.md says what a migration has to do.
 */
import type postgres from "postgres";
import { connect } from "#platform/db/connect.ts";

/** What help centers show, its history, and what visitors searched and sent. */
export const contentTables = [
  "article_redirects",
  "article_versions",
  "claim_conflicts",
  "clicked_searches",
  "collection_redirects",
  "collections",
  "company_languages",
  "contact_messages",
  "daily_visits",
  "faq_contradictions",
  "faq_proposals",
  "faq_versions",
  "generated_faqs",
  "getting_started",
  "guide_versions",
  "help_center_content",
  "helpful_votes",
  "learned_wordings",
  "pinned_answers",
  "redirects",
  "removed_articles",
  "removed_faqs",
  "source_pages",
  "text_checks",
  "translations",
  "unanswered_searches",
  "video_generated_faqs",
  "video_guides",
  "video_metadata",
];

/** More would show nothing else, and make every new database slower. */
const partitions = 2;

interface ForeignKey {
  name: string;
  child: string;
  parent: string;
  column: string;
  action: "CASCADE" | "SET NULL" | null;
  definition: string;
  childHasCompany: boolean;
}

type Tx = postgres.TransactionSql;

export async function partitionTables(url: string): Promise<void> {
  const { sql } = connect(url, { max: 1, applicationName: "step-test-partitions" });
  try {
    await sql.begin(async (tx) => {
      const keys = await foreignKeysOf(tx);
      for (const { child, name } of keys) await tx.unsafe(`alter table ${child} drop constraint ${name}`);
      for (const table of contentTables) await replaceTable(tx, table);
      for (const key of keys) await tx.unsafe(restored(key));
    });
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Those from or to the tables. */
async function foreignKeysOf(tx: Tx): Promise<ForeignKey[]> {
  return await tx<ForeignKey[]>`
    select conname as name, child.relname as child, parent.relname as parent, "column".attname as column,
      case confdeltype when 'c' then 'CASCADE' when 'n' then 'SET NULL' end as action,
      pg_get_constraintdef(pg_constraint.oid) as definition,
      exists (select from pg_attribute where attrelid = child.oid and attname = 'company_id') as "childHasCompany"
    from pg_constraint
    join pg_class child on child.oid = conrelid
    join pg_class parent on parent.oid = confrelid
    join pg_attribute "column" on "column".attrelid = conrelid and "column".attnum = conkey[1]
    where contype = 'f' and (child.relname = any(${contentTables}) or parent.relname = any(${contentTables}))`;
}

async function replaceTable(tx: Tx, table: string): Promise<void> {
  const indexes = await tx<{ name: string; definition: string; isUnique: boolean; key: string | null }[]>`
    select pg_index.indexrelid::regclass::text as name, indisunique as "isUnique",
      pg_get_indexdef(pg_index.indexrelid) as definition, pg_get_constraintdef(pg_constraint.oid) as key
    from pg_index left join pg_constraint on conindid = pg_index.indexrelid and contype in ('p', 'u')
    where indrelid = ${table}::regclass`;
  const triggers = await tx<{ definition: string }[]>`
    select pg_get_triggerdef(oid) as definition from pg_trigger
    where tgrelid = ${table}::regclass and not tgisinternal`;
  const plain = `plain_${table}`;
  await tx.unsafe(`alter table ${table} rename to ${plain}`);
  await tx.unsafe(
    `create table ${table} (like ${plain} including all excluding indexes) partition by hash (company_id)`,
  );
  for (let n = 0; n < partitions; n++)
    await tx.unsafe(
      `create table ${table}_${n} partition of ${table} for values with (modulus ${partitions}, remainder ${n})`,
    );
  await tx.unsafe(`drop table ${plain}`);
  for (const { name, definition, isUnique, key } of indexes) {
    if (key !== null) await tx.unsafe(`alter table ${table} add constraint ${name} ${leading(key)}`);
    else await tx.unsafe(isUnique ? leading(definition) : definition);
  }
  for (const { definition } of triggers) await tx.unsafe(definition);
}

/** The same unique key or index, with the company as a column. */
function leading(definition: string): string {
  return /\bcompany_id\b/.test(definition.replace(/ WHERE .*$/, ""))
    ? definition
    : definition.replace(/(PRIMARY KEY|UNIQUE|USING btree) \(/, "$1 (company_id, ");
}

function restored({ name, child, parent, column, action, definition, childHasCompany }: ForeignKey): string {
  if (!contentTables.includes(parent)) return `alter table ${child} add constraint ${name} ${definition}`;
  if (childHasCompany) {
    const onDelete =
      action === "SET NULL" ? `on delete set null (${column})` : action && `on delete ${action}`;
    return `alter table ${child} add constraint ${name} foreign key (company_id, ${column})
      references ${parent} (company_id, id) ${onDelete ?? ""}`;
  }
  // The child would need the company, too. Until then, a trigger does what the key did.
  const effect =
    action === "CASCADE"
      ? `delete from ${child} where ${column} = old.id`
      : `update ${child} set ${column} = null where ${column} = old.id`;
  return `
    create function ${name}() returns trigger language plpgsql as $$ begin ${effect}; return null; end $$;
    create trigger ${name} after delete on ${parent} for each row execute function ${name}()`;
}
