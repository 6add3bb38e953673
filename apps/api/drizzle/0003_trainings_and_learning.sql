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
	"slide_count" integer NOT NULL,
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
	"topic" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_edition_fk" FOREIGN KEY ("quiz_id","edition_since") REFERENCES "public"."quiz_editions"("quiz_id","since_version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_editions" ADD CONSTRAINT "quiz_editions_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide_sets" ADD CONSTRAINT "slide_sets_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slides" ADD CONSTRAINT "slides_slide_set_id_slide_sets_id_fk" FOREIGN KEY ("slide_set_id") REFERENCES "public"."slide_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_attendees" ADD CONSTRAINT "training_attendees_training_id_trainings_id_fk" FOREIGN KEY ("training_id") REFERENCES "public"."trainings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "trainings_by_start" ON "trainings" USING btree ("starts_on","id");--> statement-breakpoint
CREATE INDEX "trainings_by_status" ON "trainings" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "trainings_by_type" ON "trainings" USING btree ((coalesce("type", '')),"id");--> statement-breakpoint
CREATE INDEX "trainings_by_trainer" ON "trainings" USING btree (("trainer_name" collate "und-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "trainings_by_topic" ON "trainings" USING btree (("topic" collate "und-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "trainings_by_created_at" ON "trainings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "trainings_of_organization_by_start" ON "trainings" USING btree ("organization_id","starts_on","id");--> statement-breakpoint
CREATE INDEX "trainings_search" ON "trainings" USING gin ("trainer_name" gin_trgm_ops,"topic" gin_trgm_ops);