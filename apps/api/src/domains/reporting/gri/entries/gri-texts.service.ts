import type { GriTextKey } from '@thant/contracts/reporting/gri-context'
import type { EnteredText } from '@thant/contracts/reporting/gri-entries'
import { eq, sql } from 'drizzle-orm'
import { insertOne } from '#database/insert-one.ts'
import { griTexts } from '#database/schema/gri.ts'
import { currentMonth } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { assertVersion } from '#lib/records/optimistic-lock.ts'
import { errorAt } from '#lib/requests/app-error.ts'
import { listGriTexts, type StoredText } from './gri-texts.queries.ts'
import { lockOrganizationForEntries } from './lock-organization.ts'

type TextOf = { organizationId: string; year: number; key: GriTextKey }

export async function writeGriText(
  context: Context,
  of: TextOf,
  { text, __v }: { text: string; __v?: number | undefined },
): Promise<EnteredText> {
  const { organizationId, year, key } = of
  if (year > Number(currentMonth(context).slice(0, 4))) throw errorAt('year', 'organization.year-to-come')
  await lockOrganizationForEntries(context, organizationId)
  const { id, ...before } = await getGriText(context, of)
  await assertVersion(context, { entity: 'gri-text', id, current: before }, __v)
  const now = context.clock.now()
  const typed = { text, typedById: context.actor.id, updatedAt: now }
  if (id === null) {
    await insertOne(context.database, griTexts, { ...typed, ...of, version: 1, createdAt: now })
  } else {
    await context.database
      .update(griTexts)
      .set({ ...typed, version: sql`${griTexts.version} + 1` })
      .where(eq(griTexts.id, id))
  }
  const { id: entityId, ...after } = await getGriText(context, of)
  await recordAudit(context, {
    action: 'gri-text.write',
    entity: 'gri-text',
    entityId,
    before: { organizationId, year, key, text: before.text, typedBy: before.typedBy },
    after: { organizationId, year, key, text: after.text, typedBy: after.typedBy },
  })
  return after
}

async function getGriText(context: Context, { organizationId, year, key }: TextOf): Promise<StoredText> {
  const text = (await listGriTexts(context, organizationId, year)).find((one) => one.key === key)
  if (text === undefined) throw new Error(`no text is kept for ${key}`)
  return text
}
