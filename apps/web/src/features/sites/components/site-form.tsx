import { Input, Text, Textarea, TextInput } from '@mantine/core'
import { type Site, siteEndpoints } from '@thant/contracts/sites'
import { Form } from '#components/form/form.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { PhoneInput } from '#components/form/phone-input.tsx'
import { type RecordForm, useRecordForm } from '#components/form/use-record-form.ts'
import { LocationInput } from '#components/map/location-input.tsx'
import { TimePicker } from '#components/pickers/time-picker.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { emptySite, missingHoursOf, type SiteValues, siteBodyOf, valuesOfSite } from '../site-values.ts'

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
  const { key, getInputProps: field } = record.form
  return (
    <Form form={record} cancel={onClose} isInDialog>
      <TextInput key={key('name')} {...field('name')} label={t('Name')} data-autofocus withAsterisk />
      {isMain ? (
        <Text size="sm" c="dimmed">
          {t('Address and contact of the main site are those of the organization.')}
        </Text>
      ) : (
        <>
          <Textarea key={key('address')} {...field('address')} label={t('Address')} autosize minRows={2} withAsterisk />
          <FormRow>
            <TextInput
              key={key('contactPersonName')}
              {...field('contactPersonName')}
              label={t('Contact person name')}
            />
            <PhoneInput
              key={key('contactPersonPhoneNumber')}
              {...field('contactPersonPhoneNumber')}
              label={t('Contact person phone')}
            />
          </FormRow>
        </>
      )}
      <FormRow>
        <OpeningTime record={record} end="from" label={t('Opens at')} />
        <OpeningTime record={record} end="to" label={t('Closes at')} />
      </FormRow>
      <Textarea
        key={key('accessNote')}
        {...field('accessNote')}
        label={t('Access note')}
        description={t('Tells the crew how to get in: gate, key, dog.')}
        autosize
        minRows={2}
      />
      {!isMain && (
        <LocationInput
          key={key('location')}
          {...field('location')}
          label={t('Location')}
          description={t('Drag the marker to the gate where the waste is picked up, or type the coordinates.')}
        />
      )}
    </Form>
  )
}

type OpeningTimeProps = { record: RecordForm<SiteValues>; end: 'from' | 'to'; label: string }

function OpeningTime({ record, end, label }: OpeningTimeProps) {
  const path = `openingHours.${end}` as const
  const { error } = record.form.getInputProps(path)
  const value = record.form.useWatchValue(path)
  return (
    <Input.Wrapper label={label} labelElement="div">
      <TimePicker
        aria-label={label}
        value={value}
        onChange={(time) => record.form.setFieldValue(path, time)}
        error={error}
        data-path={path}
      />
    </Input.Wrapper>
  )
}
