import { type WasteType, wasteTypeLabels } from '@thant/contracts/materials/wastes'
import { useTranslation } from '#lib/i18n.ts'
import classes from './waste-type-badge.module.css'
import { WasteTypeSwatch } from './waste-type-swatch.tsx'

export function WasteTypeBadge({ type }: { type: WasteType }) {
  const { t } = useTranslation()
  return (
    <span className={classes.badge}>
      <WasteTypeSwatch type={type} />
      {t(wasteTypeLabels[type])}
    </span>
  )
}
