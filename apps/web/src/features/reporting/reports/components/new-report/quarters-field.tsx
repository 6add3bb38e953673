import { Button, Chip, Group, Input, Skeleton, Stack } from '@mantine/core'
import { quarterRangeOf } from '@thant/contracts/reporting/quarters'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { onOneLine } from '@thant/i18n/word-joiner'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { FailedState } from '#components/feedback/failed-state.tsx'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useReportTitles } from '../../report-title.ts'
import type { ReportedMonths } from '../../reported-months.ts'
import { MonthsField } from './months-field.tsx'
import classes from './quarters-field.module.css'

type QuartersFieldProps = {
  organizationId: string
  isSingle: boolean
  /** The first months of the chosen quarters. */
  value: readonly string[]
  /** The chosen months, in place of quarters. */
  months: MonthRange | undefined
  onChange: (reported: ReportedMonths) => void
  error: string | undefined
}

/** As many as make a year. */
const latestCount = 4

/** Offers the quarters in which the organization had pickups, the latest first. */
export function QuartersField({ organizationId, isSingle, value, months, onChange, error }: QuartersFieldProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const titles = useReportTitles()
  const result = useEndpoint(pickupEndpoints.quarters, { params: { organizationId } })
  if (result.isPending) return <Skeleton height={72} />
  if (result.isError) {
    return (
      <FailedState
        error={result.error}
        onRetry={() => void result.refetch()}
        serverFailed={t('Failed to fetch logistics data.')}
      />
    )
  }
  const quarters = result.data.data.quarters.toReversed()
  if (quarters.length === 0) {
    return (
      <EmptyState
        title={t('No Data')}
        hint={t('This organization has no completed pickups yet, so there is nothing to report.')}
      />
    )
  }
  const latest = quarters
    .slice(0, latestCount)
    .map(({ firstMonth }) => firstMonth)
    .sort()
  // An address may name one that there is not.
  const known = value.filter((chosen) => quarters.some(({ firstMonth }) => firstMonth === chosen))
  const choose = (firstMonth: string) => {
    if (isSingle) return onChange({ quarters: [firstMonth] })
    const others = known.filter((chosen) => chosen !== firstMonth)
    onChange({ quarters: others.length < known.length ? others : [...known, firstMonth].sort() })
  }
  return (
    <Stack gap="md">
      <Input.Wrapper
        label={isSingle ? t('Quarter') : t('Quarters')}
        labelElement="div"
        withAsterisk
        error={
          error ??
          (known.length < value.length && t('This organization has no such quarter. Please choose from the list.'))
        }
        errorProps={{ role: 'alert' }}
        inputWrapperOrder={['label', 'error', 'input']}
      >
        <Group gap="xs" mt={6} role="group" aria-label={isSingle ? t('Quarter') : t('Quarters')}>
          {quarters.map((quarter) => (
            <Chip
              key={quarter.firstMonth}
              classNames={{ label: classes.label }}
              checked={value.includes(quarter.firstMonth)}
              onChange={() => choose(quarter.firstMonth)}
              title={quarter.months.map(format.month).join(t(', '))}
            >
              {bracketOnOneLine(titles.quarters(quarterRangeOf([quarter])))}
            </Chip>
          ))}
          {!isSingle && quarters.length > latestCount && (
            <Button variant="subtle" size="xs" onClick={() => onChange({ quarters: latest })}>
              {t('Latest four')}
            </Button>
          )}
        </Group>
      </Input.Wrapper>
      {/* A report by month is of one quarter. */}
      {!isSingle && (
        <MonthsField
          collected={quarters.flatMap((quarter) => quarter.months)}
          value={months}
          onChange={(range) => onChange({ months: range })}
        />
      )}
    </Stack>
  )
}

/** The months are on the first line, and the quarter with its brackets on the second, where one is too short. */
function bracketOnOneLine(label: string): string {
  return label.replace(/\(.*\)/, onOneLine)
}
