import { sortedTypes, wasteTypeLabels } from '@thant/contracts/materials/wastes'
import { type PickupRequestKind, partOfDayLabels, partsOfDay } from '@thant/contracts/service/pickup-request-states'
import { pickupRequestEndpoints } from '@thant/contracts/service/pickup-requests'
import type { Pickup } from '@thant/contracts/service/pickups'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { CheckboxesField } from '#components/fields/checkbox-fields.tsx'
import { SegmentedField } from '#components/fields/segmented-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { useConfirmWarning } from '#components/form/confirm-warning.tsx'
import { Form } from '#components/form/form.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { type RecordForm, useRecordForm } from '#components/form/use-record-form.ts'
import { DayField } from '#components/pickers/day-picker.tsx'
import { PhotosField } from '#components/upload/photos-input.tsx'
import { useWorkingCalendar } from '#features/company/company-days/use-working-calendar.ts'
import { OrganizationField } from '#features/customers/organizations/components/organization-select.tsx'
import { SiteField } from '#features/customers/sites/components/site-select.tsx'
import { chosenSite, missingSite } from '#features/customers/sites/site-choice.ts'
import { siteName } from '#features/customers/sites/site-name.ts'
import { useSites } from '#features/customers/sites/use-sites.ts'
import { daysAfter, instantOf, todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { requestHref } from '#lib/links/request-href.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'
import { useMe } from '#lib/visitor/session.ts'
import { emptyRequest, type RequestValues, requestBodyOf, requestedTime } from '../request-values.ts'
import { useCutOff } from '../use-cut-off.ts'
import { CutOffHint } from './cut-off-hint.tsx'

type RequestFormProps = { kind: PickupRequestKind; pickup?: Pickup | undefined }

/** Asks for an extra pickup, or to move or cancel the given one. */
export function RequestForm({ kind, pickup }: RequestFormProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const overrule = useConfirmWarning()
  const timeZone = useCompanyTimeZone()
  const isStaff = useCan()('pickup-requests:answer')
  const own = useMe()?.organizationId?._id
  const [address] = useSearchParams()
  const given = pickup?.organizationId._id ?? own
  const organizationId = given ?? address.get('organization')
  const [chosen, setChosen] = useState(organizationId)
  // A move and a cancellation are about a pickup, which has its site.
  const sites = useSites(kind === 'extra' ? chosen : null)
  const record = useRecordForm({
    endpoint: pickupRequestEndpoints.create,
    initialValues: { ...emptyRequest, organizationId },
    toBody: (values: RequestValues) =>
      requestBodyOf({ ...values, siteId: chosenSite(sites, values.siteId) ?? null }, { kind, pickup, timeZone }),
    validate: ({ siteId }) => missingSite(sites, siteId),
    saved: 'Your request was sent.',
    overrule: (refusal) => overrule(refusal),
    onSaved: ({ _id }) => navigate(requestHref(_id), { replace: true }),
  })
  return (
    <Form form={record} submit={isStaff ? t('Save') : t('Send the request')} cancel={paths.pickupRequests}>
      <Deadline record={record} pickup={pickup} />
      <FormSection>
        {given === undefined && (
          <OrganizationField<RequestValues>
            name="organizationId"
            onChange={(id) => {
              record.form.setFieldValue('siteId', null)
              setChosen(id)
            }}
            label="Organization"
          />
        )}
        {kind === 'extra' && (
          <SiteField<RequestValues>
            name="siteId"
            organizationId={chosen}
            label="Site"
            placeholder={t('Choose a site')}
          />
        )}
        {kind !== 'cancel' && <RequestedTime />}
        {kind === 'extra' && (
          <>
            <CheckboxesField<RequestValues>
              name="wasteTypes"
              label="What to collect"
              choices={sortedTypes}
              labels={wasteTypeLabels}
            />
            <TextField<RequestValues>
              name="amountNote"
              label="Estimated amount"
              placeholder={t('For example, ten bags')}
            />
          </>
        )}
        <TextArea<RequestValues> name="note" label="Note" minRows={3} />
        {kind !== 'cancel' && <PhotosField<RequestValues> name="photos" label="Photos" />}
      </FormSection>
    </Form>
  )
}

function RequestedTime() {
  const { noteOf } = useWorkingCalendar()
  return (
    <>
      {/* Whether a request needs a day is known to the server alone. */}
      <DayField<RequestValues> name="wantedAt" label="Preferred day" noteOf={noteOf} withAsterisk />
      <SegmentedField<RequestValues>
        name="partOfDay"
        label="Part of the day"
        choices={partsOfDay}
        labels={partOfDayLabels}
      />
    </>
  )
}

/** A pickup that is to be moved has a cut-off of its own, beside that of the wanted day. */
function Deadline({ record, pickup }: { record: RecordForm<RequestValues>; pickup: Pickup | undefined }) {
  const { t } = useTranslation()
  const format = useFormat()
  const timeZone = useCompanyTimeZone()
  const day = record.form.useWatchValue('wantedAt')
  const wanted = requestedTime(day, record.form.useWatchValue('partOfDay'), { timeZone, moved: pickup })
  const tomorrow = instantOf(daysAfter(todayIn(timeZone), 1), '09:00', timeZone)
  // One that failed is over: only the wanted day has a cut-off.
  const ahead = pickup?.status === 'ONHOLD' && pickup.marks.includes('not-collected') ? undefined : pickup
  const ofPickup = useCutOff(ahead?.pickUpTime)
  const ofDay = useCutOff(wanted ?? (ahead === undefined ? tomorrow : undefined))
  const isFromPickup = ofPickup !== undefined && (ofPickup.isPast || ofDay === undefined || !ofDay.isPast)
  const cutOff = isFromPickup ? ofPickup : ofDay
  return (
    <>
      {pickup && (
        <p>
          {t('Pickup of {{time}}:', { time: format.dateTime(pickup.pickUpTime) })}{' '}
          {[siteName(pickup.site.name, t), pickup.wayType && t(pickup.wayType)].filter(Boolean).join(t(', '))}
        </p>
      )}
      {cutOff && <CutOffHint cutOff={cutOff} isChosen={isFromPickup || wanted !== undefined} />}
    </>
  )
}
