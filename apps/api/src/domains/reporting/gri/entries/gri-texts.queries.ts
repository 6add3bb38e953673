import { griTextKeys } from '@thant/contracts/reporting/gri-context'
import type { EnteredText } from '@thant/contracts/reporting/gri-entries'
import { and, eq } from 'drizzle-orm'
import { griTexts } from '#database/schema/gri.ts'
import type { Context } from '#lib/context.ts'
import { joinTyper, typedBy } from './typed-by.ts'

export type StoredText = EnteredText & { id: string | null }

/** Returns one for each key, also where nobody wrote it. The organization is one that the caller reaches as a whole. */
export async function listGriTexts({ database }: Context, organizationId: string, year: number): Promise<StoredText[]> {
  const { id, version, key, text } = griTexts
  const rows = await joinTyper(
    database.select({ id, version, key, text, typedBy }).from(griTexts).$dynamic(),
    griTexts,
  ).where(and(eq(griTexts.organizationId, organizationId), eq(griTexts.year, year)))
  return griTextKeys.map((wanted) => {
    const row = rows.find((one) => one.key === wanted)
    if (row === undefined) return { id: null, key: wanted, __v: 0, text: '', typedBy: null }
    const { version: __v, ...stored } = row
    return { ...stored, __v }
  })
}
