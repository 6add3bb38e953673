import { Badge } from '@mantine/core'
import type { ResultOutcome } from '@thant/contracts/payments'
import { useTranslation } from '#lib/i18n.ts'
import { outcomeLooks } from '../attempt-looks.ts'

/** What became of a result of the provider. */
export function OutcomeBadge({ outcome }: { outcome: ResultOutcome }) {
  const { t } = useTranslation()
  const { label, color, icon: OutcomeIcon } = outcomeLooks[outcome]
  return (
    <Badge color={color} leftSection={<OutcomeIcon size={12} aria-hidden />}>
      {t(label)}
    </Badge>
  )
}
