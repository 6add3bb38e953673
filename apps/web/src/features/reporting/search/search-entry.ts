import {
  type Icon,
  IconArrowRight,
  IconBuilding,
  IconFileInvoice,
  IconInbox,
  IconPlus,
  IconReportAnalytics,
  IconTruck,
  IconUser,
} from '@tabler/icons-react'
import type { SearchKind } from '@thant/contracts/reporting/search'
import type { TranslationKey } from '@thant/i18n/translation-key'
import type { OpenedRecord } from '#lib/visitor/opened-records.ts'

export type EntryKind = SearchKind | 'action' | 'page'

/** A line of the search: what it says, in the reader's language, and where it leads. */
export type SearchEntry = {
  kind: EntryKind
  title: string
  hint: string
  href: string
  /** Of records, which are offered again. */
  record?: OpenedRecord
}
export type SearchGroup = { label: TranslationKey; entries: SearchEntry[] }

/** A screen that has a line in a menu. */
export type SearchPage = { label: TranslationKey; href: string }

export const kindLabels: Record<EntryKind, TranslationKey> = {
  customer: 'Customers',
  person: 'People',
  pickup: 'Pickups',
  request: 'Requests',
  invoice: 'Invoices',
  report: 'Reports',
  action: 'Actions',
  page: 'Pages',
}

export const kindIcons: Record<EntryKind, Icon> = {
  customer: IconBuilding,
  person: IconUser,
  pickup: IconTruck,
  request: IconInbox,
  invoice: IconFileInvoice,
  report: IconReportAnalytics,
  action: IconPlus,
  page: IconArrowRight,
}
