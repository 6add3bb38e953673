import { Button, Group, Radio, Skeleton, Stack, Text } from '@mantine/core'
import { type Quarter, quarterRangeOf } from '@thant/contracts/reporting/quarters'
import { useState } from 'react'
import { Dialog } from '#components/feedback/dialog.tsx'
import { FailedState } from '#components/feedback/failed-state.tsx'
import { usePlanFormat } from '#features/materials/plan/use-plan-format.ts'
import type { ApiError } from '#lib/calls/api-error.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ReportedMonths } from '../../reported-months.ts'
import { MonthsField } from '../new-report/months-field.tsx'

type QuarterDialogProps = {
  opened: boolean
  onClose: () => void
  /** The latest first; undefined while loading. */
  quarters: readonly Quarter[] | undefined
  error: ApiError | null
  retry: () => void
  onCreate: (reported: ReportedMonths) => void
}

/** Asks for one of an organization's quarters, or for months of the calendar; clears the choice once the report is created. */
export function QuarterDialog({ quarters, error, retry, onCreate, ...dialog }: QuarterDialogProps) {
  const { t } = useTranslation()
  const { formatValue } = usePlanFormat()
  const [chosen, setChosen] = useState<ReportedMonths | null>(null)
  const collected = quarters?.flatMap(({ months }) => months) ?? []
  const close = () => {
    setChosen(null)
    dialog.onClose()
  }
  const create = () => {
    if (chosen === null) return
    onCreate(chosen)
    setChosen(null)
  }
  return (
    <Dialog {...dialog} onClose={close} title={t('Choose a quarter')}>
      {error ? (
        <FailedState error={error} onRetry={retry} serverFailed={t('Failed to fetch logistics data.')} />
      ) : quarters === undefined ? (
        <Skeleton height={160} />
      ) : (
        <>
          <Radio.Group
            label={t('Quarter')}
            value={chosen && 'quarters' in chosen ? (chosen.quarters[0] ?? null) : null}
            onChange={(firstMonth) => setChosen({ quarters: [firstMonth] })}
            mb="md"
          >
            <Stack gap="sm" mt="sm" mah="40dvh" style={{ overflowY: 'auto' }}>
              {quarters.map((quarter) => (
                <Radio
                  key={quarter.firstMonth}
                  value={quarter.firstMonth}
                  label={formatValue({ quarters: quarterRangeOf([quarter]) })}
                />
              ))}
            </Stack>
          </Radio.Group>
          <MonthsField
            collected={collected}
            value={chosen && 'months' in chosen ? chosen.months : undefined}
            onChange={(months) => setChosen({ months })}
          />
        </>
      )}
      <Group justify="space-between" mt="lg" gap="sm">
        <Text c="dimmed" role="status">
          {chosen === null && !error ? t('Please select a quarter.') : ''}
        </Text>
        <Group gap="xs">
          <Button variant="default" onClick={close}>
            {t('Cancel')}
          </Button>
          <Button disabled={chosen === null} onClick={create}>
            {t('Create Report')}
          </Button>
        </Group>
      </Group>
    </Dialog>
  )
}
