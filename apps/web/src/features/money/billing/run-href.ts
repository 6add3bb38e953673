import type { BillingRun } from '@thant/contracts/money/billing-runs'
import { generatePath } from 'react-router'
import { paths } from '#lib/paths.ts'

export function runHref({ _id }: Pick<BillingRun, '_id'>): string {
  return generatePath(paths.billingRun, { runId: _id })
}
