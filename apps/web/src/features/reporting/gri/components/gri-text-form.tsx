import { Button } from '@mantine/core'
import { griTextTitles } from '@thant/contracts/reporting/gri-context'
import { type EnteredText, griEntryEndpoints, maxGriTextLength } from '@thant/contracts/reporting/gri-entries'
import { TextArea } from '#components/fields/text-area.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import prose from '#components/layout/page/prose.module.css'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import type { GriEntriesOf } from '../use-gri-entries.ts'

type GriTextFormProps = {
  text: EnteredText
  of: GriEntriesOf
  /** Undefined while it is made, and where nothing was collected. */
  proposal: string | undefined
  onClose: () => void
}

/** A proposal goes into the field, below what is there, and is then the text of whoever saves it. */
export function GriTextForm({ text, of: { organizationId, year }, proposal, onClose }: GriTextFormProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const record = useRecordForm({
    endpoint: griEntryEndpoints.writeText,
    params: { organizationId, year, key: text.key },
    initialValues: valuesOf(text),
    version: { now: text.__v, toValues: valuesOf },
    saved: 'The text was saved.',
    onSaved: onClose,
  })
  const { getValues, setFieldValue } = record.form
  const use = () => setFieldValue('text', [getValues().text.trim(), proposal].filter(Boolean).join('\n\n'))
  return (
    <Form form={record} cancel={onClose} isShort>
      {proposal !== undefined && (
        <div>
          <p className={prose.note}>{proposal}</p>
          <Button variant="default" onClick={use} mt="xs">
            {t('Use the proposal')}
          </Button>
        </div>
      )}
      <TextArea<TextValues>
        name="text"
        aria-label={t(griTextTitles[text.key])}
        hint={[
          'At most {{number}} characters. An empty text is not shown.',
          {
            number: format.number(maxGriTextLength),
          },
        ]}
        minRows={5}
        maxRows={20}
      />
    </Form>
  )
}

type TextValues = { text: string }

function valuesOf({ text }: EnteredText): TextValues {
  return { text }
}
