import { roleLabels } from '@thant/contracts/customers/user-types'
import { wasteTypeLabels } from '@thant/contracts/materials/wastes'
import type { Format } from '@thant/i18n/format'
import { possibleKey } from '@thant/i18n/possible-key'
import type { Translate, TranslationKey } from '@thant/i18n/translation-key'
import { personName } from './person-name.ts'

type LineFormat = Pick<Format, 'date' | 'dateTime' | 'number'>

/** Formats a value as lines: times in the company's format, and one line per element of a list. */
export function linesOf(value: unknown, format: LineFormat, t: Translate): string[] {
  if (isNothing(value)) return []
  if (isWeighed(value)) {
    const { quantity, unit = 'kg', ...rest } = value
    const amount = typeof quantity === 'number' ? format.number(quantity) : quantity
    return linesOf({ ...rest, weight: amount === '' ? '' : `${amount} ${t(possibleKey(unit))}` }, format, t)
  }
  if (Array.isArray(value)) return value.map((entry) => linesOf(entry, format, t).join(', '))
  if (isNamed(value)) return [personName(value.name, t)]
  if (typeof value === 'object' && value !== null) {
    return [
      Object.entries(value)
        .sort(([one], [other]) => placeOf(one) - placeOf(other))
        .flatMap(([, part]) => linesOf(part, format, t))
        .join(', '),
    ]
  }
  if (typeof value === 'number') return [format.number(value)]
  if (typeof value === 'boolean') return [t(value ? 'Yes' : 'No')]
  const text = String(value)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return [format.dateTime(text)]
  return [/^\d{4}-\d\d-\d\d$/.test(text) ? format.date(text) : t(codeLabels[text] ?? possibleKey(text))]
}

/** An item of a pickup, whose weight is text while it is typed. */
function isWeighed(value: unknown): value is { quantity: number | string; unit?: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'productType' in value &&
    'quantity' in value &&
    ['number', 'string'].includes(typeof value.quantity)
  )
}

/** The database does not preserve the order of an object's properties; unlisted ones come last. */
const order = [
  'productName',
  'productType',
  'weight',
  'quantity',
  'unit',
  'remark',
  'startDate',
  'endDate',
  'lng',
  'lat',
]

function placeOf(part: string): number {
  const place = order.indexOf(part)
  return place === -1 ? order.length : place
}

function isNamed(value: unknown): value is { _id: string; name: string } {
  return (
    typeof value === 'object' && value !== null && '_id' in value && 'name' in value && typeof value.name === 'string'
  )
}

export function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

const codeLabels: Record<string, TranslationKey> = {
  ...wasteTypeLabels,
  ...roleLabels,
  REQUESTED: 'Requested',
  CONFIRMED: 'Confirmed',
  ONHOLD: 'On hold',
  CANCELLED: 'Cancelled',
  COMPLETED: 'Completed',
  PENDING: 'Unpaid',
  APPROVED: 'Paid',
  SETTLED: 'In the bank',
  REJECTED: 'Rejected',
  PAID: 'Paid',
  PACKED: 'Packed',
  DELIVERED: 'Delivered',
  ONLINE: 'Online',
  OFFLINE: 'On site',
}

/** Returns the label that a code has on other screens; a value that is no code stays unchanged. */
export function codeText(value: string): string {
  return codeLabels[value] ?? value
}
