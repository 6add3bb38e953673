import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { afterAll, expect, it } from 'vitest'
import { schemaExports } from '../endpoints/schema-tables.ts'

const folder = join(import.meta.dirname, '../../drizzle/meta')

// drizzle-kit adds to all arrays what PDF.js refuses to start with, and tests share their process.
afterAll(() => {
  for (const name of Object.keys(Array.prototype)) Reflect.deleteProperty(Array.prototype, name)
})

it('the migrations create the whole schema', async () => {
  const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'))
  const latest = JSON.parse(readFileSync(join(folder, snapshots.toSorted().at(-1) ?? ''), 'utf8'))
  expect(await generateMigration(latest, generateDrizzleJson(schemaExports, latest.id))).toEqual([])
})
