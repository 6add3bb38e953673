ALTER TABLE "credits" ALTER COLUMN "invoice_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "credits" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credits_of_order" ON "credits" USING btree ("order_id","created_at");--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credit_is_for_one_thing" CHECK (num_nonnulls("credits"."invoice_id", "credits"."order_id") = 1);