import { Button, Text } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import type { Pickup } from '@thant/contracts/service/pickups'
import { type Visit, visitEndpoints } from '@thant/contracts/service/visits'
import { useState } from 'react'
import { Dialog } from '#components/feedback/dialog.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'

type Compared = { visit: Visit; pickup: Pickup | null }
type SettleFormProps = Compared & { apply: boolean; onClose: () => void }

/** Nothing can be applied to a pickup that is gone. */
export function SettleButtons({ visit, pickup }: Compared) {
  const { t } = useTranslation()
  const [choice, setChoice] = useState({ apply: false, isOpen: false })
  const close = () => setChoice(({ apply }) => ({ apply, isOpen: false }))
  return (
    <>
      {pickup !== null && (
        <Button leftSection={<IconCheck size={16} />} onClick={() => setChoice({ apply: true, isOpen: true })}>
          {t("Use the driver's record")}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconX size={16} />}
        onClick={() => setChoice({ apply: false, isOpen: true })}
      >
        {t("Keep the office's record")}
      </Button>
      <Dialog
        opened={choice.isOpen}
        onClose={close}
        title={choice.apply ? t("Use the driver's record?") : t("Keep the office's record?")}
      >
        <SettleForm key={String(choice.apply)} visit={visit} pickup={pickup} apply={choice.apply} onClose={close} />
      </Dialog>
    </>
  )
}

function SettleForm({ visit, pickup, apply, onClose }: SettleFormProps) {
  const { t } = useTranslation()
  const record = useRecordForm({
    endpoint: visitEndpoints.settle,
    params: { id: visit._id },
    initialValues: { reason: '' },
    toBody: ({ reason }) => ({ reason, apply, __v: visit.__v, pickupVersion: pickup?.__v }),
    saved: apply ? 'The visit was applied.' : 'The visit was set aside.',
    onSaved: onClose,
  })
  return (
    <Form
      form={record}
      submit={apply ? t("Use the driver's record") : t("Keep the office's record")}
      cancel={onClose}
      isInDialog
    >
      <Text>
        {apply
          ? t('The pickup gets what the driver recorded. Weights that it had become a correction.')
          : t('The pickup stays as it is. What the driver recorded is kept with your reason.')}
      </Text>
      <TextArea<{ reason: string }> name="reason" label="Reason" minRows={2} maxRows={6} />
    </Form>
  )
}
