import { Alert, Anchor } from '@mantine/core'
import type { CutOff } from '@thant/contracts/service/cut-offs'
import { useTranslation } from '#lib/i18n.ts'
import { phoneAddress } from '#lib/links/phone-address.ts'
import { useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'

type CutOffHintProps = {
  cutOff: CutOff
  /** False as long as no day is chosen: the hint then names the first day that can be chosen. */
  isChosen: boolean
}

/** Says before anything is typed whether it is early enough, and whom to call if not. */
export function CutOffHint({ cutOff, isChosen }: CutOffHintProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const isStaff = useCan()('pickup-requests:answer')
  if (isStaff) return isChosen ? <CutOffForStaff cutOff={cutOff} /> : null
  const isLate = isChosen && cutOff.isPast
  const call = cutOff.phone !== '' && (
    <>
      {' '}
      {isLate ? t('Call us:') : t('If you need it sooner, call us:')}{' '}
      <Anchor href={phoneAddress(cutOff.phone)} underline="always" style={{ whiteSpace: 'nowrap' }}>
        {cutOff.phone}
      </Anchor>
    </>
  )
  if (isLate) {
    return (
      <Alert color="amber" role="status">
        {t('It is too late to ask for this here.')}
        {call}
      </Alert>
    )
  }
  return (
    <Alert color="sky" role="status">
      {isChosen
        ? t('You can ask for this until {{until}}.', { until: format.dateTime(cutOff.until) })
        : t('Earliest day: {{day}}.', { day: format.date(cutOff.firstDay) })}
      {!isChosen && call}
    </Alert>
  )
}

/** Staff may always; they only learn whether the customer still could. */
function CutOffForStaff({ cutOff }: { cutOff: CutOff }) {
  const { t } = useTranslation()
  const until = useFormat().dateTime(cutOff.until)
  return (
    <Alert color="sky" role="status">
      {cutOff.isPast
        ? t('Customers could ask for this until {{until}}. You can still enter it.', { until })
        : t('Customers can ask for this until {{until}}. You can enter it at any time.', { until })}
    </Alert>
  )
}
