import type { BillingRun } from '@thant/contracts/money/billing-runs'
import { moneyPaths } from '@thant/contracts/money-paths'
import { generatePath } from 'react-router'

export function runHref({ _id }: Pick<BillingRun, '_id'>): string {
  return generatePath(moneyPaths.billingRun, { runId: _id })
}
