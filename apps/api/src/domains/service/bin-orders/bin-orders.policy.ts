import { errors } from '@thant/contracts/errors'
import type { BinOrder, BinOrderStatus } from '@thant/contracts/service/bin-orders'
import type { StoredBin } from '#domains/service/bins/bins.presenter.ts'
import { AppError, errorAt } from '#lib/requests/app-error.ts'
import { isTransition } from './transitions.ts'

export function assertCanBeOrdered(bin: StoredBin | undefined): asserts bin is StoredBin {
  if (bin !== undefined && bin.archivedAt === null) return
  throw errorAt('bin', 'request.invalid', { message: errors['bin.not-found'].text })
}

/** Organization, bin and quantity may change only until staff decide on the order. */
export function assertIsStillRequested({ status }: BinOrder): void {
  if (status !== 'REQUESTED') throw new AppError('bin-order.not-requested')
}

export function assertTransition(from: BinOrderStatus, to: BinOrderStatus): void {
  if (!isTransition(from, to)) throw new AppError('bin-order.no-such-step', { values: { from, to } })
}
