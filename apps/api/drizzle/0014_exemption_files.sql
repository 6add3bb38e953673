ALTER TABLE "files" DROP CONSTRAINT "files_purpose_is_known";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "exemption_file_key" text;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_purpose_is_known" CHECK ("files"."purpose" in ('image', 'exemption', 'invoice', 'licence', 'photo', 'slip'));