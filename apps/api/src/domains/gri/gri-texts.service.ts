import type { GriTextKey } from '@thant/contracts/gri-context'
import type { EnteredText } from '@thant/contracts/gri-entries'
import { eq, sql } from 'drizzle-orm'
import { insertOne } from '#database/insert-one.ts'
import { griTexts } from '#database/schema/gri.ts'
import { recordAudit } from '#lib/audit.ts'
import type { Context } from '#lib/context.ts'
import { assertVersion } from '#lib/optimistic-lock.ts'
import { listGriTexts, type StoredText } from './gri-texts.queries.ts'
import { lockOrganizationForEntries } from './lock-organization.ts'

export async function writeGriText(
  context: Context,
  { organizationId, key }: { organizationId: string; key: GriTextKey },
  { text, __v }: { text: string; __v?: number | undefined },
): Promise<EnteredText> {
  await lockOrganizationForEntries(context, organizationId)
  const { id, ...before } = await getGriText(context, organizationId, key)
  await assertVersion(context, { entity: 'gri-text', id, current: before }, __v)
  const now = context.clock.now()
  const typed = { text, typedById: context.actor.id, updatedAt: now }
  if (id === null) {
    await insertOne(context.database, griTexts, { ...typed, organizationId, key, version: 1, createdAt: now })
  } else {
    await context.database
      .update(griTexts)
      .set({ ...typed, version: sql`${griTexts.version} + 1` })
      .where(eq(griTexts.id, id))
  }
  const { id: entityId, ...after } = await getGriText(context, organizationId, key)
  await recordAudit(context, {
    action: 'gri-text.write',
    entity: 'gri-text',
    entityId,
    before: { organizationId, key, text: before.text, typedBy: before.typedBy },
    after: { organizationId, key, text: after.text, typedBy: after.typedBy },
  })
  return after
}

async function getGriText(context: Context, organizationId: string, key: GriTextKey): Promise<StoredText> {
  const text = (await listGriTexts(context, organizationId)).find((one) => one.key === key)
  if (text === undefined) throw new Error(`no text is kept for ${key}`)
  return text
}
