import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconCloudUpload, IconEyeExclamation } from '@tabler/icons-react'
import { sumKg } from '@thant/contracts/materials/wastes'
import { outcomeReasons } from '@thant/contracts/service/outcome-reasons'
import { collectedLabels } from '@thant/contracts/service/visit-states'
import { possibleKey } from '@thant/i18n/possible-key'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { storeDraft } from '../drafts.ts'
import { forgetVisit, keepVisit } from '../outbox.ts'
import type { UnsentVisit } from '../outbox-database.ts'
import { recordedState } from '../recorded-state.ts'
import { sendOutbox } from '../send-outbox.ts'
import { valuesOfVisit } from '../visit-values.ts'

type RecordedVisitProps = {
  visit: UnsentVisit
  /** Names the stop, where its pickup does not. */
  isNamed?: boolean
}

/** Says what the phone has recorded of a stop, and whether the office has it. */
export function RecordedVisit({ visit, isNamed = false }: RecordedVisitProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { body, isToLookAt, refusal } = visit
  const { collected, code, items = [], recordedAt } = body
  const retry = async () => {
    const { refusal: _, ...again } = visit
    await keepVisit(again)
    await sendOutbox()
  }
  // The form of the stop begins with what was typed, once it is no longer recorded.
  const correct = async () => {
    await storeDraft({
      userId: visit.userId,
      pickupId: visit.pickupId,
      values: valuesOfVisit(visit),
      keptAt: Date.now(),
    })
    await forgetVisit(visit.id)
  }
  return (
    <Alert
      color={refusal === undefined && !isToLookAt ? 'sky' : 'amber'}
      icon={isToLookAt ? <IconEyeExclamation aria-hidden /> : <IconCloudUpload aria-hidden />}
      title={recordedState(visit, t)}
    >
      <Stack gap="xs" align="flex-start">
        {isNamed && <Text fw={600}>{body.stop.organization}</Text>}
        <Text>
          {t(collectedLabels[collected])}
          {code !== undefined && `: ${t(outcomeReasons[code].label)}`}
          {collected !== 'nothing' && `, ${format.kg(sumKg(items.map(({ quantity }) => quantity)))}`}
        </Text>
        <Text fz="sm">{format.dateTime(recordedAt)}</Text>
        {refusal !== undefined && <Text>{t(possibleKey(refusal))}</Text>}
        {refusal !== undefined && (
          <Group gap="xs">
            <Button variant="default" onClick={() => void correct()}>
              {t('Correct')}
            </Button>
            <Button variant="default" onClick={() => void retry()}>
              {t('Send again')}
            </Button>
          </Group>
        )}
      </Stack>
    </Alert>
  )
}
