import type { BodyInputOf } from '@thant/contracts/endpoint'
import { type Pickup, pickupEndpoints } from '@thant/contracts/service/pickups'
import { possibleKey } from '@thant/i18n/possible-key'
import { generatePath, useNavigate } from 'react-router'
import { notifyWithAction } from '#components/feedback/notify-with-action.tsx'
import { useConfirmWarning } from '#components/form/confirm-warning.tsx'
import { type RecordForm, useRecordForm } from '#components/form/use-record-form.ts'
import type { StaffMember } from '#features/customers/users/staff-member.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useFormat } from '#lib/use-format.ts'

export type ScheduleValues = {
  organizationId: string | null
  /** Null for the main site. */
  siteId: string | null
  pickUpTime: string
  vehicle: { plate_number: string; driver: StaffMember | null }
  isConfirmed: boolean
}

const nothingYet: ScheduleValues = {
  organizationId: null,
  siteId: null,
  pickUpTime: '',
  vehicle: { plate_number: '', driver: null },
  isConfirmed: false,
}

type ScheduleForm = { organizationId?: string | null; pickUpTime?: string; onSaved: (pickup: Pickup) => void }

/**
 * Creates a pickup, on its own screen, whose address may name the organization, or in the calendar's dialog, which passes
 * the clicked time.
 */
export function useScheduleForm({
  organizationId = null,
  pickUpTime = '',
  onSaved,
}: ScheduleForm): RecordForm<ScheduleValues> {
  const { t } = useTranslation()
  const format = useFormat()
  const navigate = useNavigate()
  return useRecordForm({
    endpoint: pickupEndpoints.schedule,
    initialValues: { ...nothingYet, organizationId, pickUpTime },
    toBody: scheduleBodyOf,
    validate: ({ organizationId, pickUpTime }) => ({
      organizationId: organizationId === null ? 'Required' : undefined,
      pickUpTime: pickUpTime === '' ? 'Required' : undefined,
    }),
    saved: 'Successfully added schedule!',
    overrule: useConfirmWarning(),
    // The specification prescribes these texts (docs/specification.md 8-22, 8-23).
    failed: ({ status, code, said = 'Invalid data sent to server.' }) => {
      if (status !== 400) return 'An unexpected error occurred: {{message}}'
      return code === 'server.failed'
        ? possibleKey(`Error adding schedule: ${said}`)
        : 'Error adding schedule: {{message}}'
    },
    announce: (message, { _id, organizationId, pickUpTime }) =>
      notifyWithAction(
        <>
          <div>{message}</div>
          {`${organizationId.name}, ${format.dateTime(pickUpTime)}`}
        </>,
        t('Open'),
        () => navigate(generatePath(paths.pickupEdit, { logisticsId: _id })),
      ),
    onSaved,
  })
}

function scheduleBodyOf(values: ScheduleValues): BodyInputOf<typeof pickupEndpoints.schedule> {
  return {
    organizationId: values.organizationId ?? '',
    siteId: values.siteId ?? undefined,
    pickUpTime: values.pickUpTime,
    vehicle: { plate_number: values.vehicle.plate_number, driver: values.vehicle.driver?._id ?? null },
    status: values.isConfirmed ? 'CONFIRMED' : 'REQUESTED',
    isSure: false,
  }
}
