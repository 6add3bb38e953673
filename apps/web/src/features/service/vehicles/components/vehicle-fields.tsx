import { maxPageSize } from '@thant/contracts/list'
import { depotEndpoints } from '@thant/contracts/service/depots'
import { ChoiceField } from '#components/fields/choice-field.tsx'
import { TextField, WeightField } from '#components/fields/text-fields.tsx'
import { TimeField } from '#components/fields/time-field.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { DayField } from '#components/pickers/day-picker.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { VehicleValues } from '../vehicle-values.ts'

export function VehicleFields() {
  const { t } = useTranslation()
  const depots = useEndpoint(depotEndpoints.list, { query: { limit: maxPageSize } }).data?.data ?? []
  const data = depots.map(({ _id: value, name: label }) => ({ value, label }))
  return (
    <>
      <FormSection>
        <FormRow>
          <TextField<VehicleValues> name="plate" label="Plate number" placeholder="YGN 3M-4182" />
          <ChoiceField<VehicleValues> name="depotId" label="Depot" data={data} searchable />
        </FormRow>
        <FormRow>
          <WeightField<VehicleValues> name="capacityKg" label="Capacity" hint="What it may carry." />
          <TextField<VehicleValues>
            name="unloadingMinutes"
            label="Unloading (minutes)"
            hint="How long it takes to empty it."
            inputMode="numeric"
          />
        </FormRow>
      </FormSection>
      <FormSection title={t('Shift')} hint={t('Without a shift of its own, it is out while its depot is open.')}>
        <FormRow>
          <TimeField<VehicleValues> name="shift.from" label="Shift from" />
          <TimeField<VehicleValues> name="shift.to" label="Shift until" />
        </FormRow>
      </FormSection>
      <FormSection title={t('Out of service')} hint={t('Both days count. Without a last day, until further notice.')}>
        <FormRow>
          <DayField<VehicleValues> name="outOfServiceFrom" label="Out of service from" />
          <DayField<VehicleValues> name="outOfServiceTo" label="Out of service to" />
        </FormRow>
      </FormSection>
    </>
  )
}
