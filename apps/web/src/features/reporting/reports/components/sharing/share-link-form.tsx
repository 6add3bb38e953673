import { defaultLinkDays } from '@thant/contracts/reporting/report-links'
import { NumberField } from '#components/fields/number-field.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { LinkEndpoints } from '../../shared-kinds.ts'
import type { MadeLink } from '../../use-share-report.ts'

type LinkValues = { expiresInDays: number }
type ShareLinkFormProps = {
  endpoints: LinkEndpoints
  reportId: string
  /** True once a link was created. */
  isAgain: boolean
  onMade: (link: MadeLink) => void
}

/** Creates one link; it is mounted anew for each, so that the same body gets a new idempotency key. */
export function ShareLinkForm({ endpoints, reportId, isAgain, onMade }: ShareLinkFormProps) {
  const { t } = useTranslation()
  const record = useRecordForm({
    endpoint: endpoints.share,
    params: { id: reportId },
    initialValues: { expiresInDays: defaultLinkDays },
    saved: 'Link created.',
    onSaved: ({ link, expiresAt }) => onMade({ link, expiresAt }),
  })
  return (
    <Form form={record} submit={isAgain ? t('Create another link') : t('Create link')} isInDialog>
      <NumberField<LinkValues>
        name="expiresInDays"
        label="Days until it expires"
        min={1}
        max={365}
        allowDecimal={false}
      />
    </Form>
  )
}
