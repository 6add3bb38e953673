import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import type { DecidedPickups } from '@thant/contracts/service/holiday-pickups'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { overrulable } from '../conflict-texts.ts'

type ConflictsAlertProps = {
  conflicts: DecidedPickups['conflicts']
  /** Receives the ids of the pickups of whose new day staff are sure. */
  onOverrule: (ids: string[]) => void
}

export function ConflictsAlert({ conflicts, onOverrule }: ConflictsAlertProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const questionable = conflicts.filter(({ reason }) => overrulable.has(reason)).map(({ _id }) => _id)
  return (
    <Alert color="amber" role="alert" icon={<IconInfoCircle />} title={t('Some pickups were left as they are')}>
      <Stack gap="xs" align="flex-start">
        <Text fz="sm">
          {t('They were changed meanwhile, or their new day is not possible. Please look at them again: {{count}}', {
            count: conflicts.length,
          })}
        </Text>
        {questionable.length > 0 && (
          <Button variant="default" size="xs" onClick={() => onOverrule(questionable)}>
            {t('Choose these days anyway: {{number}}', { number: format.number(questionable.length) })}
          </Button>
        )}
      </Stack>
    </Alert>
  )
}
