import type { Pool } from 'pg'

/**
 * Says from long ago on what becomes of each waste type: recycling, and composting of organic waste. Without profiles
 * everything that tests collect would be of unknown treatment.
 */
export async function addDefaultTreatment(pool: Pool): Promise<void> {
  await pool.query(`
    with added as (
      insert into treatment_profiles (id, waste_type, valid_from, created_at, updated_at)
      select gen_random_uuid(), waste_type, '2000-01-01', now(), now()
      from unnest(array['Papers', 'Plastics', 'Cans', 'Glasses', 'E-waste', 'Organic']) as waste_type
      returning id, waste_type)
    insert into treatment_profile_shares (profile_id, position, treatment, percent)
    select id, 0, case waste_type when 'Organic' then 'composting' else 'recycling' end, 100 from added`)
}

export async function removeTreatmentProfiles(pool: Pool): Promise<void> {
  await pool.query('delete from treatment_profile_shares')
  await pool.query('delete from treatment_profiles')
}
