ALTER TABLE "emission_factors" DROP CONSTRAINT "emission_factors_factor_set_id_material_part_pk";--> statement-breakpoint
-- The factors that are there are those of each material's usual treatment. Their rows are final, so the column is filled
-- by a change of its type, which no trigger refuses.
ALTER TABLE "emission_factors" ADD COLUMN "treatment" text NOT NULL DEFAULT 'recycling';--> statement-breakpoint
ALTER TABLE "emission_factors" ALTER COLUMN "treatment" TYPE text USING case "material" when 'Organic' then 'composting' else 'recycling' end;--> statement-breakpoint
ALTER TABLE "emission_factors" ALTER COLUMN "treatment" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "emission_factors" ADD CONSTRAINT "emission_factors_factor_set_id_material_treatment_part_pk" PRIMARY KEY("factor_set_id","material","treatment","part");--> statement-breakpoint
ALTER TABLE "factor_sets" ADD COLUMN "region" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "factor_sets" ADD COLUMN "year" integer;--> statement-breakpoint
ALTER TABLE "emission_factors" ADD CONSTRAINT "emission_factors_treatment_is_known" CHECK ("emission_factors"."treatment" in ('reuse', 'recycling', 'composting', 'digestion', 'other-recovery', 'incineration-with-energy', 'incineration', 'landfill', 'other-disposal', 'unknown'));
