import type { TreatmentShare } from '@thant/contracts/materials/treatment-profiles'
import { wasteTreatmentLabels } from '@thant/contracts/materials/wastes'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

export function ProfileShares({ shares }: { shares: readonly TreatmentShare[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {shares.map(({ treatment, destination, percent }) => (
        <li key={`${treatment} ${destination?._id}`}>
          <b>{`${format.number(percent)}%`}</b> {t(wasteTreatmentLabels[treatment])}
          {destination && <span style={{ color: 'var(--mantine-color-dimmed)' }}> · {destination.name}</span>}
        </li>
      ))}
    </ul>
  )
}
