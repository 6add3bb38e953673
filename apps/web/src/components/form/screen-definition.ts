import type { ComponentType } from 'react'
import type { FailureTexts } from './form-problems.ts'
import type { RecordForm } from './use-record-form.ts'

/** What the add and the edit screen of a record have in common. Texts are English. */
export type ScreenDefinition<Row, Values> = {
  title: string
  /** The message after saving, when the reply has none. */
  saved: string
  /** The message when the server was unreachable or broke. */
  failed?: FailureTexts
  /** The label of the submit button; `Submit` by default. */
  submit?: string
  list: { path: string; label: string }
  /** Checks what the contract cannot know. */
  validate?: (values: Values) => Record<string, string | undefined>
  /** A hook whose function is called with each saved record, before the screen is left. */
  useAfterSaving?: () => (saved: Row) => void
  Fields: ComponentType<FieldsProps<Row, Values>>
}

export type FieldsProps<Row, Values> = {
  record: RecordForm<Values>
  /** The record as it is saved; undefined while a new one is added. */
  existing?: Row | undefined
}

export const nothingAfterSaving = () => () => undefined
