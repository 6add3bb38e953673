import type { BodyInputOf } from '@thant/contracts/endpoint'
import type { TranslationKey } from '@thant/i18n/translation-key'
import type { ComponentType } from 'react'
import { Page } from '#components/layout/page/page.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useLeave, useReturnTo } from '#lib/links/return-path.ts'
import { useConfirmWarning } from './confirm-warning.tsx'
import { Form } from './form.tsx'
import { nothingAfterSaving, type ScreenDefinition } from './screen-definition.ts'
import { type RecordEndpoint, useRecordForm } from './use-record-form.ts'

type AddDefinition<Create extends RecordEndpoint<Row>, Row, Values> = ScreenDefinition<Row, Values> & {
  endpoint: Create
  subtitle?: TranslationKey
  /** A hook that returns the values at the start. */
  useEmpty: () => Values
  toBody?: (values: Values) => BodyInputOf<Create>
}

/**
 * The screen that adds a record and then goes to where it was opened from, or to the list. What the server takes for a
 * slip can be overruled.
 */
export function addScreen<Create extends RecordEndpoint<Row>, Row, Values extends Record<string, unknown>>(
  definition: AddDefinition<Create, Row, Values>,
): ComponentType {
  return () => <AddScreen {...definition} />
}

function AddScreen<Create extends RecordEndpoint<Row>, Row, Values extends Record<string, unknown>>({
  list,
  Fields,
  useEmpty,
  toBody,
  useAfterSaving = nothingAfterSaving,
  ...definition
}: AddDefinition<Create, Row, Values>) {
  const { title, subtitle } = definition
  const { t } = useTranslation()
  const back = useReturnTo(list.path)
  const leave = useLeave(list.path)
  const afterSaving = useAfterSaving()
  const record = useRecordForm<RecordEndpoint<Row>, Values>({
    endpoint: definition.endpoint,
    initialValues: useEmpty(),
    validate: definition.validate,
    toBody: (values) => ({ ...(toBody?.(values) ?? values), isSure: false }),
    overrule: useConfirmWarning(),
    saved: definition.saved,
    failed: definition.failed,
    onSaved: (saved) => {
      afterSaving(saved as Row)
      leave()
    },
  })
  return (
    <Page
      width="form"
      title={t(title)}
      subtitle={subtitle && t(subtitle)}
      crumbs={[{ label: t(list.label), href: back }]}
    >
      <Form form={record} cancel={back}>
        <Fields record={record} />
      </Form>
    </Page>
  )
}
