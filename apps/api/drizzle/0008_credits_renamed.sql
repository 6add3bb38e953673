ALTER TABLE "invoice_credits" RENAME TO "credits";--> statement-breakpoint
ALTER TABLE "credits" DROP CONSTRAINT "invoice_credits_kind_is_known";--> statement-breakpoint
ALTER TABLE "credits" DROP CONSTRAINT "credit_is_of_some_money";--> statement-breakpoint
ALTER TABLE "credits" DROP CONSTRAINT "invoice_credits_invoice_id_invoices_id_fk";
--> statement-breakpoint
ALTER TABLE "credits" DROP CONSTRAINT "invoice_credits_created_by_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_kind_is_known" CHECK ("credits"."kind" in ('credit-note', 'refund'));--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credit_is_of_some_money" CHECK ("credits"."amount" > 0);--> statement-breakpoint
-- drizzle-kit generated the statements above. It knows no triggers.
ALTER TRIGGER invoice_credits_are_final ON credits RENAME TO credits_are_final;
