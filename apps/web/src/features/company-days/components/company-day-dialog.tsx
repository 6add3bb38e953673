import { Select, Stack, Text, TextInput } from '@mantine/core'
import { type CompanyDay, type CompanyDayKind, companyDayEndpoints } from '@thant/contracts/company-days'
import { useState } from 'react'
import { Dialog } from '#components/feedback/dialog.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { DayPicker } from '#components/pickers/day-picker.tsx'
import { isDay } from '#components/pickers/parse-day.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { useFormat } from '#lib/use-format.ts'
import { kindLabels } from '../day-kinds.ts'
import { useDayName } from '../use-day-name.ts'

type CompanyDayDialogProps = {
  /** The entry to change; undefined for a new one. */
  day: CompanyDay | undefined
  isOpen: boolean
  onClose: () => void
}

export function CompanyDayDialog({ day, isOpen, onClose }: CompanyDayDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog opened={isOpen} onClose={onClose} title={day ? t('Change the day') : t('Add a day')}>
      {day ? <ChangeDay day={day} onClose={onClose} /> : <AddDay onClose={onClose} />}
    </Dialog>
  )
}

function ChangeDay({ day, onClose }: { day: CompanyDay; onClose: () => void }) {
  const format = useFormat()
  return (
    <Stack gap="md">
      <Text fw={600}>{format.date(day.day)}</Text>
      <DayForm key={day.day} day={day.day} known={day} onClose={onClose} />
    </Stack>
  )
}

/** A day that has an entry already is changed with that entry's name in view, so that none is replaced unnoticed. */
function AddDay({ onClose }: { onClose: () => void }) {
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
      <DayForm key={known?.day} day={chosen} known={known} onClose={onClose} />
    </Stack>
  )
}

type DayFormProps = { day: string | undefined; known: CompanyDay | undefined; onClose: () => void }

function DayForm({ day, known, onClose }: DayFormProps) {
  const { t } = useTranslation()
  const record = useRecordForm({
    endpoint: companyDayEndpoints.save,
    params: { day: day ?? '' },
    initialValues: known ? valuesOf(known) : { kind: 'closed' as CompanyDayKind, name: '', nameInBurmese: '' },
    validate: () => ({ '': day === undefined ? 'Please choose a day.' : undefined }),
    ...(known && { version: { now: known.__v, toValues: valuesOf } }),
    saved: 'The day was saved.',
    onSaved: onClose,
  })
  const { key, getInputProps: field } = record.form
  return (
    <Form form={record} submit={t('Save')} cancel={onClose} isInDialog>
      <Select
        key={key('kind')}
        {...field('kind')}
        label={t('What is it?')}
        data={Object.entries(kindLabels).map(([value, label]) => ({ value, label: t(label) }))}
        allowDeselect={false}
        withAsterisk
      />
      <TextInput key={key('name')} {...field('name')} label={t('Name')} withAsterisk />
      <TextInput
        key={key('nameInBurmese')}
        {...field('nameInBurmese')}
        lang="my"
        label={t('Name in Burmese')}
        description={t('Without it, Burmese screens have the English name.')}
      />
    </Form>
  )
}

function valuesOf({ kind, name, nameInBurmese }: CompanyDay) {
  return { kind, name, nameInBurmese }
}
