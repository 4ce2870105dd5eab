-- A process of the previous version only writes companies.user_id: its owners become members here.
CREATE FUNCTION companies_owner_is_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO members (company_id, user_id, role) VALUES (NEW.id, NEW.user_id, 'owner')
    ON CONFLICT (company_id, user_id) DO UPDATE SET role = 'owner', updated_at = now();
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER companies_owner_is_member AFTER INSERT OR UPDATE OF user_id ON companies
  FOR EACH ROW WHEN (NEW.user_id IS NOT NULL)
  EXECUTE FUNCTION companies_owner_is_member();
--> statement-breakpoint
-- companies.user_id deletes its company with the user. A company that has another owner stays.
CREATE FUNCTION users_leave_companies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE companies SET user_id = NULL
    WHERE user_id = OLD.id AND EXISTS (
      SELECT FROM members
      WHERE company_id = companies.id AND members.user_id <> OLD.id AND role = 'owner');
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_leave_companies BEFORE DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION users_leave_companies();
--> statement-breakpoint
INSERT INTO members (company_id, user_id, role, created_at)
  SELECT id, user_id, 'owner', created_at FROM companies WHERE user_id IS NOT NULL
  ON CONFLICT (company_id, user_id) DO NOTHING;
