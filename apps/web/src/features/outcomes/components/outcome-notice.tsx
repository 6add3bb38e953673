import { Alert, Stack, Text } from '@mantine/core'
import { IconTruckOff } from '@tabler/icons-react'
import type { Outcome } from '@thant/contracts/outcomes'
import type { ReactNode } from 'react'
import { PhotoRow } from '#components/figures/photo-row.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { personName } from '#lib/person-name.ts'
import { useFormat } from '#lib/use-format.ts'
import { outcomeLabel } from '../outcome-label.ts'

type OutcomeNoticeProps = { outcome: Outcome; isInPart: boolean; children?: ReactNode }

/** Says why a pickup was not collected, with the photos of it. */
export function OutcomeNotice({ outcome, isInPart, children }: OutcomeNoticeProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const reason = outcomeLabel(outcome.code, t)
  return (
    <Alert
      color="amber"
      icon={<IconTruckOff aria-hidden />}
      title={isInPart ? t('Collected in part: {{reason}}', { reason }) : t('Not collected: {{reason}}', { reason })}
    >
      <Stack gap="xs">
        {outcome.note !== '' && (
          <Text fz="sm" lang={languageOf(outcome.note)} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {outcome.note}
          </Text>
        )}
        <PhotoRow photos={outcome.photos} />
        <Text fz="xs" c="dimmed">
          {t('{{date}} by {{name}}', {
            date: format.dateTime(outcome.recordedAt),
            name: personName(outcome.recordedBy.name, t),
          })}
        </Text>
        {children}
      </Stack>
    </Alert>
  )
}
