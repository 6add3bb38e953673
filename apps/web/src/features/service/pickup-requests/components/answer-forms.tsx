import { Skeleton } from '@mantine/core'
import { type PickupRequest, pickupRequestEndpoints } from '@thant/contracts/service/pickup-requests'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { notifyDone } from '#components/feedback/notify.ts'
import { notifyWithAction } from '#components/feedback/notify-with-action.tsx'
import { useTakeBack } from '#components/feedback/use-take-back.ts'
import { TextArea } from '#components/fields/text-area.tsx'
import { useConfirmWarning } from '#components/form/confirm-warning.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { DayTimeField } from '#components/pickers/day-time-picker.tsx'
import { useWorkingCalendar } from '#features/company/company-days/use-working-calendar.ts'
import { DriverField } from '#features/customers/users/components/driver-select.tsx'
import { type StaffMember, staffMember } from '#features/customers/users/staff-member.ts'
import { useEndpoint, useWrite } from '#lib/calls/use-endpoint.ts'
import { instantOf, wallClockOf } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { DayAround } from './day-around.tsx'

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

type AcceptValues = { pickUpTime: string; driver: StaffMember | null; note: string }

/** The pickup is accepted as it is shown now. */
function AcceptFields({ request, driver, onClose }: AnswerFormProps & { driver: StaffMember | null }) {
  const { t } = useTranslation()
  const { noteOf } = useWorkingCalendar()
  const overrule = useConfirmWarning()
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
  const at = record.form.useWatchValue('pickUpTime')
  return (
    <Form form={record} isInDialog cancel={onClose} submit={t('Accept')}>
      {request.wantedAt !== null && (
        <DayTimeField<AcceptValues> name="pickUpTime" label="Pickup Time" noteOf={noteOf} withAsterisk />
      )}
      {!isCancelled && <DriverField<AcceptValues> name="driver" label="Driver" />}
      {!isCancelled && <DayAround at={at} site={request.site._id} />}
      <TextArea<AcceptValues> name="note" label="Note for the customer" />
    </Form>
  )
}

type DeclineValues = { note: string }

/** Undo is offered unless an offer had expired before, whose note the reason replaces. */
export function DeclineForm({ request, onClose }: AnswerFormProps) {
  const { t } = useTranslation()
  const reopen = useWrite(pickupRequestEndpoints.undoMany)
  const takeBack = useTakeBack()
  const record = useRecordForm({
    endpoint: pickupRequestEndpoints.decline,
    params: { id: request._id },
    initialValues: { note: '' },
    saved: 'The request was declined.',
    announce: (declined, { _id: id, __v, counterAt }) => {
      const body = { requests: [{ id, __v }] }
      if (counterAt !== null) notifyDone(declined)
      else notifyWithAction(declined, t('Undo'), () => void takeBack(() => reopen.mutateAsync({ body })))
    },
    onSaved: onClose,
  })
  return (
    <Form form={record} isInDialog cancel={onClose} submit={t('Decline')}>
      <TextArea<DeclineValues> name="note" label="Reason" hint="Visible to the customer." />
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

type CounterValues = { counterAt: string; note: string }

function CounterFields({ request, proposal, onClose }: AnswerFormProps & { proposal: string }) {
  const { t } = useTranslation()
  const { noteOf } = useWorkingCalendar()
  const overrule = useConfirmWarning()
  const record = useRecordForm({
    endpoint: pickupRequestEndpoints.counter,
    params: { id: request._id },
    toBody: (values) => ({ ...values, isSure: false }),
    initialValues: { counterAt: proposal, note: request.counterAt === null ? '' : request.answerNote },
    saved: 'The time was offered.',
    overrule: (refusal) => overrule(refusal),
    onSaved: onClose,
  })
  const at = record.form.useWatchValue('counterAt')
  return (
    <Form form={record} isInDialog cancel={onClose} submit={t('Offer this time')}>
      <DayTimeField<CounterValues> name="counterAt" label="Offered time" noteOf={noteOf} />
      <DayAround at={at} site={request.site._id} />
      <TextArea<CounterValues> name="note" label="Note for the customer" />
    </Form>
  )
}
