import { outcomeReasons, recordedCodes } from '@thant/contracts/service/outcome-reasons'
import type { OfferedCode } from '@thant/contracts/service/outcomes'
import { outcomeCodesOff } from '#database/schema/outcomes.ts'
import type { Context } from '#lib/context.ts'
import { translatorFor } from '#lib/translator.ts'

export async function listCodes({ database }: Context): Promise<OfferedCode[]> {
  const off = await database.select({ code: outcomeCodesOff.code }).from(outcomeCodesOff)
  const translate = translatorFor('my')
  return recordedCodes.map((code) => {
    const { label, side, ukTerm, isPhotoRequired = false, isNoteRequired = false } = outcomeReasons[code]
    const isOffered = off.every((row) => row.code !== code)
    return { code, label, labelInBurmese: translate(label), side, ukTerm, isPhotoRequired, isNoteRequired, isOffered }
  })
}
