CREATE TRIGGER quiz_editions_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON quiz_editions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER quiz_attempts_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON quiz_attempts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
