import type { BodyInputOf } from '@thant/contracts/endpoint'
import type { TranslationKey } from '@thant/i18n/translation-key'
import type { ComponentType } from 'react'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { addScreen } from './add-screen.tsx'
import { type ChangeEndpoint, type EditDefinition, editQueriesOf, editScreen, type Identified } from './edit-screen.tsx'
import type { ScreenDefinition } from './screen-definition.ts'
import type { RecordEndpoint, RowEndpoint, WithId } from './use-record-form.ts'

type Own = 'title' | 'saved' | 'failed'
type Shared<Row, Values> = Omit<ScreenDefinition<Row, Values>, Own>

type RecordDefinition<Create extends RecordEndpoint<Row>, Change extends ChangeEndpoint<Row>, Row, Values> = Shared<
  Row,
  Values
> & {
  endpoints: { get: RowEndpoint<NoInfer<Row>> & WithId; create: Create; change: Change }
  add: Pick<ScreenDefinition<Row, Values>, Own> & { subtitle?: TranslationKey }
  edit: Pick<EditDefinition<Change, Row, Values>, Own | 'subtitle' | 'parent' | 'Facts' | 'useHasForm'>
  values: {
    /** A hook that returns the values of a new record. */
    useEmpty: () => Values
    of: (record: Row) => Values
    toBody: (values: Values) => BodyInputOf<Create> & BodyInputOf<Change>
  }
}

type RecordScreens = { Add: ComponentType; Edit: ComponentType; editQueries: ScreenQueries }

/** The add and edit screens of a record that has the same fields in both. */
export function recordScreens<
  Create extends RecordEndpoint<Row>,
  Change extends ChangeEndpoint<Row>,
  Row extends Identified,
  Values extends Record<string, unknown>,
>({ endpoints, add, edit, values, ...shared }: RecordDefinition<Create, Change, Row, Values>): RecordScreens {
  const { useEmpty, of: valuesOf, toBody } = values
  return {
    Add: addScreen({ ...shared, ...add, endpoint: endpoints.create, useEmpty, toBody }),
    Edit: editScreen({ ...shared, ...edit, get: endpoints.get, endpoint: endpoints.change, valuesOf, toBody }),
    editQueries: editQueriesOf(endpoints.get),
  }
}
