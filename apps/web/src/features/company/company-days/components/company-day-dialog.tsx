import { Skeleton, Stack, Text } from '@mantine/core'
import { type CompanyDay, companyDayEndpoints } from '@thant/contracts/company/company-days'
import type { ReplyOf } from '@thant/contracts/endpoint'
import { type DayReturns, holidayPickupEndpoints } from '@thant/contracts/service/holiday-pickups'
import { useState } from 'react'
import { Dialog } from '#components/feedback/dialog.tsx'
import { FailedState } from '#components/feedback/failed-state.tsx'
import { notifyDone } from '#components/feedback/notify.ts'
import { ChoiceField } from '#components/fields/choice-field.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { DayPicker } from '#components/pickers/day-picker.tsx'
import { isDay } from '#components/pickers/parse-day.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { kindLabels } from '../day-kinds.ts'
import { useDayName } from '../use-day-name.ts'
import { LeftPickupsDialog, ReturnsText } from './day-returns.tsx'

type CompanyDayDialogProps = {
  /** The entry to change; undefined for a new one. */
  day: CompanyDay | undefined
  isOpen: boolean
  onClose: () => void
}

export function CompanyDayDialog({ day, isOpen, onClose }: CompanyDayDialogProps) {
  const { t } = useTranslation()
  const [left, setLeft] = useState<DayReturns['left']>([])
  const close = ({ returns }: Saved) => {
    setLeft(returns.left)
    onClose()
  }
  return (
    <>
      <Dialog opened={isOpen} onClose={onClose} title={day ? t('Change the day') : t('Add a day')}>
        {day ? <ChangeDay day={day} onSaved={close} onClose={onClose} /> : <AddDay onSaved={close} onClose={onClose} />}
      </Dialog>
      <LeftPickupsDialog left={left} onClose={() => setLeft([])} />
    </>
  )
}

type Saved = ReplyOf<typeof holidayPickupEndpoints.save>
type InDialog = { onSaved: (saved: Saved) => void; onClose: () => void }

function ChangeDay({ day, ...dialog }: InDialog & { day: CompanyDay }) {
  const format = useFormat()
  return (
    <Stack gap="md">
      <Text fw={600}>{format.date(day.day)}</Text>
      <DayForm {...dialog} key={day.day} day={day.day} known={day} />
    </Stack>
  )
}

/** A day that has an entry already is changed with that entry's name in view, so that none is replaced unnoticed. */
function AddDay(dialog: InDialog) {
  const { t } = useTranslation()
  const nameOf = useDayName()
  const [day, setDay] = useState<string | null>(null)
  const chosen = day !== null && isDay(day) ? day : undefined
  const query = { from: chosen, to: chosen }
  const known = useEndpoint(companyDayEndpoints.list, { query }, { enabled: chosen !== undefined }).data?.data[0]
  return (
    <Stack gap="md">
      <DayPicker
        value={day}
        onChange={setDay}
        label={t('Day')}
        description={known && t('This day has an entry, which you change here: {{name}}', { name: nameOf(known) })}
        withAsterisk
      />
      <DayForm {...dialog} key={known?.day} day={chosen} known={known} />
    </Stack>
  )
}

type DayFormProps = InDialog & { day: string | undefined; known: CompanyDay | undefined }

function DayForm({ day, known, onSaved, onClose }: DayFormProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const [kind, setKind] = useState(known?.kind ?? 'closed')
  const record = useRecordForm({
    endpoint: holidayPickupEndpoints.save,
    params: { day: day ?? '' },
    initialValues: known ? valuesOf(known) : blankDay,
    validate: () => ({ '': day === undefined ? 'Please choose a day.' : undefined }),
    ...(known && { version: { now: known.__v, toValues: valuesOf } }),
    saved: 'The day was saved.',
    announce: (message, { returns: { returned, made } }) => {
      const changed = { returned: format.number(returned), made: format.number(made) }
      const text = t('The day was saved. Pickups that went back: {{returned}}, made: {{made}}', changed)
      notifyDone(returned + made === 0 ? message : text)
    },
    onSaved,
  })
  record.form.watch('kind', ({ value }) => setKind(value))
  return (
    <Form form={record} cancel={onClose} isInDialog>
      <ChoiceField<DayValues> name="kind" label="What is it?" labels={kindLabels} />
      {known?.kind === 'closed' && kind === 'working' && <ReturnsIfWorked day={known.day} />}
      <TextField<DayValues> name="name" label="Name" />
      <TextField<DayValues>
        name="nameInBurmese"
        lang="my"
        label="Name in Burmese"
        hint="Without it, Burmese screens have the English name."
      />
    </Form>
  )
}

/** Says before it is saved what becomes of the pickups that left the day while it was closed. */
function ReturnsIfWorked({ day }: { day: string }) {
  const { t } = useTranslation()
  const options = { params: { day }, query: { kind: 'working' } } as const
  const preview = useEndpoint(holidayPickupEndpoints.previewReturns, options)
  if (preview.isError) return <FailedState error={preview.error} onRetry={() => void preview.refetch()} />
  return preview.isPending ? (
    <Skeleton height={24} aria-label={t('Loading…')} />
  ) : (
    <ReturnsText returns={preview.data.data} />
  )
}

type DayValues = Pick<CompanyDay, 'kind' | 'name' | 'nameInBurmese'>
const blankDay: DayValues = { kind: 'closed', name: '', nameInBurmese: '' }

function valuesOf({ kind, name, nameInBurmese }: CompanyDay): DayValues {
  return { kind, name, nameInBurmese }
}
