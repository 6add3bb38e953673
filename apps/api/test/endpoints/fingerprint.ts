import type { TestApp } from '../setup/create-test-app.ts'

/** These tables may change, because even a refused request is audited and counted. */
const records = ['audit_entries', 'rate_limits']

export async function fingerprint(testApp: TestApp): Promise<Record<string, string>> {
  const { rows: tables } = await testApp.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const digests: Record<string, string> = {}
  for (const { name } of tables.filter(({ name }) => !records.includes(name))) {
    const { rows } = await testApp.pool.query(
      `select count(*) || ' ' || md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as digest from ${name} t`,
    )
    digests[name] = rows[0].digest
  }
  return digests
}
