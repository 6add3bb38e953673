import { Stack, Text } from '@mantine/core'
import { type Pickup, pickupEndpoints } from '@thant/contracts/service/pickups'
import type { ReactNode } from 'react'
import { TextArea } from '#components/fields/text-area.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { useConfirmWarning } from '#components/form/confirm-warning.tsx'
import { Form } from '#components/form/form.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { FoldedPart } from '#components/layout/page/folded-part.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useLeave, useReturnTo } from '#lib/links/return-path.ts'
import { ItemsTable } from '../components/items-table.tsx'
import { ItemLines } from './item-lines.tsx'
import { ItemTotals } from './item-totals.tsx'
import { PickupFacts } from './pickup-facts.tsx'
import { type PickupValues, pickupBodyOf, problemsOfPickup, valuesOfPickup } from './pickup-values.ts'
import { WayFields } from './way-fields.tsx'

type EditPickupFormProps = {
  pickup: Pickup
  /** Shown with what can be done with the pickup. */
  renderAction: (onChanged: (pickup: Pickup) => void) => ReactNode
  /** Shown between facts and form: what is known of the pickup beyond its fields. */
  outcome: ReactNode
}

/** Edits plan and items; the time changes in a separate dialog, and the organization is read-only. */
export function EditPickupForm({ pickup, renderAction, outcome }: EditPickupFormProps) {
  const { t } = useTranslation()
  const list = useReturnTo(paths.pickups)
  const leave = useLeave(paths.pickups)
  const record = useRecordForm({
    endpoint: pickupEndpoints.change,
    params: { id: pickup._id },
    initialValues: valuesOfPickup(pickup),
    toBody: (values) => ({ ...pickupBodyOf(values), isSure: false }),
    validate: (values) => problemsOfPickup(values, pickup.status),
    version: { now: pickup.__v, toValues: valuesOfPickup, groups: ['vehicle'] },
    saved: 'The pickup was saved.',
    overrule: useConfirmWarning(),
    onSaved: leave,
  })
  const follow = ({ __v }: Pickup) => record.followOwnChange(__v)
  const submit = (status: PickupValues['status']) => {
    record.form.setFieldValue('status', status)
    record.submit()
  }
  const destinations = pickup.items.flatMap(({ destination }) => destination ?? [])
  return (
    <Stack gap="md">
      <PickupFacts pickup={pickup} onChanged={follow} onComplete={() => submit('COMPLETED')}>
        {renderAction(follow)}
      </PickupFacts>
      {outcome}
      <Form form={{ ...record, submit: () => submit(null) }} cancel={list}>
        <WayFields pickup={pickup} />
        <FormSection title={t('Items')} hint={t('They count in the totals once the status is Completed.')}>
          <div data-whole-width>
            <ItemLines record={record} destinations={destinations} />
          </div>
          <ItemTotals record={record} />
        </FormSection>
        {pickup.status === 'COMPLETED' && (
          <FormSection>
            <FoldedPart title={t('What became of it')}>
              <Text c="dimmed">{t('As saved; it depends on the day of the pickup.')}</Text>
              <ItemsTable items={pickup.items} />
            </FoldedPart>
          </FormSection>
        )}
        <FormSection>
          <TextArea<PickupValues> name="remark" label="Remark" maxRows={8} />
          {pickup.status === 'COMPLETED' && (
            <TextField<PickupValues>
              name="correctionReason"
              label="Reason for the correction"
              hint="Printed on the corrected collection note, which the customer can read."
            />
          )}
        </FormSection>
      </Form>
    </Stack>
  )
}
