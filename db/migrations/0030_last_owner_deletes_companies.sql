-- companies.user_id deletes only one company with its user. The others without another owner are deleted here, also if
-- a process of the previous version deletes the account. Otherwise they would stay public without an owner.
CREATE OR REPLACE FUNCTION users_leave_companies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE companies SET user_id = NULL
    WHERE user_id = OLD.id AND EXISTS (
      SELECT FROM members
      WHERE company_id = companies.id AND members.user_id <> OLD.id AND role = 'owner');
  DELETE FROM companies USING members mine
    WHERE mine.company_id = companies.id AND mine.user_id = OLD.id AND mine.role = 'owner' AND NOT EXISTS (
      SELECT FROM members
      WHERE company_id = companies.id AND members.user_id <> OLD.id AND role = 'owner');
  RETURN OLD;
END $$;
