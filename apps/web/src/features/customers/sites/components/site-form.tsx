import { Text } from '@mantine/core'
import { type Site, siteEndpoints } from '@thant/contracts/customers/sites'
import { missingHoursOf } from '#components/fields/opening-hours.ts'
import { OpeningHoursFields } from '#components/fields/opening-hours-fields.tsx'
import { PhoneField } from '#components/fields/phone-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { Form } from '#components/form/form.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { type RecordForm, useRecordForm } from '#components/form/use-record-form.ts'
import { LocationField } from '#components/map/location-input.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { emptySite, type SiteValues, siteBodyOf, valuesOfSite } from '../site-values.ts'

type AddSiteFormProps = { organizationId: string; onClose: () => void }

export function AddSiteForm({ organizationId, onClose }: AddSiteFormProps) {
  const record = useRecordForm({
    endpoint: siteEndpoints.create,
    params: { id: organizationId },
    initialValues: emptySite,
    toBody: siteBodyOf,
    validate: missingHoursOf,
    saved: 'The site was added.',
    onSaved: onClose,
  })
  return <SiteFields record={record} onClose={onClose} isMain={false} />
}

export function EditSiteForm({ site, onClose }: { site: Site; onClose: () => void }) {
  const record = useRecordForm({
    endpoint: siteEndpoints.change,
    params: { id: site._id },
    initialValues: valuesOfSite(site),
    toBody: siteBodyOf,
    validate: missingHoursOf,
    version: { now: site.__v, toValues: valuesOfSite, groups: ['openingHours'] },
    saved: 'The site was saved.',
    onSaved: onClose,
  })
  return <SiteFields record={record} onClose={onClose} isMain={site.isMain} />
}

type SiteFieldsProps = { record: RecordForm<SiteValues>; onClose: () => void; isMain: boolean }

/** The place of the main site is the organization's, and is changed there. */
function SiteFields({ record, onClose, isMain }: SiteFieldsProps) {
  const { t } = useTranslation()
  return (
    <Form form={record} cancel={onClose} isInDialog>
      <TextField<SiteValues> name="name" label="Name" data-autofocus />
      {isMain ? (
        <Text size="sm" c="dimmed">
          {t('Address and contact of the main site are those of the organization.')}
        </Text>
      ) : (
        <>
          <TextArea<SiteValues> name="address" label="Address" />
          <FormRow>
            <TextField<SiteValues> name="contactPersonName" label="Contact person name" />
            <PhoneField<SiteValues> name="contactPersonPhoneNumber" label="Contact person phone" />
          </FormRow>
        </>
      )}
      <OpeningHoursFields />
      <TextArea<SiteValues>
        name="accessNote"
        label="Access note"
        hint="Tells the crew how to get in: gate, key, dog."
      />
      {!isMain && (
        <LocationField<SiteValues>
          name="location"
          label="Location"
          hint="Drag the marker to the gate where the waste is picked up, or type the coordinates."
        />
      )}
    </Form>
  )
}
