CREATE TRIGGER reports_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON reports
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER factor_sets_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON factor_sets
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER emission_factors_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON emission_factors
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
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
