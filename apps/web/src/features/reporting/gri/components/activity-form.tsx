import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { activityMetricLabels, activityMetrics } from '@thant/contracts/reporting/gri-context'
import { type ActivityYear, griEntryEndpoints } from '@thant/contracts/reporting/gri-entries'
import { useState } from 'react'
import { Form } from '#components/form/form.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import { activityBodyOf, activityValuesOf } from '../activity-values.ts'
import type { GriEntriesOf } from '../use-gri-entries.ts'
import { ActivityGrid } from './activity-grid.tsx'

type ActivityFormProps = { activity: ActivityYear; of: GriEntriesOf }

/** The amounts of a year's months, of the metrics that the organization chose. */
export function ActivityForm({ activity, of: { organizationId, year, months, tablesHref } }: ActivityFormProps) {
  const { t } = useTranslation()
  const [added, setAdded] = useState<string[]>([])
  const shown = activityMetrics.filter(
    (metric) => added.includes(metric) || activity.amounts.some((one) => one.metric === metric),
  )
  const record = useRecordForm({
    endpoint: griEntryEndpoints.enterAmounts,
    params: { organizationId, year },
    initialValues: activityValuesOf(activity, months),
    version: { now: activity.__v, toValues: (saved) => activityValuesOf(saved, months) },
    toBody: activityBodyOf,
    saved: 'The amounts were saved.',
  })
  const others = activityMetrics.filter((metric) => !shown.includes(metric))
  const section = (
    <FormSection
      title={t('Amounts by month')}
      hint={t(
        'Enter guest nights, employees, floor area or meals by month; the report then shows kg of waste for each. Leave a month without a figure empty; 0 says that there was nothing. A column can be pasted from a spreadsheet.',
      )}
    >
      {shown.length > 0 && <ActivityGrid record={record} metrics={shown} months={months} />}
      {others.length > 0 && (
        <Group gap="xs">
          {others.map((metric) => (
            <Button
              key={metric}
              variant="default"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => setAdded([...added, metric])}
            >
              {t(activityMetricLabels[metric])}
            </Button>
          ))}
        </Group>
      )}
    </FormSection>
  )
  // There is nothing to save before one of the amounts is chosen.
  if (shown.length === 0) return section
  return (
    <Form form={record} cancel={tablesHref}>
      {section}
    </Form>
  )
}
