import { type Organization, organizationEndpoints } from '@thant/contracts/customers/organizations'
import { Dialog } from '#components/feedback/dialog.tsx'
import { NumberField } from '#components/fields/number-field.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'

type TargetsProps = { organization: Organization; onClose: () => void }

export function TargetsDialog({ organization, onClose }: TargetsProps) {
  const { t } = useTranslation()
  return (
    <Dialog opened onClose={onClose} title={t('Targets')}>
      <TargetsForm organization={organization} onClose={onClose} />
    </Dialog>
  )
}

/** An empty field removes its target. */
function TargetsForm({ organization, onClose }: TargetsProps) {
  const record = useRecordForm({
    endpoint: organizationEndpoints.change,
    params: { id: organization._id },
    initialValues: valuesOf(organization),
    version: { now: organization.__v, toValues: valuesOf },
    toBody: ({ targetDiversionPercent, targetKilogramsPerMonth, baseYear }) => ({
      targetDiversionPercent: numberIn(targetDiversionPercent),
      targetKilogramsPerMonth: numberIn(targetKilogramsPerMonth),
      baseYear: numberIn(baseYear),
    }),
    saved: 'The targets were saved.',
    onSaved: onClose,
  })
  return (
    <Form form={record} cancel={onClose} isInDialog>
      <NumberField<TargetValues>
        name="targetDiversionPercent"
        label="Diverted from disposal, at least (%)"
        decimalScale={2}
        hideControls
        inputMode="decimal"
      />
      <NumberField<TargetValues>
        name="targetKilogramsPerMonth"
        label="Waste a month, at most (kg)"
        decimalScale={3}
        thousandSeparator=","
        hideControls
        inputMode="decimal"
      />
      <NumberField<TargetValues>
        name="baseYear"
        label="Base year"
        hint="The year against which the organization compares its waste."
        allowDecimal={false}
        hideControls
        inputMode="numeric"
      />
    </Form>
  )
}

type TargetValues = {
  targetDiversionPercent: number | ''
  targetKilogramsPerMonth: number | ''
  baseYear: number | ''
}

function valuesOf({ targetDiversionPercent, targetKilogramsPerMonth, baseYear }: Organization): TargetValues {
  return {
    targetDiversionPercent: targetDiversionPercent ?? '',
    targetKilogramsPerMonth: targetKilogramsPerMonth ?? '',
    baseYear: baseYear ?? '',
  }
}

function numberIn(value: number | ''): number | null {
  return value === '' ? null : value
}
