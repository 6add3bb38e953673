import { wayTypes } from '@thant/contracts/service/pickup-statuses'
import type { Pickup } from '@thant/contracts/service/pickups'
import { ChoiceField } from '#components/fields/choice-field.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { SiteField } from '#features/customers/sites/components/site-select.tsx'
import { DriverField } from '#features/customers/users/components/driver-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { PickupValues } from './pickup-values.ts'
import { TeamField } from './team-select.tsx'

/** Edits the way (docs/specification.md 2.8-16): site, number, type, vehicle and team. */
export function WayFields({ pickup }: { pickup: Pickup }) {
  const { t } = useTranslation()
  return (
    <FormSection title={t('Route')}>
      <SiteField<PickupValues>
        name="siteId"
        organizationId={pickup.organizationId._id}
        kept={pickup.site}
        label="Site"
        allowDeselect={false}
      />
      <FormRow>
        <TextField<PickupValues> name="wayNumber" label="Route no." inputMode="numeric" autoComplete="off" />
        <ChoiceField<PickupValues>
          name="wayType"
          label="Waste stream"
          choices={wayTypes}
          placeholder={t('Choose a waste stream')}
          clearLabel="Clear the way type"
        />
      </FormRow>
      <FormRow>
        <TextField<PickupValues> name="vehicle.plate_number" label="Vehicle plate number" autoComplete="off" />
        <DriverField<PickupValues> name="vehicle.driver" label="Driver" />
      </FormRow>
      <TeamField<PickupValues> name="operationTeam" label="Operation Team" />
    </FormSection>
  )
}
