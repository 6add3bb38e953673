import { Text } from '@mantine/core'
import { treatmentProfileEndpoints } from '@thant/contracts/materials/treatment-profiles'
import { wasteTypeLabels } from '@thant/contracts/materials/wastes'
import { Dialog } from '#components/feedback/dialog.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { useConfirmWarning } from '#components/form/confirm-warning.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import type { FillableGap } from '../treatment-gap.ts'
import { ProfileShares } from './profile-shares.tsx'

type ReasonValues = { reason: string }
type FillGapProps = { gap: FillableGap; onClose: () => void }

/** Makes the first profile of a type valid from the first completed pickup that has no treatment. */
export function FillGapDialog({ gap, onClose }: FillGapProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('Use the first profile for {{type}}', { type: t(wasteTypeLabels[gap.wasteType]) })}
    >
      <FillGapForm gap={gap} onClose={onClose} />
    </Dialog>
  )
}

function FillGapForm({ gap, onClose }: FillGapProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { wasteType, firstProfile, days, pickups } = gap
  const record = useRecordForm({
    endpoint: treatmentProfileEndpoints.create,
    initialValues: { reason: '' },
    toBody: ({ reason }) => ({
      wasteType,
      validFrom: days.first,
      shares: firstProfile.shares.map(({ treatment, destination, percent }) => ({
        treatment,
        destinationId: destination?._id ?? null,
        percent,
      })),
      reason,
      isSure: false as const,
    }),
    overrule: useConfirmWarning(),
    saved: 'The treatment profile was added.',
    onSaved: onClose,
  })
  return (
    <Form form={record} submit={t('Record the treatment')} cancel={onClose} isInDialog>
      <Text fz="sm">
        {t('Completed pickups since {{day}} that get this treatment: {{pickups}}. Treatments that staff gave stay.', {
          day: format.date(days.first),
          pickups: format.number(pickups),
        })}
      </Text>
      <ProfileShares shares={firstProfile.shares} />
      {/* Only the server knows that a reason is missing here. */}
      <TextArea<ReasonValues>
        name="reason"
        label="Reason"
        hint="How you know it. The collection notes of these pickups say it, with your name and the day."
        maxLength={500}
        withAsterisk
        data-autofocus
      />
    </Form>
  )
}
