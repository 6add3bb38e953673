import { Alert, Anchor, Button, Stack } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import { type Schedule, scheduleEndpoints } from '@thant/contracts/service/schedules'
import { useState } from 'react'
import { generatePath, Link, useSearchParams } from 'react-router'
import { useConfirmWarning } from '#components/form/confirm-warning.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { FormFacts } from '#components/layout/page/form-facts.tsx'
import { SiteField } from '#features/customers/sites/components/site-select.tsx'
import { placeName } from '#features/service/pickups/pickup-site.ts'
import { daysAfter, todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useLeave, useReturnTo } from '#lib/links/return-path.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { missingInSchedule, type ScheduleValues, scheduleChangeOf, valuesOfSchedule } from '../schedule-values.ts'
import { useScheduleText } from '../use-schedule-text.ts'
import { EndScheduleDialog } from './end-schedule-dialog.tsx'
import { ScheduleFields } from './schedule-fields.tsx'
import { SchedulePreview } from './schedule-preview.tsx'

/** Changes a schedule from a day on, which the address may name, or ends it. */
export function EditScheduleForm({ schedule }: { schedule: Schedule }) {
  const { t } = useTranslation()
  const list = useReturnTo(paths.schedules)
  const leave = useLeave(paths.schedules)
  const today = todayIn(useCompanyTimeZone())
  const [params] = useSearchParams()
  const [isEnding, setIsEnding] = useState(false)
  const hasBegun = schedule.startsOn <= today
  const requested = params.get('from') ?? ''
  const from = requested >= today ? requested : daysAfter(today, 1)
  const record = useRecordForm({
    endpoint: scheduleEndpoints.change,
    params: { id: schedule._id },
    initialValues: valuesOfSchedule(schedule, from),
    toBody: (values) => ({ ...scheduleChangeOf(values, hasBegun), isSure: false }),
    overrule: useConfirmWarning(),
    validate: (values) => missingInSchedule(values, hasBegun),
    version: { now: schedule.__v, toValues: (changed) => valuesOfSchedule(changed, from) },
    saved: 'The schedule was saved.',
    onSaved: leave,
  })
  if (schedule.archivedAt !== null || isOver(schedule, today)) return <ScheduleFacts schedule={schedule} />
  return (
    <Stack gap="md">
      <ScheduleFacts schedule={schedule} />
      <Form
        form={record}
        cancel={list}
        note={
          <Button
            variant="subtle"
            color="brick"
            leftSection={<IconCalendarOff size={16} />}
            onClick={() => setIsEnding(true)}
          >
            {t('End the schedule')}
          </Button>
        }
      >
        <ScheduleFields
          record={record}
          hasBegun={hasBegun}
          contractEnd={schedule.endsOn === null ? schedule.lastDay : null}
          site={
            <SiteField<ScheduleValues>
              name="siteId"
              organizationId={schedule.organizationId._id}
              kept={schedule.siteId}
              label="Site"
              allowDeselect={false}
            />
          }
        />
        <SchedulePreview record={record} schedule={{ _id: schedule._id, hasBegun }} />
      </Form>
      {isEnding && <EndScheduleDialog schedule={schedule} onClose={() => setIsEnding(false)} onEnded={leave} />}
    </Stack>
  )
}

/** Nothing is left to change once a schedule that another one continues has ended. */
function isOver({ followedById, endsOn }: Schedule, today: string): boolean {
  return followedById !== null && endsOn !== null && endsOn < today
}

function ScheduleFacts({ schedule }: { schedule: Schedule }) {
  const { t } = useTranslation()
  const format = useFormat()
  const textOf = useScheduleText()
  const { organizationId: organization, siteId: site, startsOn, lastDay, pickups, archivedAt } = schedule
  const { followedById, continuedOn } = schedule
  return (
    <FormFacts
      facts={[
        {
          label: t('Organization'),
          value: <span lang={languageOf(organization.name)}>{placeName(organization, site)}</span>,
        },
        { label: t('Repeats'), value: textOf(schedule) },
        { label: t('First day'), value: format.date(startsOn) },
        { label: t('Last day'), value: lastDay && format.date(lastDay) },
        { label: t('Pickups to come'), value: format.number(pickups.length) },
      ]}
    >
      {archivedAt !== null && <Alert color="amber">{t('This schedule was ended.')}</Alert>}
      {archivedAt === null && followedById !== null && continuedOn !== null && (
        <Alert color="sky">
          {t('Another schedule continues this one from {{day}}.', { day: format.date(continuedOn) })}{' '}
          <Anchor
            underline="always"
            component={Link}
            to={generatePath(paths.scheduleEdit, { scheduleId: followedById })}
          >
            {t('Open')}
          </Anchor>
        </Alert>
      )}
    </FormFacts>
  )
}
