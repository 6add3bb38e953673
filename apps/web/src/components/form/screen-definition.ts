import type { TranslationKey } from '@thant/i18n/translation-key'
import type { ComponentType } from 'react'
import type { FailureTexts, FieldProblems } from './form-problems.ts'
import type { RecordForm } from './use-record-form.ts'

/** What the add and the edit screen of a record have in common. */
export type ScreenDefinition<Row, Values> = {
  title: TranslationKey
  /** The message after saving, when the reply has none. */
  saved: TranslationKey
  /** The message when the server was unreachable or broke. */
  failed?: FailureTexts
  list: { path: string; label: TranslationKey }
  /** Checks what the contract cannot know. */
  validate?: (values: Values) => FieldProblems
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
