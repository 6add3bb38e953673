import type { BodyInputOf, Endpoint } from '@thant/contracts/endpoint'
import type { Translate } from '@thant/i18n/translation-key'
import type { ComponentType, ReactNode } from 'react'
import { type Params, useParams } from 'react-router'
import { Page } from '#components/layout/page/page.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useLeave, useReturnTo } from '#lib/links/return-path.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useConfirmWarning } from './confirm-warning.tsx'
import { Form } from './form.tsx'
import { RecordLoader } from './record-loader.tsx'
import { type FieldsProps, nothingAfterSaving, type ScreenDefinition } from './screen-definition.ts'
import { type RecordEndpoint, type RowEndpoint, useRecordForm, type WithId } from './use-record-form.ts'

export type Identified = { _id: string; __v: number }
export type ChangeEndpoint<Row> = RecordEndpoint<Row> & WithId

export type EditDefinition<Change extends ChangeEndpoint<Row>, Row, Values> = ScreenDefinition<Row, Values> & {
  get: RowEndpoint<NoInfer<Row>> & WithId
  endpoint: Change
  subtitle?: (record: Row, t: Translate) => ReactNode
  /** The record's own page, as a crumb between the list and the form. */
  parent?: (record: Row) => { label: string; href: string }
  valuesOf: (record: Row) => Values
  toBody?: (values: Values) => BodyInputOf<Change>
  /** Shown above the form. */
  Facts?: ComponentType<Required<FieldsProps<Row, Values>>>
  /** A hook that tells whether the record has a form at all; by default it has. */
  useHasForm?: (record: Row) => boolean
}

/** What an edit screen reads first: the record that its address names. */
export function editQueriesOf(get: Endpoint & WithId): ScreenQueries {
  return ({ params }) => [endpointQuery(get, { params: { id: idIn(params) } })]
}

/** The address of an edit screen has one parameter, which is the record's id. */
function idIn(params: Readonly<Params>): string {
  return Object.values(params)[0] ?? ''
}

/** The screen that changes a record and then goes back to the list. What the server takes for a slip can be overruled. */
export function editScreen<
  Change extends ChangeEndpoint<Row>,
  Row extends Identified,
  Values extends Record<string, unknown>,
>(definition: EditDefinition<Change, Row, Values>): ComponentType {
  return () => <EditScreen {...definition} />
}

function EditScreen<Change extends ChangeEndpoint<Row>, Row extends Identified, Values extends Record<string, unknown>>(
  definition: EditDefinition<Change, Row, Values>,
) {
  const { get, title, subtitle, list, parent } = definition
  const { t } = useTranslation()
  const id = idIn(useParams())
  const listHref = useReturnTo(list.path)
  const request = { params: { id } }
  const record = useEndpoint(get, request)
  return (
    <Page
      width="form"
      title={t(title)}
      subtitle={record.data && subtitle?.(record.data.data as Row, t)}
      crumbs={[
        { label: t(list.label), href: listHref },
        ...(record.data && parent ? [parent(record.data.data as Row)] : []),
      ]}
    >
      <RecordLoader endpoint={get} request={request} list={listHref}>
        {(existing) => <EditForm definition={definition} existing={existing as Row} />}
      </RecordLoader>
    </Page>
  )
}

function EditForm<Change extends ChangeEndpoint<Row>, Row extends Identified, Values extends Record<string, unknown>>({
  definition,
  existing,
}: {
  definition: EditDefinition<Change, Row, Values>
  existing: Row
}) {
  const { list, Fields, Facts, valuesOf, toBody } = definition
  const { useAfterSaving = nothingAfterSaving, useHasForm = () => true } = definition
  const leave = useLeave(list.path)
  const listHref = useReturnTo(list.path)
  const afterSaving = useAfterSaving()
  const hasForm = useHasForm(existing)
  const record = useRecordForm<ChangeEndpoint<Row>, Values>({
    endpoint: definition.endpoint,
    params: { id: existing._id },
    initialValues: valuesOf(existing),
    validate: definition.validate,
    toBody: (values) => ({ ...(toBody?.(values) ?? values), isSure: false }),
    version: { now: existing.__v, toValues: (saved) => valuesOf(saved as Row) },
    overrule: useConfirmWarning(),
    saved: definition.saved,
    failed: definition.failed,
    onSaved: (saved) => {
      afterSaving(saved as Row)
      leave()
    },
  })
  return (
    <>
      {Facts && <Facts record={record} existing={existing} />}
      {hasForm && (
        <Form form={record} cancel={listHref}>
          <Fields record={record} existing={existing} />
        </Form>
      )}
    </>
  )
}
