import type { Reach } from '@thant/contracts/access'
import { moneyPaths } from '@thant/contracts/money-paths'
import type { Permission } from '@thant/contracts/permissions'
import type { SearchResult } from '@thant/contracts/reporting/search'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { generatePath } from 'react-router'
import { invoiceHref } from '#features/money/invoices/invoice-href.ts'
import { paths } from '#lib/links/paths.ts'

type ReachOf = (permission: Permission) => Reach | undefined
export type SearchAction = { label: TranslationKey; values?: Record<string, string>; href: string }

/** What the person can begin anywhere. */
export function generalActions(reachOf: ReachOf): SearchAction[] {
  const actions: Array<SearchAction | false> = [
    reachOf('pickups:schedule') !== undefined && { label: 'New pickup', href: paths.pickupAdd },
    reachOf('pickup-requests:create') === 'any' && { label: 'New request', href: paths.pickupRequestAdd },
    reachOf('pickup-requests:create') === 'own' && { label: 'Request a pickup', href: paths.pickupRequestAdd },
    reachOf('organizations:create') !== undefined && { label: 'Add Organization', href: paths.organizationAdd },
    reachOf('users:create') !== undefined && { label: 'Add User', href: paths.userAdd },
  ]
  return actions.filter((action) => action !== false)
}

/** So many customers and invoices have their actions below what was found. */
const maxActedOn = 3

/** What can be done at once with what was found. */
export function actionsWith(results: readonly SearchResult[], reachOf: ReachOf): SearchAction[] {
  const customers = results.filter(({ kind }) => kind === 'customer').slice(0, maxActedOn)
  const unpaid = results.filter(({ isPayable }) => isPayable).slice(0, maxActedOn)
  return [
    ...(reachOf('pickups:schedule') === undefined ? [] : customers.map(newPickupFor)),
    ...(reachOf('invoices:create') === undefined ? [] : customers.map(newInvoiceFor)),
    ...(reachOf('invoices:change') === undefined ? [] : unpaid.map(recordPaymentOf)),
  ]
}

function newPickupFor({ _id, title }: SearchResult): SearchAction {
  const search = new URLSearchParams({ organization: _id })
  return { label: 'New pickup for {{name}}', values: { name: title }, href: `${paths.pickupAdd}?${search}` }
}

function newInvoiceFor({ _id, title }: SearchResult): SearchAction {
  const href = generatePath(moneyPaths.invoiceAdd, { organizationId: _id })
  return { label: 'New invoice for {{name}}', values: { name: title }, href }
}

/** The invoice has the button, with the question that is asked before it counts as paid. */
function recordPaymentOf({ _id, title, hint, organizationId }: SearchResult): SearchAction {
  const href = invoiceHref({ _id, organization: { _id: organizationId ?? '', name: hint } })
  return { label: 'Record a payment of {{number}}', values: { number: title }, href }
}
