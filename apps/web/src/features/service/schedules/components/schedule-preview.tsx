import { Alert, Anchor, Skeleton } from '@mantine/core'
import type { SchedulePreview as Preview } from '@thant/contracts/service/schedules'
import { onOneLine } from '@thant/i18n/word-joiner'
import { generatePath, Link } from 'react-router'
import { type Fact, Facts } from '#components/figures/facts.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { FoldedPart } from '#components/layout/page/folded-part.tsx'
import { PickupStatusBadge } from '#features/service/pickups/components/pickup-status-badge.tsx'
import { errorText } from '#lib/calls/error-text.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { recurrenceIn, type ScheduleValues } from '../schedule-values.ts'
import { type PreviewedSchedule, useSchedulePreview, useTypedSchedule } from '../use-schedule-preview.ts'
import { useScheduleText } from '../use-schedule-text.ts'
import classes from './schedule-preview.module.css'

type SchedulePreviewProps = { record: RecordForm<ScheduleValues>; schedule?: PreviewedSchedule }

/** Says in a sentence what is typed, and counts what saving would do to the pickups. */
export function SchedulePreview({ record, schedule }: SchedulePreviewProps) {
  const { t } = useTranslation()
  const textOf = useScheduleText()
  const values = useTypedSchedule(record)
  const preview = useSchedulePreview(values, schedule)
  const sentence = textOf({ ...recurrenceIn(values), timeOfDay: values.timeOfDay })
  return (
    <FormSection title={t('Preview')}>
      <p className={classes.sentence} aria-live="polite">
        {sentence === '' ? t('Choose days and time to see the first pickups.') : sentence}
      </p>
      {preview.isLoading && <Skeleton height={96} />}
      {preview.isError && <Alert color="amber">{errorText(preview.error, t)}</Alert>}
      {preview.isSuccess && <PreviewFacts preview={preview.data.data} />}
    </FormSection>
  )
}

function PreviewFacts({ preview }: { preview: Preview }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { made, moved, elsewhere, removed, kept, holidays, days, lastDay, until } = preview
  const facts: Fact[] = [
    { label: t('New pickups'), value: format.number(made) },
    ...(moved > 0 ? [{ label: t('Pickups whose time changes'), value: format.number(moved) }] : []),
    ...(elsewhere > 0 ? [{ label: t('Pickups that move to another site'), value: format.number(elsewhere) }] : []),
    ...(removed > 0 ? [{ label: t('Pickups that are removed'), value: format.number(removed) }] : []),
    ...(holidays.length > 0 ? [{ label: t('On holidays'), value: <Holidays holidays={holidays} /> }] : []),
    ...(days.length > 0
      ? [
          {
            label: t('First pickups'),
            value: days
              .slice(0, 6)
              .map((day) => onOneLine(format.date(day)))
              .join(' · '),
          },
        ]
      : []),
  ]
  return (
    <>
      <Facts facts={facts} />
      {kept.length > 0 && (
        <FoldedPart
          title={t('Pickups edited by hand, which stay as they are: {{number}}', {
            number: format.number(kept.length),
          })}
        >
          <Untouched kept={kept} />
        </FoldedPart>
      )}
      <p className={classes.until}>
        {lastDay !== null && lastDay <= until
          ? t('The last pickup is on {{day}} at the latest.', { day: format.date(lastDay) })
          : t('Pickups are planned until {{day}}; each night adds one day.', { day: format.date(until) })}
      </p>
    </>
  )
}

function Untouched({ kept }: Pick<Preview, 'kept'>) {
  const format = useFormat()
  return (
    <ul className={classes.list}>
      {kept.map(({ _id, pickUpTime, status }) => (
        <li key={_id}>
          <Anchor component={Link} to={generatePath(paths.pickupEdit, { logisticsId: _id })}>
            {format.dateTime(pickUpTime)}
          </Anchor>
          <PickupStatusBadge status={status} />
        </li>
      ))}
    </ul>
  )
}

function Holidays({ holidays }: Pick<Preview, 'holidays'>) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <ul className={classes.list}>
      {holidays.map(({ day, pickUpOn }) => (
        <li key={day}>
          {pickUpOn === null
            ? t('{{day}}: no pickup', { day: format.date(day) })
            : pickUpOn === day
              ? t('{{day}}: pickup on this day', { day: format.date(day) })
              : t('{{day}}: pickup on {{other}}', { day: format.date(day), other: format.date(pickUpOn) })}
        </li>
      ))}
    </ul>
  )
}
