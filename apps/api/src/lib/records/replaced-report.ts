import { reportNumberOf } from '@thant/contracts/reporting/report-data'
import type { Context } from '../context.ts'
import { AppError, errorAt } from '../requests/app-error.ts'
import { reachOfActor } from '../requests/request-context.ts'

type Former = { id: string; createdAt: Date }

/**
 * Returns which of the saved reports of the same months, the latest first, a new one corrects, if its maker chose one;
 * `ask` fails where there is one (decision 30). Whoever may not correct a saved report may not replace it either.
 */
export function replacedOf<Report extends Former>(
  { actor }: Pick<Context, 'actor'>,
  formers: readonly Report[],
  replaces: string | null | undefined,
): Report | undefined {
  if (!replaces) return undefined
  if (replaces !== 'ask') {
    if (reachOfActor(actor, 'reports:revise') === undefined) throw new AppError('access.forbidden')
    const chosen = formers.find(({ id }) => id === replaces)
    if (chosen === undefined) throw errorAt('replaces', 'report.not-replaceable')
    return chosen
  }
  const [latest] = formers
  if (latest === undefined) return undefined
  const { id, createdAt } = latest
  throw new AppError('report.months-saved', {
    values: { id, number: reportNumberOf(id), createdAt: createdAt.toISOString() },
  })
}
