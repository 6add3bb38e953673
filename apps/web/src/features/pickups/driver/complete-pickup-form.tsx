import { Textarea } from '@mantine/core'
import { type Pickup, pickupEndpoints } from '@thant/contracts/pickups'
import { useNavigate } from 'react-router'
import { Form } from '#components/form/form.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { useOverruleDoubt } from '#components/form/overrule-doubt.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { ItemLines } from '../form/item-lines.tsx'
import { ItemTotals } from '../form/item-totals.tsx'
import { pickupBodyOf, problemsOfPickup, valuesOfPickup } from '../form/pickup-values.ts'

/** Records the weighed items and completes the pickup, which is all that a driver may change (docs/api.md 5). */
export function CompletePickupForm({ pickup }: { pickup: Pickup }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const record = useRecordForm({
    endpoint: pickupEndpoints.change,
    params: { id: pickup._id },
    initialValues: valuesOfPickup(pickup),
    toBody: (values) => {
      const { items, remark } = pickupBodyOf(values)
      return { status: 'COMPLETED' as const, items, remark, isSure: false }
    },
    validate: (values) => problemsOfPickup({ ...values, status: 'COMPLETED' }),
    version: { now: pickup.__v, toValues: valuesOfPickup },
    saved: 'The pickup was completed.',
    overrule: useOverruleDoubt(),
    onSaved: () => navigate(paths.home),
  })
  const { key, getInputProps: field } = record.form
  return (
    <Form form={record} submit={t('Complete pickup')} cancel={paths.home}>
      <FormSection title={t('What was weighed')}>
        <ItemLines record={record} />
        <ItemTotals record={record} />
      </FormSection>
      <FormSection>
        <Textarea key={key('remark')} {...field('remark')} label={t('Remark')} autosize minRows={2} maxRows={8} />
      </FormSection>
    </Form>
  )
}
