import { Alert, Stack, Text } from '@mantine/core'
import { IconTruckOff } from '@tabler/icons-react'
import { isUpheld } from '@thant/contracts/service/outcome-reasons'
import type { Outcome } from '@thant/contracts/service/outcomes'
import type { Translate } from '@thant/i18n/translation-key'
import type { ReactNode } from 'react'
import { PhotoRow } from '#components/figures/photo-row.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { outcomeLabel } from '../outcome-label.ts'
import { Signature } from './signature.tsx'

type OutcomeNoticeProps = {
  outcome: Outcome
  /** What was recorded earlier and no longer counts. */
  before?: readonly Outcome[]
  isInPart: boolean
  children?: ReactNode
}

/** Says why a pickup was not collected, with the photos of it. */
export function OutcomeNotice({ outcome, before = [], isInPart, children }: OutcomeNoticeProps) {
  const { t } = useTranslation()
  return (
    <Alert color="amber" icon={<IconTruckOff aria-hidden />} title={titleOf(outcome, isInPart, t)}>
      <Stack gap="xs">
        <OutcomeDetails outcome={outcome} />
        {children}
        {before.map((earlier) => (
          <Stack key={earlier._id} gap="xs">
            <Text fz="sm" fw={600}>
              {t('Before: {{reason}}', { reason: outcomeLabel(earlier.code, t) })}
            </Text>
            <OutcomeDetails outcome={earlier} />
          </Stack>
        ))}
      </Stack>
    </Alert>
  )
}

function titleOf({ code }: Outcome, isInPart: boolean, t: Translate): string {
  const reason = outcomeLabel(code, t)
  if (isInPart) return isUpheld(code) ? reason : t('Collected in part: {{reason}}', { reason })
  return t('Not collected: {{reason}}', { reason })
}

function OutcomeDetails({ outcome }: { outcome: Outcome }) {
  return (
    <>
      {outcome.note !== '' && (
        <Text fz="sm" lang={languageOf(outcome.note)} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {outcome.note}
        </Text>
      )}
      <PhotoRow photos={outcome.photos} />
      <Signature at={outcome.recordedAt} person={outcome.recordedBy} />
    </>
  )
}
