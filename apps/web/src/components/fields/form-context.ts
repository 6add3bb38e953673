import { createContext } from 'react'
import type { RecordForm } from '#components/form/use-record-form.ts'

type Fields = Pick<RecordForm<Record<string, unknown>>, 'form' | 'isRequired'>

/** What the fields of a `Form` know of it. */
export const FormContext = createContext<Fields | undefined>(undefined)
