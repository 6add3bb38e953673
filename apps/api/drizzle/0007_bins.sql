CREATE TABLE "bin_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"organization_id" uuid NOT NULL,
	"bin_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" numeric(14, 2) NOT NULL,
	"total" numeric(14, 2) NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"status" text DEFAULT 'REQUESTED' NOT NULL,
	"ordered_at" timestamp (3) with time zone NOT NULL,
	"accepted_by_id" uuid,
	"delivered_at" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "bin_order_is_of_some_bins" CHECK ("bin_orders"."quantity" > 0),
	CONSTRAINT "bin_order_total_is_price_times_quantity" CHECK ("bin_orders"."total" = "bin_orders"."unit_price" * "bin_orders"."quantity")
);
--> statement-breakpoint
CREATE TABLE "bins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"size" text NOT NULL,
	"stock" integer NOT NULL,
	"price" numeric(14, 2) NOT NULL,
	"image_key" text,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "bin_stock_is_not_negative" CHECK ("bins"."stock" >= 0),
	CONSTRAINT "bin_price_is_not_negative" CHECK ("bins"."price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "bin_orders" ADD CONSTRAINT "bin_orders_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bin_orders" ADD CONSTRAINT "bin_orders_bin_id_bins_id_fk" FOREIGN KEY ("bin_id") REFERENCES "public"."bins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bin_orders" ADD CONSTRAINT "bin_orders_accepted_by_id_users_id_fk" FOREIGN KEY ("accepted_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bin_orders_by_time" ON "bin_orders" USING btree ("ordered_at","id") WHERE "bin_orders"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "bin_orders_by_quantity" ON "bin_orders" USING btree ("quantity","id") WHERE "bin_orders"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "bin_orders_by_total" ON "bin_orders" USING btree ("total","id") WHERE "bin_orders"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "bin_orders_by_status" ON "bin_orders" USING btree ("status","id") WHERE "bin_orders"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "bin_orders_by_created_at" ON "bin_orders" USING btree ("created_at","id") WHERE "bin_orders"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "bin_orders_by_organization" ON "bin_orders" USING btree ("organization_id","id") WHERE "bin_orders"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "bin_orders_by_bin" ON "bin_orders" USING btree ("bin_id","id") WHERE "bin_orders"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "bins_by_name" ON "bins" USING btree (("name" collate "und-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "bins_by_size" ON "bins" USING btree (("size" collate "und-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "bins_by_stock" ON "bins" USING btree ("stock","id");--> statement-breakpoint
CREATE INDEX "bins_by_price" ON "bins" USING btree ("price","id");--> statement-breakpoint
CREATE INDEX "bins_by_created_at" ON "bins" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "bins_search" ON "bins" USING gin ("name" gin_trgm_ops,"size" gin_trgm_ops);