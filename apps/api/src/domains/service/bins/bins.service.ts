import type { Bin, BinChange, BinForm } from '@thant/contracts/service/bins'
import { bins } from '#database/schema/bins.ts'
import { attachImage } from '#domains/company/files/files.service.ts'
import type { Context } from '#lib/context.ts'
import { recordWrites } from '#lib/records/record-writes.ts'
import { getBin } from './bins.queries.ts'

const writes = recordWrites({ entity: 'bin', table: bins, get: getBin, audited: auditedValues })

export async function createBin(context: Context, { image, price, ...values }: BinForm): Promise<Bin> {
  if (image) await attachImage(context, image, 'image')
  return writes.create(context, 'bin.create', { ...values, price: price.toFixed(2), imageKey: image ?? null })
}

/** Changes the fields that were sent; existing orders keep their price. */
export function changeBin(
  context: Context,
  id: string,
  { __v: version, image, price, ...values }: BinChange,
): Promise<Bin> {
  return writes.change(context, 'bin.change', { id, version }, async () => {
    if (image) await attachImage(context, image, 'image')
    return { ...values, price: price?.toFixed(2), imageKey: image }
  })
}

/** An archived bin can no longer be ordered; its orders stay. */
export function archiveBin(context: Context, id: string): Promise<null> {
  return writes.archive(context, 'bin.archive', id)
}

export function restoreBin(context: Context, id: string): Promise<Bin> {
  return writes.restore(context, 'bin.restore', id)
}

function auditedValues({ _id, __v, createdAt, updatedAt, ...values }: Bin): Record<string, unknown> {
  return values
}
