-- What visitors can see changes -> companies.content_version moves and 'content_changed' tells every
-- process, both with the transaction that made the change: a cached page is never older than its version.

-- Any column of the row counts as public unless it is named here, so that a new column is safe by default.
CREATE FUNCTION companies_move_content_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  private_columns constant text[] := ARRAY[
    'content_version', 'version', 'updated_at', 'onboarding_step', 'beta_code_used',
    'domain_token', 'domain_checked_at', 'domain_check_detail', 'domain_check_failures'
  ];
BEGIN
  IF NEW.content_version = OLD.content_version
    AND (to_jsonb(NEW) - private_columns) IS DISTINCT FROM (to_jsonb(OLD) - private_columns) THEN
    NEW.content_version := OLD.content_version + 1;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER companies_move_content_version BEFORE UPDATE ON companies
  FOR EACH ROW EXECUTE FUNCTION companies_move_content_version();
--> statement-breakpoint
CREATE FUNCTION companies_tell_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Postgres sends equal notifications of one transaction once.
  PERFORM pg_notify('content_changed', COALESCE(NEW.id, OLD.id)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER companies_tell_content_changed AFTER UPDATE ON companies
  FOR EACH ROW WHEN (OLD.content_version IS DISTINCT FROM NEW.content_version)
  EXECUTE FUNCTION companies_tell_content_changed();
--> statement-breakpoint
-- An insert matters too: a page that says "no such help center" may be cached.
CREATE TRIGGER companies_tell_content_changed_rows AFTER INSERT OR DELETE ON companies
  FOR EACH ROW EXECUTE FUNCTION companies_tell_content_changed();
--> statement-breakpoint
-- One function for all tables that hold a company's public content. Per statement, so that a bulk insert
-- moves the version once. Transition tables allow one event a trigger, hence three triggers a table.
CREATE FUNCTION content_moves_company_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE companies SET content_version = content_version + 1
      WHERE id IN (SELECT company_id FROM new_rows);
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE companies SET content_version = content_version + 1
      WHERE id IN (SELECT company_id FROM old_rows);
  ELSE
    UPDATE companies SET content_version = content_version + 1
      WHERE id IN (SELECT company_id FROM new_rows UNION SELECT company_id FROM old_rows);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Evidence has no company of its own; its FAQ has. Deleted together with its FAQ, the FAQ's trigger speaks.
CREATE FUNCTION evidence_moves_company_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE companies SET content_version = content_version + 1 WHERE id IN (
      SELECT faq.company_id FROM generated_faqs faq JOIN new_rows ON new_rows.faq_id = faq.id);
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE companies SET content_version = content_version + 1 WHERE id IN (
      SELECT faq.company_id FROM generated_faqs faq JOIN old_rows ON old_rows.faq_id = faq.id);
  ELSE
    UPDATE companies SET content_version = content_version + 1 WHERE id IN (
      SELECT faq.company_id FROM generated_faqs faq JOIN new_rows ON new_rows.faq_id = faq.id
      UNION SELECT faq.company_id FROM generated_faqs faq JOIN old_rows ON old_rows.faq_id = faq.id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER generated_faqs_insert_moves_version AFTER INSERT ON generated_faqs
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER generated_faqs_update_moves_version AFTER UPDATE ON generated_faqs
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER generated_faqs_delete_moves_version AFTER DELETE ON generated_faqs
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER video_generated_faqs_insert_moves_version AFTER INSERT ON video_generated_faqs
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER video_generated_faqs_update_moves_version AFTER UPDATE ON video_generated_faqs
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER video_generated_faqs_delete_moves_version AFTER DELETE ON video_generated_faqs
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER help_center_content_insert_moves_version AFTER INSERT ON help_center_content
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER help_center_content_update_moves_version AFTER UPDATE ON help_center_content
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER help_center_content_delete_moves_version AFTER DELETE ON help_center_content
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER getting_started_insert_moves_version AFTER INSERT ON getting_started
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER getting_started_update_moves_version AFTER UPDATE ON getting_started
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER getting_started_delete_moves_version AFTER DELETE ON getting_started
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER video_guides_insert_moves_version AFTER INSERT ON video_guides
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER video_guides_update_moves_version AFTER UPDATE ON video_guides
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER video_guides_delete_moves_version AFTER DELETE ON video_guides
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION content_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER faq_evidence_insert_moves_version AFTER INSERT ON faq_evidence
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION evidence_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER faq_evidence_update_moves_version AFTER UPDATE ON faq_evidence
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION evidence_moves_company_version();
--> statement-breakpoint
CREATE TRIGGER faq_evidence_delete_moves_version AFTER DELETE ON faq_evidence
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION evidence_moves_company_version();
--> statement-breakpoint
-- The blog belongs to no company: its news is the word 'blog'. Counting a view is no news.
CREATE FUNCTION blog_tells_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', 'blog');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER blog_posts_tell_content_changed AFTER INSERT OR DELETE OR UPDATE OF title, slug, content, excerpt, meta_description, featured_image_url, author_name, author_email,
    category_id, tags, published, published_at, reading_time_minutes ON blog_posts
  FOR EACH STATEMENT EXECUTE FUNCTION blog_tells_content_changed();
--> statement-breakpoint
CREATE TRIGGER blog_categories_tell_content_changed AFTER INSERT OR DELETE OR UPDATE ON blog_categories
  FOR EACH STATEMENT EXECUTE FUNCTION blog_tells_content_changed();
--> statement-breakpoint
-- A name once taken stays with its company: its old addresses redirect. The primary key decides between
-- two who want one name at the same moment; both cases look like the unique violation of the column itself.
CREATE FUNCTION companies_reserve_subdomain() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO subdomain_reservations (subdomain, company_id) VALUES (NEW.help_center_subdomain, NEW.id)
    ON CONFLICT (subdomain) DO NOTHING;
  IF NOT EXISTS (
    SELECT FROM subdomain_reservations
    WHERE subdomain = NEW.help_center_subdomain AND company_id = NEW.id
  ) THEN
    RAISE unique_violation USING
      MESSAGE = 'The subdomain belongs to another company.',
      TABLE = 'companies',
      CONSTRAINT = 'companies_help_center_subdomain_key';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER companies_reserve_subdomain AFTER INSERT OR UPDATE OF help_center_subdomain ON companies
  FOR EACH ROW WHEN (NEW.help_center_subdomain IS NOT NULL)
  EXECUTE FUNCTION companies_reserve_subdomain();
