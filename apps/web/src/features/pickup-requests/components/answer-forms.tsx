import { Skeleton, Textarea } from '@mantine/core'
import { type PickupRequest, pickupRequestEndpoints } from '@thant/contracts/pickup-requests'
import { pickupEndpoints } from '@thant/contracts/pickups'
import { notifyDone } from '#components/feedback/notify.ts'
import { Form } from '#components/form/form.tsx'
import { useOverruleDoubt } from '#components/form/overrule-doubt.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { DayTimePicker } from '#components/pickers/day-time-picker.tsx'
import { useWorkingCalendar } from '#features/company-days/use-working-calendar.ts'
import { DriverSelect } from '#features/users/components/driver-select.tsx'
import { type StaffMember, staffMember } from '#features/users/staff-member.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { instantOf, wallClockOf } from '#lib/zoned-time.ts'

type AnswerFormProps = { request: PickupRequest; onClose: () => void }

/** The exact time is of the wanted day. The driver of the site's last pickup is proposed. */
export function AcceptForm(props: AnswerFormProps) {
  const { kind, site, pickup } = props.request
  const isWithoutDriver = kind !== 'cancel' && pickup?.driver == null
  const query = { site: site._id, status: 'COMPLETED', sort: '-pickUpTime', limit: 1 } as const
  const last = useEndpoint(pickupEndpoints.list, { query }, { enabled: isWithoutDriver })
  if (last.isLoading) return <Skeleton height={240} />
  return <AcceptFields {...props} driver={pickup?.driver ?? last.data?.data[0]?.vehicle.driver ?? null} />
}

/** The pickup is accepted as it is shown now. */
function AcceptFields({ request, driver, onClose }: AnswerFormProps & { driver: StaffMember | null }) {
  const { t } = useTranslation()
  const { noteOf } = useWorkingCalendar()
  const overrule = useOverruleDoubt()
  const isCancelled = request.kind === 'cancel'
  const record = useRecordForm({
    endpoint: pickupRequestEndpoints.accept,
    params: { id: request._id },
    initialValues: { pickUpTime: request.wantedAt ?? '', driver: driver && staffMember(driver), note: '' },
    toBody: ({ pickUpTime, driver: chosen, note }) => ({
      note,
      isSure: false,
      ...(!isCancelled && { driver: chosen?._id ?? null }),
      ...(pickUpTime !== '' && { pickUpTime }),
      ...(request.kind !== 'extra' && request.pickup && { pickupVersion: request.pickup.__v }),
    }),
    saved: 'The request was accepted.',
    overrule: (refusal) => overrule(refusal),
    announce: (accepted, { pickup }) =>
      notifyDone(isCancelled || pickup?.driver ? accepted : t('The request was accepted. Nobody is assigned yet.')),
    onSaved: onClose,
  })
  const { key, getInputProps: field } = record.form
  return (
    <Form form={record} isInDialog cancel={onClose} submit={t('Accept')}>
      {request.wantedAt !== null && (
        <DayTimePicker
          key={key('pickUpTime')}
          {...field('pickUpTime')}
          label={t('Pickup Time')}
          noteOf={noteOf}
          withAsterisk
        />
      )}
      {!isCancelled && <DriverSelect key={key('driver')} {...field('driver')} label={t('Driver')} />}
      <Textarea key={key('note')} {...field('note')} label={t('Note for the customer')} autosize minRows={2} />
    </Form>
  )
}

export function DeclineForm({ request, onClose }: AnswerFormProps) {
  const { t } = useTranslation()
  const record = useRecordForm({
    endpoint: pickupRequestEndpoints.decline,
    params: { id: request._id },
    initialValues: { note: '' },
    saved: 'The request was declined.',
    onSaved: onClose,
  })
  const { key, getInputProps: field } = record.form
  return (
    <Form form={record} isInDialog cancel={onClose} submit={t('Decline')}>
      <Textarea
        key={key('note')}
        {...field('note')}
        label={t('Reason')}
        description={t('The customer reads it.')}
        autosize
        minRows={2}
        withAsterisk
      />
    </Form>
  )
}

/** The next working day is proposed, at the time that was asked for. */
export function CounterForm(props: AnswerFormProps) {
  const timeZone = useCompanyTimeZone()
  const { wantedAt, counterAt } = props.request
  const isProposed = counterAt === null && wantedAt !== null
  const cutOff = useEndpoint(pickupRequestEndpoints.cutOff, { query: { at: wantedAt ?? '' } }, { enabled: isProposed })
  if (cutOff.isLoading) return <Skeleton height={240} />
  const day = cutOff.data?.data.nextWorkingDay
  const next = isProposed && day ? instantOf(day, wallClockOf(wantedAt, timeZone).time, timeZone) : ''
  return <CounterFields {...props} proposal={counterAt ?? next} />
}

function CounterFields({ request, proposal, onClose }: AnswerFormProps & { proposal: string }) {
  const { t } = useTranslation()
  const { noteOf } = useWorkingCalendar()
  const overrule = useOverruleDoubt()
  const record = useRecordForm({
    endpoint: pickupRequestEndpoints.counter,
    params: { id: request._id },
    toBody: (values) => ({ ...values, isSure: false }),
    initialValues: { counterAt: proposal, note: request.counterAt === null ? '' : request.answerNote },
    saved: 'The time was offered.',
    overrule: (refusal) => overrule(refusal),
    onSaved: onClose,
  })
  const { key, getInputProps: field } = record.form
  return (
    <Form form={record} isInDialog cancel={onClose} submit={t('Offer this time')}>
      <DayTimePicker
        key={key('counterAt')}
        {...field('counterAt')}
        label={t('Offered time')}
        noteOf={noteOf}
        withAsterisk
      />
      <Textarea key={key('note')} {...field('note')} label={t('Note for the customer')} autosize minRows={2} />
    </Form>
  )
}
