import { type Pickup, pickupEndpoints } from '@thant/contracts/service/pickups'
import { useNavigate } from 'react-router'
import { TextArea } from '#components/fields/text-area.tsx'
import { useConfirmWarning } from '#components/form/confirm-warning.tsx'
import { Form } from '#components/form/form.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { type PickupValues, pickupBodyOf, problemsOfPickup } from '../form/pickup-values.ts'
import { RunningTotal } from './running-total.tsx'
import { namedItems, openingValues, weighedItems } from './weighing.ts'
import { WeighingLines } from './weighing-lines.tsx'

/** Records the weighed items and completes the pickup, which is all that a driver may change (docs/api.md 5). */
export function CompletePickupForm({ pickup }: { pickup: Pickup }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const record = useRecordForm({
    endpoint: pickupEndpoints.change,
    params: { id: pickup._id },
    initialValues: openingValues(pickup),
    toBody: (values) => {
      const { items, remark } = pickupBodyOf({ ...values, items: namedItems(weighedItems(values.items)) })
      return { status: 'COMPLETED' as const, items, remark, isSure: false }
    },
    validate: (values: PickupValues) =>
      problemsOfPickup({ ...values, items: weighedItems(values.items), status: 'COMPLETED' }),
    version: { now: pickup.__v, toValues: openingValues },
    saved: 'The pickup was completed.',
    overrule: useConfirmWarning(),
    onSaved: () => navigate(paths.home),
  })
  const { form } = record
  const submit = () => {
    const weighed = weighedItems(form.getValues().items)
    // The lines on the screen have to be those that are sent, so that a problem is shown at its own line.
    if (weighed.length > 0) form.setValues({ items: weighed })
    record.submit()
  }
  return (
    <Form
      form={{ ...record, submit }}
      submit={t('Complete pickup')}
      cancel={paths.home}
      note={<RunningTotal record={record} />}
      hasStickyButtons
    >
      <FormSection title={t('What was weighed')}>
        <WeighingLines record={record} />
      </FormSection>
      <FormSection>
        <TextArea<PickupValues> name="remark" label="Remark" maxRows={8} />
      </FormSection>
    </Form>
  )
}
