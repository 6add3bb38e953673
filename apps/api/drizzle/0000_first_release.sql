-- The lists' search indexes are made of trigrams.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE SEQUENCE "public"."payment_numbers" INCREMENT BY 1 MINVALUE 100000000001 MAXVALUE 999999999999 START WITH 100000000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text,
	"before" jsonb,
	"after" jsonb,
	"ip" text,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"seed" text NOT NULL,
	"counter" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"renewed_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
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
	CONSTRAINT "bin_orders_currency_is_known" CHECK ("bin_orders"."currency" in ('USD')),
	CONSTRAINT "bin_orders_status_is_known" CHECK ("bin_orders"."status" in ('REQUESTED', 'CONFIRMED', 'ONHOLD', 'COMPLETED', 'CANCELLED')),
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
CREATE TABLE "emission_factors" (
	"factor_set_id" uuid NOT NULL,
	"material" text NOT NULL,
	"part" text DEFAULT '' NOT NULL,
	"direct" numeric(10, 5) NOT NULL,
	"avoided_material" numeric(10, 5) NOT NULL,
	"avoided_landfill" numeric(10, 5) NOT NULL,
	CONSTRAINT "emission_factors_factor_set_id_material_part_pk" PRIMARY KEY("factor_set_id","material","part"),
	CONSTRAINT "emission_factors_material_is_known" CHECK ("emission_factors"."material" in ('Papers', 'Plastics', 'Cans', 'Glasses', 'E-waste', 'Organic')),
	CONSTRAINT "emission_factor_is_not_negative" CHECK ("emission_factors"."direct" >= 0 and "emission_factors"."avoided_material" >= 0 and "emission_factors"."avoided_landfill" >= 0)
);
--> statement-breakpoint
CREATE TABLE "factor_sets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"edition" text NOT NULL,
	"source" text NOT NULL,
	"gwp_set" text NOT NULL,
	"valid_from" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by_id" uuid,
	CONSTRAINT "factor_sets_by_edition" UNIQUE("name","edition")
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"feature_request_url" text DEFAULT '' NOT NULL,
	"founding_year" integer NOT NULL,
	"copyright_year" integer NOT NULL,
	"logo_key" text,
	"totals_time_zone" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_is_one_row" CHECK ("company"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"key" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attached_at" timestamp (3) with time zone,
	CONSTRAINT "files_purpose_is_known" CHECK ("files"."purpose" in ('image', 'invoice'))
);
--> statement-breakpoint
CREATE TABLE "invoice_reminders" (
	"invoice_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_reminders_invoice_id_kind_pk" PRIMARY KEY("invoice_id","kind"),
	CONSTRAINT "invoice_reminders_kind_is_known" CHECK ("invoice_reminders"."kind" in ('before-7', 'after-3', 'after-14', 'after-30'))
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"number" text NOT NULL,
	"description" text NOT NULL,
	"organization_id" uuid NOT NULL,
	"billed_name" text NOT NULL,
	"billed_address" text NOT NULL,
	"company_type" text NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"service_starts_on" date NOT NULL,
	"service_ends_on" date NOT NULL,
	"extends_contract" boolean DEFAULT false NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"file_key" text,
	CONSTRAINT "invoice_number_is_used_once" UNIQUE("number"),
	CONSTRAINT "invoices_company_type_is_known" CHECK ("invoices"."company_type" in ('Advertising', 'Banking', 'Beverages Manufacture', 'Building Communities', 'Business Building', 'Car Rental & Transportation', 'Clinic', 'Construction', 'Consultancy of Businesses Transformation & Sustainability', 'Consultant', 'Corporate', 'Education', 'Embassy', 'Entrepreneurial community', 'Fashion', 'Garment Industries', 'Hospital', 'Hotel', 'Households', 'INGO', 'International Finance Corporation', 'International School', 'Law firm', 'Media & Advertising', 'Micro finance', 'NGO', 'Public Administration (i.e. Embassy)', 'Restaurant', 'Services', 'Shopping Mall', 'Startup Hostel', 'Telecommunication', 'Trading', 'Travel & Tour', 'Other')),
	CONSTRAINT "invoices_currency_is_known" CHECK ("invoices"."currency" in ('USD', 'MMK', 'THB', 'SGD')),
	CONSTRAINT "invoices_status_is_known" CHECK ("invoices"."status" in ('PENDING', 'APPROVED', 'SETTLED', 'REJECTED')),
	CONSTRAINT "invoice_is_of_some_money" CHECK ("invoices"."amount" > 0),
	CONSTRAINT "invoice_service_ends_after_it_starts" CHECK ("invoices"."service_starts_on" <= "invoices"."service_ends_on")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"organization_id" uuid NOT NULL,
	"cycle" text DEFAULT 'monthly' NOT NULL,
	"has_reminders" boolean DEFAULT true NOT NULL,
	CONSTRAINT "subscriptions_organization_id_unique" UNIQUE("organization_id"),
	CONSTRAINT "subscriptions_cycle_is_known" CHECK ("subscriptions"."cycle" in ('monthly', 'quarterly', 'semi-annual', 'annual'))
);
--> statement-breakpoint
CREATE TABLE "quiz_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quiz_id" uuid NOT NULL,
	"edition_since" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"organization_id" uuid,
	"answers" jsonb NOT NULL,
	"correct_count" integer NOT NULL,
	"percentage" numeric(5, 2) NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quiz_attempt_percentage_is_one" CHECK ("quiz_attempts"."percentage" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "quiz_editions" (
	"quiz_id" uuid NOT NULL,
	"since_version" integer NOT NULL,
	"questions" jsonb NOT NULL,
	CONSTRAINT "quiz_editions_quiz_id_since_version_pk" PRIMARY KEY("quiz_id","since_version")
);
--> statement-breakpoint
CREATE TABLE "quizzes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"question_count" integer NOT NULL,
	"archived_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "slide_sets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"author_name" text NOT NULL,
	"reference_links" text[] NOT NULL,
	"quiz_id" uuid,
	"archived_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "slides" (
	"slide_set_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"image_key" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	CONSTRAINT "slides_slide_set_id_line_pk" PRIMARY KEY("slide_set_id","line")
);
--> statement-breakpoint
CREATE TABLE "links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "links_kind_is_known" CHECK ("links"."kind" in ('password-reset', 'invitation', 'setup', 'calendar', 'report', 'payment'))
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"serial" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"holder" text NOT NULL,
	"boxes" integer NOT NULL,
	"issued_on" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "certificates_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text NOT NULL,
	"delivery_address" text DEFAULT '' NOT NULL,
	"quantity" integer DEFAULT 0 NOT NULL,
	"has_certificate" boolean DEFAULT false NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"total" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"packed_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	CONSTRAINT "order_number_is_used_once" UNIQUE("number"),
	CONSTRAINT "orders_kind_is_known" CHECK ("orders"."kind" in ('battery', 'generic')),
	CONSTRAINT "orders_currency_is_known" CHECK ("orders"."currency" in ('USD', 'MMK', 'THB', 'SGD')),
	CONSTRAINT "orders_status_is_known" CHECK ("orders"."status" in ('PENDING', 'PAID', 'PACKED', 'DELIVERED')),
	CONSTRAINT "orders_language_is_known" CHECK ("orders"."language" in ('en', 'my')),
	CONSTRAINT "order_is_of_some_money" CHECK ("orders"."total" > 0),
	CONSTRAINT "order_is_of_some_boxes" CHECK (("orders"."kind" = 'battery') = ("orders"."quantity" > 0))
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"organization_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	CONSTRAINT "contracts_organization_id_position_pk" PRIMARY KEY("organization_id","position"),
	CONSTRAINT "contract_ends_after_it_starts" CHECK ("contracts"."starts_on" <= "contracts"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"info" text NOT NULL,
	"email" text NOT NULL,
	"address" text NOT NULL,
	"office_phone" text NOT NULL,
	"contact_person_name" text NOT NULL,
	"contact_person_phone" text NOT NULL,
	"company_type" text NOT NULL,
	"joined_on" date NOT NULL,
	"expires_on" date,
	"longitude" numeric(8, 4),
	"latitude" numeric(8, 4),
	"logo_key" text,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "organizations_company_type_is_known" CHECK ("organizations"."company_type" in ('Advertising', 'Banking', 'Beverages Manufacture', 'Building Communities', 'Business Building', 'Car Rental & Transportation', 'Clinic', 'Construction', 'Consultancy of Businesses Transformation & Sustainability', 'Consultant', 'Corporate', 'Education', 'Embassy', 'Entrepreneurial community', 'Fashion', 'Garment Industries', 'Hospital', 'Hotel', 'Households', 'INGO', 'International Finance Corporation', 'International School', 'Law firm', 'Media & Advertising', 'Micro finance', 'NGO', 'Public Administration (i.e. Embassy)', 'Restaurant', 'Services', 'Shopping Mall', 'Startup Hostel', 'Telecommunication', 'Trading', 'Travel & Tour', 'Other'))
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"invoice_id" uuid,
	"order_id" uuid,
	"option" text,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"merchant_id" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"transaction_ref" text,
	CONSTRAINT "payment_attempts_number_unique" UNIQUE("number"),
	CONSTRAINT "payment_attempts_option_is_known" CHECK ("payment_attempts"."option" in ('card', 'counter', 'bank', 'mpu')),
	CONSTRAINT "payment_attempts_state_is_known" CHECK ("payment_attempts"."state" in ('OPEN', 'WAITING', 'SUCCEEDED', 'REJECTED', 'CANCELLED', 'FAILED', 'EXPIRED')),
	CONSTRAINT "payment_attempts_currency_is_known" CHECK ("payment_attempts"."currency" in ('USD', 'MMK', 'THB', 'SGD')),
	CONSTRAINT "payment_attempt_is_for_one_thing" CHECK (num_nonnulls("payment_attempts"."invoice_id", "payment_attempts"."order_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "payment_results" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"attempt_id" uuid,
	"number" text NOT NULL,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"amount" numeric(14, 2),
	"currency" text,
	"transaction_ref" text NOT NULL,
	"approval_code" text NOT NULL,
	"outcome" text NOT NULL,
	"request_id" text NOT NULL,
	"handled_at" timestamp (3) with time zone,
	"handled_by_id" uuid,
	CONSTRAINT "payment_results_source_is_known" CHECK ("payment_results"."source" in ('notification', 'return')),
	CONSTRAINT "payment_results_outcome_is_known" CHECK ("payment_results"."outcome" in ('applied', 'duplicate', 'superseded', 'refund-due', 'mismatch', 'unknown-order'))
);
--> statement-breakpoint
CREATE TABLE "pickup_items" (
	"pickup_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"organization_id" uuid NOT NULL,
	"product_name" text NOT NULL,
	"waste_type" text NOT NULL,
	"weight_kg" numeric(12, 3) NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "pickup_items_pickup_id_position_pk" PRIMARY KEY("pickup_id","position"),
	CONSTRAINT "pickup_items_waste_type_is_known" CHECK ("pickup_items"."waste_type" in ('Papers', 'Plastics', 'Cans', 'Glasses', 'E-waste', 'Organic')),
	CONSTRAINT "pickup_item_weighs_something" CHECK ("pickup_items"."weight_kg" > 0)
);
--> statement-breakpoint
CREATE TABLE "pickup_team_members" (
	"pickup_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "pickup_team_members_pickup_id_user_id_pk" PRIMARY KEY("pickup_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "pickups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"organization_id" uuid NOT NULL,
	"pick_up_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'REQUESTED' NOT NULL,
	"way_number" integer DEFAULT 0 NOT NULL,
	"way_type" text,
	"plate_number" text DEFAULT '' NOT NULL,
	"driver_id" uuid,
	"remark" text DEFAULT '' NOT NULL,
	"updated_by_id" uuid,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "pickups_status_is_known" CHECK ("pickups"."status" in ('REQUESTED', 'CONFIRMED', 'CANCELLED', 'ONHOLD', 'COMPLETED')),
	CONSTRAINT "pickups_way_type_is_known" CHECK ("pickups"."way_type" in ('Dry', 'Organic', 'Dry + Organic'))
);
--> statement-breakpoint
CREATE TABLE "report_files" (
	"report_id" uuid NOT NULL,
	"standard" text NOT NULL,
	"language" text NOT NULL,
	"engine" text NOT NULL,
	"key" text NOT NULL,
	"bytes" integer NOT NULL,
	"drawn_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "report_files_report_id_standard_language_engine_pk" PRIMARY KEY("report_id","standard","language","engine"),
	CONSTRAINT "report_files_standard_is_known" CHECK ("report_files"."standard" in ('ua1', 'a2a')),
	CONSTRAINT "report_files_language_is_known" CHECK ("report_files"."language" in ('en', 'my'))
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by_id" uuid,
	"organization_id" uuid NOT NULL,
	"title" text NOT NULL,
	"layout" text NOT NULL,
	"quarters" text[] NOT NULL,
	"months" text[] NOT NULL,
	"weight_kg" numeric(16, 3) NOT NULL,
	"factor_set_id" uuid NOT NULL,
	"data" text NOT NULL,
	"sha256" text NOT NULL,
	"source_digest" text NOT NULL,
	"revision_of_id" uuid,
	CONSTRAINT "reports_layout_is_known" CHECK ("reports"."layout" in ('interval', 'monthly'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"actor" text NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"reply" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_actor_endpoint_key_pk" PRIMARY KEY("actor","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "training_attendees" (
	"training_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"name" text NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"department" text DEFAULT '' NOT NULL,
	"feedback" text DEFAULT '' NOT NULL,
	CONSTRAINT "training_attendees_training_id_line_pk" PRIMARY KEY("training_id","line")
);
--> statement-breakpoint
CREATE TABLE "trainings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"organization_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"period" text NOT NULL,
	"status" text DEFAULT 'REQUESTED' NOT NULL,
	"type" text,
	"trainer_name" text DEFAULT '' NOT NULL,
	"topic" text DEFAULT '' NOT NULL,
	CONSTRAINT "trainings_status_is_known" CHECK ("trainings"."status" in ('REQUESTED', 'CONFIRMED', 'ONHOLD', 'COMPLETED')),
	CONSTRAINT "trainings_type_is_known" CHECK ("trainings"."type" in ('ONLINE', 'OFFLINE'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"role" text NOT NULL,
	"organization_id" uuid,
	"password_hash" text,
	"theme" text DEFAULT 'auto' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"time_format" text DEFAULT '24h' NOT NULL,
	"deactivated_at" timestamp (3) with time zone,
	CONSTRAINT "users_role_is_known" CHECK ("users"."role" in ('SUPER ADMIN', 'ADMIN', 'OPERATION MANAGER', 'OPERATION', 'FINANCE OFFICE', 'CUSTOMER SERVICE', 'USER', 'DRIVER')),
	CONSTRAINT "users_theme_is_known" CHECK ("users"."theme" in ('light', 'dark', 'auto')),
	CONSTRAINT "users_language_is_known" CHECK ("users"."language" in ('en', 'my')),
	CONSTRAINT "users_time_format_is_known" CHECK ("users"."time_format" in ('24h', '12h'))
);
--> statement-breakpoint
CREATE TABLE "monthly_pickup_counts" (
	"month" date PRIMARY KEY NOT NULL,
	"pickup_count" integer NOT NULL,
	CONSTRAINT "monthly_pickup_count_is_not_negative" CHECK ("monthly_pickup_counts"."pickup_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "monthly_waste_totals" (
	"month" date NOT NULL,
	"waste_type" text NOT NULL,
	"weight_kg" numeric(16, 3) NOT NULL,
	CONSTRAINT "monthly_waste_totals_month_waste_type_pk" PRIMARY KEY("month","waste_type"),
	CONSTRAINT "monthly_waste_totals_waste_type_is_known" CHECK ("monthly_waste_totals"."waste_type" in ('Papers', 'Plastics', 'Cans', 'Glasses', 'E-waste', 'Organic')),
	CONSTRAINT "monthly_waste_total_is_not_negative" CHECK ("monthly_waste_totals"."weight_kg" >= 0)
);
--> statement-breakpoint
CREATE TABLE "waste_totals" (
	"organization_id" uuid NOT NULL,
	"month" date NOT NULL,
	"waste_type" text NOT NULL,
	"weight_kg" numeric(16, 3) NOT NULL,
	CONSTRAINT "waste_totals_organization_id_month_waste_type_pk" PRIMARY KEY("organization_id","month","waste_type"),
	CONSTRAINT "waste_totals_waste_type_is_known" CHECK ("waste_totals"."waste_type" in ('Papers', 'Plastics', 'Cans', 'Glasses', 'E-waste', 'Organic')),
	CONSTRAINT "waste_total_is_not_negative" CHECK ("waste_totals"."weight_kg" >= 0)
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bin_orders" ADD CONSTRAINT "bin_orders_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bin_orders" ADD CONSTRAINT "bin_orders_bin_id_bins_id_fk" FOREIGN KEY ("bin_id") REFERENCES "public"."bins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bin_orders" ADD CONSTRAINT "bin_orders_accepted_by_id_users_id_fk" FOREIGN KEY ("accepted_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emission_factors" ADD CONSTRAINT "emission_factors_factor_set_id_factor_sets_id_fk" FOREIGN KEY ("factor_set_id") REFERENCES "public"."factor_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_sets" ADD CONSTRAINT "factor_sets_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_reminders" ADD CONSTRAINT "invoice_reminders_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_edition_fk" FOREIGN KEY ("quiz_id","edition_since") REFERENCES "public"."quiz_editions"("quiz_id","since_version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_editions" ADD CONSTRAINT "quiz_editions_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_sets" ADD CONSTRAINT "slide_sets_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slides" ADD CONSTRAINT "slides_slide_set_id_slide_sets_id_fk" FOREIGN KEY ("slide_set_id") REFERENCES "public"."slide_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_results" ADD CONSTRAINT "payment_results_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_results" ADD CONSTRAINT "payment_results_handled_by_id_users_id_fk" FOREIGN KEY ("handled_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_items" ADD CONSTRAINT "pickup_items_pickup_id_pickups_id_fk" FOREIGN KEY ("pickup_id") REFERENCES "public"."pickups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_team_members" ADD CONSTRAINT "pickup_team_members_pickup_id_pickups_id_fk" FOREIGN KEY ("pickup_id") REFERENCES "public"."pickups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_team_members" ADD CONSTRAINT "pickup_team_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickups" ADD CONSTRAINT "pickups_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickups" ADD CONSTRAINT "pickups_driver_id_users_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickups" ADD CONSTRAINT "pickups_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_files" ADD CONSTRAINT "report_files_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_factor_set_id_factor_sets_id_fk" FOREIGN KEY ("factor_set_id") REFERENCES "public"."factor_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_revision_of_id_reports_id_fk" FOREIGN KEY ("revision_of_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_attendees" ADD CONSTRAINT "training_attendees_training_id_trainings_id_fk" FOREIGN KEY ("training_id") REFERENCES "public"."trainings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waste_totals" ADD CONSTRAINT "waste_totals_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_by_time" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_action" ON "audit_entries" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_entity" ON "audit_entries" USING btree ("entity","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_entity" ON "audit_entries" USING btree ("entity","entity_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_actor" ON "audit_entries" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
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
CREATE INDEX "bins_search" ON "bins" USING gin ("name" gin_trgm_ops,"size" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "factor_sets_by_validity" ON "factor_sets" USING btree ("valid_from","created_at");--> statement-breakpoint
CREATE INDEX "files_never_attached" ON "files" USING btree ("created_at","attached_at");--> statement-breakpoint
CREATE INDEX "invoices_by_number" ON "invoices" USING btree (("number" collate "und-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "invoices_by_issued_on" ON "invoices" USING btree ("issued_on","id");--> statement-breakpoint
CREATE INDEX "invoices_by_due_on" ON "invoices" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "invoices_by_amount" ON "invoices" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "invoices_by_currency" ON "invoices" USING btree ("currency","id");--> statement-breakpoint
CREATE INDEX "invoices_by_status" ON "invoices" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "invoices_of_organization" ON "invoices" USING btree ("organization_id","issued_on","id");--> statement-breakpoint
CREATE INDEX "invoices_unpaid_by_due_on" ON "invoices" USING btree ("due_on","id") WHERE "invoices"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "invoices_search" ON "invoices" USING gin ("number" gin_trgm_ops,"description" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "quiz_attempts_of_user" ON "quiz_attempts" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "quiz_attempts_of_user_at_quiz" ON "quiz_attempts" USING btree ("user_id","quiz_id","created_at","id");--> statement-breakpoint
CREATE INDEX "quizzes_by_title" ON "quizzes" USING btree (("title" collate "und-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "quizzes_by_updated_at" ON "quizzes" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "quizzes_by_created_at" ON "quizzes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "quizzes_search" ON "quizzes" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "slide_sets_by_title" ON "slide_sets" USING btree (("title" collate "und-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "slide_sets_by_author" ON "slide_sets" USING btree (("author_name" collate "und-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "slide_sets_by_updated_at" ON "slide_sets" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "slide_sets_by_created_at" ON "slide_sets" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "slide_sets_of_quiz" ON "slide_sets" USING btree ("quiz_id");--> statement-breakpoint
CREATE INDEX "slide_sets_search" ON "slide_sets" USING gin ("title" gin_trgm_ops,"author_name" gin_trgm_ops,"description" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "links_of_subject" ON "links" USING btree ("subject_id","kind");--> statement-breakpoint
CREATE INDEX "orders_by_created_at" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_customer_name" ON "orders" USING btree (("customer_name" collate "und-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "orders_by_kind" ON "orders" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "orders_by_quantity" ON "orders" USING btree ("quantity","id");--> statement-breakpoint
CREATE INDEX "orders_by_number" ON "orders" USING btree ("number","id");--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("number" gin_trgm_ops,"customer_name" gin_trgm_ops,"customer_email" gin_trgm_ops,"customer_phone" gin_trgm_ops,"description" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "organizations_by_name" ON "organizations" USING btree (("name" collate "und-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "organizations_by_company_type" ON "organizations" USING btree ("company_type","id");--> statement-breakpoint
CREATE INDEX "organizations_by_email" ON "organizations" USING btree (("email" collate "und-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "organizations_by_address" ON "organizations" USING btree (("address" collate "und-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "organizations_by_joined_on" ON "organizations" USING btree ("joined_on","id");--> statement-breakpoint
CREATE INDEX "organizations_by_expires_on" ON "organizations" USING btree ((coalesce("expires_on", 'infinity'::date)),"id");--> statement-breakpoint
CREATE INDEX "organizations_by_created_at" ON "organizations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "organizations_search" ON "organizations" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops,"address" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_attempt_an_invoice" ON "payment_attempts" USING btree ("invoice_id") WHERE "payment_attempts"."state" = 'OPEN';--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_attempt_an_order" ON "payment_attempts" USING btree ("order_id") WHERE "payment_attempts"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "payment_attempts_of_invoice" ON "payment_attempts" USING btree ("invoice_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_of_order" ON "payment_attempts" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_without_answer" ON "payment_attempts" USING btree ("changed_at") WHERE "payment_attempts"."state" in ('OPEN', 'WAITING');--> statement-breakpoint
CREATE INDEX "payment_results_by_time" ON "payment_results" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "payment_results_by_number" ON "payment_results" USING btree ("number","id");--> statement-breakpoint
CREATE INDEX "payment_results_by_status" ON "payment_results" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "payment_results_by_outcome" ON "payment_results" USING btree ("outcome","id");--> statement-breakpoint
CREATE INDEX "payment_results_search" ON "payment_results" USING gin ("number" gin_trgm_ops,"transaction_ref" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payment_results_of_attempt" ON "payment_results" USING btree ("attempt_id","at");--> statement-breakpoint
CREATE INDEX "payment_results_to_look_at" ON "payment_results" USING btree ("at","id") WHERE "payment_results"."outcome" in ('refund-due', 'mismatch', 'unknown-order') and "payment_results"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "pickup_items_by_product" ON "pickup_items" USING btree (lower("product_name") collate "C","waste_type");--> statement-breakpoint
CREATE INDEX "pickups_by_time" ON "pickups" USING btree ("pick_up_at","id") WHERE "pickups"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "pickups_by_status" ON "pickups" USING btree ("status","id") WHERE "pickups"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "pickups_by_created_at" ON "pickups" USING btree ("created_at","id") WHERE "pickups"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "pickups_by_organization" ON "pickups" USING btree ("organization_id","id") WHERE "pickups"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "pickups_of_organization_by_time" ON "pickups" USING btree ("organization_id","pick_up_at","id") WHERE "pickups"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "pickups_of_status_by_time" ON "pickups" USING btree ("status","pick_up_at","id") WHERE "pickups"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "pickups_of_driver_by_time" ON "pickups" USING btree ("driver_id","pick_up_at","id") WHERE "pickups"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "pickups_by_way_number" ON "pickups" USING btree ("way_number","id") WHERE "pickups"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "pickups_by_plate_number" ON "pickups" USING btree ("plate_number","id") WHERE "pickups"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "pickups_of_way_type_by_time" ON "pickups" USING btree ("way_type","pick_up_at","id") WHERE "pickups"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "pickups_of_updater_by_time" ON "pickups" USING btree ("updated_by_id","pick_up_at","id") WHERE "pickups"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "pickups_search" ON "pickups" USING gin ("plate_number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "report_files_by_use" ON "report_files" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "reports_by_created_at" ON "reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reports_by_title" ON "reports" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "reports_by_layout" ON "reports" USING btree ("layout","id");--> statement-breakpoint
CREATE INDEX "reports_search" ON "reports" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reports_of_organization" ON "reports" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "trainings_by_start" ON "trainings" USING btree ("starts_on","id");--> statement-breakpoint
CREATE INDEX "trainings_by_status" ON "trainings" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "trainings_by_type" ON "trainings" USING btree ((coalesce("type", '')),"id");--> statement-breakpoint
CREATE INDEX "trainings_by_trainer" ON "trainings" USING btree (("trainer_name" collate "und-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "trainings_by_topic" ON "trainings" USING btree (("topic" collate "und-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "trainings_by_created_at" ON "trainings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "trainings_of_organization_by_start" ON "trainings" USING btree ("organization_id","starts_on","id");--> statement-breakpoint
CREATE INDEX "trainings_search" ON "trainings" USING gin ("trainer_name" gin_trgm_ops,"topic" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_is_unique" ON "users" USING btree (lower("email")) WHERE "users"."deactivated_at" is null;--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree (("name" collate "und-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree (("email" collate "und-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "users_by_role" ON "users" USING btree ("role","id");--> statement-breakpoint
CREATE INDEX "users_by_created_at" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_by_organization" ON "users" USING btree ("organization_id","id");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops,"phone" gin_trgm_ops);
--> statement-breakpoint
-- drizzle-kit generated the statements above. Those below are written by hand, since it knows neither triggers nor rows.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER quiz_editions_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON quiz_editions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER quiz_attempts_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON quiz_attempts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER reports_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON reports
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER factor_sets_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON factor_sets
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER emission_factors_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON emission_factors
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION keep_invoice_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.number, NEW.organization_id, NEW.billed_name, NEW.billed_address, NEW.amount, NEW.currency)
    IS DISTINCT FROM (OLD.number, OLD.organization_id, OLD.billed_name, OLD.billed_address, OLD.amount, OLD.currency)
  THEN
    RAISE EXCEPTION 'what an invoice is made out for is never changed' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF OLD.status = 'SETTLED' AND NEW.status <> 'SETTLED' THEN
    RAISE EXCEPTION 'a settled invoice stays settled' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_keep_their_money BEFORE UPDATE ON invoices
  FOR EACH ROW EXECUTE FUNCTION keep_invoice_money();
--> statement-breakpoint
CREATE FUNCTION keep_order_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.number, NEW.total, NEW.currency) IS DISTINCT FROM (OLD.number, OLD.total, OLD.currency) THEN
    RAISE EXCEPTION 'what an order costs is never changed' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_keep_their_money BEFORE UPDATE ON orders
  FOR EACH ROW EXECUTE FUNCTION keep_order_money();
--> statement-breakpoint
CREATE TRIGGER certificates_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON certificates
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
INSERT INTO company (name, founding_year, copyright_year) VALUES ('Thant', 2017, 2019);
--> statement-breakpoint
INSERT INTO factor_sets (id, name, edition, source, gwp_set, valid_from) VALUES (
  '5d0c2a4e-8f6b-4c1d-9a37-2b8e6f140023', 'thant-2023', '1',
  'Factors of the company''s own carbon calculator, in t CO2e per tonne of waste: direct emissions of the treatment, the production of new material or fertilizer that it avoids, and for organic waste the landfilling that it avoids. Direct emissions of composting equal the defaults of the IPCC Guidelines of 2006: 4 g CH4 and 0.3 g N2O per kg.',
  'IPCC Second Assessment Report, 100 years: CH4 21, N2O 310', '1990-01-01');
--> statement-breakpoint
INSERT INTO emission_factors (factor_set_id, material, part, direct, avoided_material, avoided_landfill)
SELECT '5d0c2a4e-8f6b-4c1d-9a37-2b8e6f140023', material, part, direct, avoided_material, avoided_landfill FROM (VALUES
  ('Papers', '', 1.266, 0.971, 0),
  ('Plastics', '', 2.148, 1.899, 0),
  ('Cans', '', 1.102, 2.949, 0),
  ('Glasses', '', 0.569, 1.042, 0),
  ('Organic', '', 0.177, 0.64539, 0.84),
  ('E-waste', 'plastic part', 1.289, 0, 0),
  ('E-waste', 'metal part', 0.4408, 0, 0)
) AS factors (material, part, direct, avoided_material, avoided_landfill);
