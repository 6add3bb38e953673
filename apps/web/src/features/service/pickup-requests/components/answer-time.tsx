import { Text } from '@mantine/core'
import { pickupRequestEndpoints } from '@thant/contracts/service/pickup-requests'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

/** Tells staff how many requests wait, and how fast requests were answered in the last 90 days. */
export function AnswerTime() {
  const { t } = useTranslation()
  const format = useFormat()
  const summary = useEndpoint(pickupRequestEndpoints.summary, {}).data?.data
  if (summary === undefined) return null
  const { open, medianMinutes } = summary
  const minutes = Math.round(medianMinutes ?? 0)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return (
    <Text c="dimmed">
      {t('Open requests: {{number}}', { number: format.number(open) })}
      {medianMinutes !== null && (
        <>
          {' · '}
          {t('Typical response: {{hours}} h {{minutes}} min', {
            hours: format.number(hours),
            minutes: format.number(rest),
          })}
        </>
      )}
    </Text>
  )
}
