import { Select, Text } from '@mantine/core'
import { type MissedReportKind, missedReportEndpoints } from '@thant/contracts/service/missed-reports'
import type { OrganizationPickup } from '@thant/contracts/service/organization-pickups'
import { useState } from 'react'
import { Dialog } from '#components/feedback/dialog.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { PhotosField } from '#components/upload/photos-input.tsx'
import { siteName } from '#features/customers/sites/site-name.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

type ReportValues = { kind: MissedReportKind; note: string; photos: string[] }
type ReportMissedFormProps = {
  /** Of several, the customer chooses one; the first is proposed. */
  pickups: ReadonlyArray<Pick<OrganizationPickup, '_id' | 'pickUpTime' | 'site'>>
  kind: MissedReportKind
  onClose: () => void
}

/** A customer reports that nobody came, or says what is not right about what the crew recorded. */
export function ReportMissedDialog({ isOpen, ...form }: ReportMissedFormProps & { isOpen: boolean }) {
  const { t } = useTranslation()
  const title = form.kind === 'missed' ? t('Report a missed pickup') : t('This is not right')
  return (
    <Dialog opened={isOpen} onClose={form.onClose} title={title}>
      <ReportMissedForm {...form} />
    </Dialog>
  )
}

function ReportMissedForm({ pickups, kind, onClose }: ReportMissedFormProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const areOfSeveralSites = new Set(pickups.map(({ site }) => site._id)).size > 1
  const [id, setId] = useState(pickups[0]?._id ?? '')
  const record = useRecordForm({
    endpoint: missedReportEndpoints.report,
    params: { id },
    initialValues: { kind, note: '', photos: [] } as ReportValues,
    saved: 'Thank you. We will look into it and answer you here.',
    onSaved: onClose,
  })
  return (
    <Form form={record} submit={t('Send')} cancel={onClose} isInDialog>
      <Text fz="sm">
        {kind === 'missed'
          ? t('Nobody came on that day? Tell us what you saw; we look into it and answer you.')
          : t('Tell us what was different. We ask the crew and answer you.')}
      </Text>
      {pickups.length > 1 && (
        <Select
          label={t('Pickup')}
          data={pickups.map(({ _id, pickUpTime, site }) => ({
            value: _id,
            label: [format.dateTime(pickUpTime), ...(areOfSeveralSites ? [siteName(site.name, t)] : [])].join(' · '),
          }))}
          value={id}
          allowDeselect={false}
          onChange={(chosen) => setId(chosen ?? id)}
        />
      )}
      <TextArea<ReportValues> name="note" label="Note" minRows={3} maxRows={8} />
      <PhotosField<ReportValues> name="photos" label="Photos" />
    </Form>
  )
}
