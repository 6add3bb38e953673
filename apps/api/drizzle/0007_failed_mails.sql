CREATE TABLE "failed_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"failed_at" timestamp (3) with time zone NOT NULL,
	"message_id" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"reason" text NOT NULL,
	"message" jsonb,
	"user_id" uuid,
	"organization_id" uuid,
	"invoice_id" uuid,
	"order_id" uuid,
	"sent_again_at" timestamp (3) with time zone,
	"sent_again_by_id" uuid,
	CONSTRAINT "failed_mail_is_kept_once" UNIQUE("message_id")
);
--> statement-breakpoint
ALTER TABLE "failed_mails" ADD CONSTRAINT "failed_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "failed_mails" ADD CONSTRAINT "failed_mails_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "failed_mails" ADD CONSTRAINT "failed_mails_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "failed_mails" ADD CONSTRAINT "failed_mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "failed_mails" ADD CONSTRAINT "failed_mails_sent_again_by_id_users_id_fk" FOREIGN KEY ("sent_again_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "failed_mails_by_time" ON "failed_mails" USING btree ("failed_at","id");--> statement-breakpoint
CREATE INDEX "failed_mails_by_recipient" ON "failed_mails" USING btree ("to","id");--> statement-breakpoint
CREATE INDEX "failed_mails_by_subject" ON "failed_mails" USING btree (("subject" collate "und-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "failed_mails_to_send" ON "failed_mails" USING btree ("failed_at","id") WHERE "failed_mails"."sent_again_at" is null;--> statement-breakpoint
CREATE INDEX "failed_mails_search" ON "failed_mails" USING gin ("to" gin_trgm_ops,"subject" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "failed_mails_of_user" ON "failed_mails" USING btree ("user_id","failed_at");--> statement-breakpoint
CREATE INDEX "failed_mails_of_invoice" ON "failed_mails" USING btree ("invoice_id","failed_at");--> statement-breakpoint
CREATE INDEX "failed_mails_of_order" ON "failed_mails" USING btree ("order_id","failed_at");