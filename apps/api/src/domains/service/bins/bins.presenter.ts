import type { Bin } from '@thant/contracts/service/bins'
import type { bins } from '#database/schema/bins.ts'
import { fileUrl } from '#domains/company/files/files.presenter.ts'

export type StoredBin = typeof bins.$inferSelect

export function presentBin(bin: StoredBin): Bin {
  return {
    _id: bin.id,
    __v: bin.version,
    createdAt: bin.createdAt.toISOString(),
    updatedAt: bin.updatedAt.toISOString(),
    name: bin.name,
    size: bin.size,
    stock: bin.stock,
    price: Number(bin.price),
    image: fileUrl(bin.imageKey),
  }
}
