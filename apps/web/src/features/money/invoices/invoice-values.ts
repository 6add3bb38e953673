import type { BodyInputOf } from '@thant/contracts/endpoint'
import type { InvoiceStatus } from '@thant/contracts/money/invoice-statuses'
import type { invoiceEndpoints } from '@thant/contracts/money/invoices'
import type { TranslationKey } from '@thant/i18n/translation-key'
import type { FieldProblems } from '#components/form/form-problems.ts'
import { typedNumber } from '#lib/entries/typed-number.ts'
import { type LineValues, lineBodiesOf } from './invoice-line-values.ts'

export type InvoiceValues = {
  invoiceNo: string
  description: string
  organization: string | null
  /** Either the amount or the lines are sent. */
  billing: 'amount' | 'lines'
  amount: string
  lines: LineValues[]
  /** Null for the organization's company type. */
  companyType: string | null
  currency: string | null
  paymentStatus: InvoiceStatus
  dueDate: string | null
  servicePeriod: { start: string | null; end: string | null }
  extendsContract: boolean
  file: string | null | undefined
}

type Body = BodyInputOf<typeof invoiceEndpoints.create>

export const billingLabels: Record<InvoiceValues['billing'], TranslationKey> = { amount: 'One amount', lines: 'Lines' }

export function invoiceBodyOf({ billing, amount, lines, companyType, ...values }: InvoiceValues): Body {
  return {
    ...values,
    organization: values.organization ?? '',
    ...(billing === 'lines' ? { lines: lineBodiesOf(lines) } : { amount: typedNumber(amount) as number }),
    companyType: (companyType ?? undefined) as Body['companyType'],
    currency: (values.currency ?? undefined) as Body['currency'],
    dueDate: values.dueDate ?? '',
    servicePeriod: { start: values.servicePeriod.start ?? '', end: values.servicePeriod.end ?? '' },
    isSure: false,
  }
}

/** Reports an empty day as missing, where the contract would call it invalid, and an amount where there are no lines. */
export function missingFields({ billing, amount, dueDate, servicePeriod }: InvoiceValues): FieldProblems {
  const fields = {
    ...(billing === 'amount' && { amount }),
    dueDate,
    'servicePeriod.start': servicePeriod.start,
    'servicePeriod.end': servicePeriod.end,
  }
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, value]) => (value === null || value === '' ? [[path, 'Required']] : [])),
  )
}
