import { wasteTypeLabels } from '@thant/contracts/materials/wastes'
import type { Consignment, SavedConsignment } from '@thant/contracts/reporting/consignments'
import { notifyNotice } from '#components/feedback/notify.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

/** Says so when more of a type left in a month than was there. */
export function useWarning(): (saved: Consignment & Partial<SavedConsignment>) => void {
  const { t } = useTranslation()
  const format = useFormat()
  return ({ warning }) => {
    if (!warning) return
    notifyNotice(
      t('{{type}}, {{month}}: {{difference}} more left than was there. Please compare with what was collected.', {
        type: t(wasteTypeLabels[warning.wasteType]),
        month: format.month(warning.month),
        difference: format.kg(warning.difference),
      }),
    )
  }
}
