import { driverHandoverEndpoints } from '@thant/contracts/customers/users'
import { FormSection } from '#components/form/form-section.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import type { UserValues } from '../user-values.ts'
import { hasWork } from '../work-ahead.ts'
import { HandOver } from './hand-over.tsx'

type WorkAheadProps = { record: RecordForm<UserValues>; userId: string }

/** Asked once another type is chosen for a driver, if there is anything to hand over. */
export function WorkAheadFields({ record: { form }, userId }: WorkAheadProps) {
  const type = form.useWatchValue('type')
  const successor = form.useWatchValue('handOverTo')
  const work = useEndpoint(driverHandoverEndpoints.ahead, { params: { id: userId } }, { enabled: type !== 'DRIVER' })
  if (type === 'DRIVER' || !work.isSuccess || !hasWork(work.data.data)) return null
  return (
    <FormSection>
      <HandOver
        work={work.data.data}
        value={successor}
        onChange={(driver) => form.setFieldValue('handOverTo', driver)}
        error={form.errors.handOverTo}
      />
    </FormSection>
  )
}
