import type { AnyContext } from '#lib/context.ts'
import type { ZipEntry } from '#lib/lists/zip-file.ts'
import { type EvidenceSlip, listEvidenceSlips } from './evidence-loads.queries.ts'
import type { EvidenceSubject } from './evidence-subject.queries.ts'

/** `leftOut` are the numbers of loads whose slip does not come along. */
export type EvidenceSlips = { entries: ZipEntry[]; leftOut: string[] }

export const maxSlipMegabytes = 50

/** The slips of the loads as files of the archive, each opened when it is its turn, as far as they fit. */
export async function readEvidenceSlips(context: AnyContext, subject: EvidenceSubject): Promise<EvidenceSlips> {
  const slips = await listEvidenceSlips(context, subject)
  const fitting = slipsThatFit(slips, maxSlipMegabytes * 1_000_000)
  const sizes = await Promise.all(fitting.map(({ key }) => context.storage.bytesOf(key)))
  const present = fitting.filter((_, index) => sizes[index] !== undefined)
  return {
    entries: present.map(({ number, key }) => ({ name: nameOf(number, key), contents: contentsOf(context, key) })),
    leftOut: slips.filter((slip) => !present.includes(slip)).map(({ number }) => number),
  }
}

/** The first ones that have no more bytes together; one that is too large alone leaves room for later ones. */
export function slipsThatFit<Slip extends { bytes: number }>(slips: readonly Slip[], most: number): Slip[] {
  let room = most
  return slips.filter(({ bytes }) => {
    if (bytes > room) return false
    room -= bytes
    return true
  })
}

function nameOf(number: string, key: EvidenceSlip['key']): string {
  return `slips/${number}${key.slice(key.lastIndexOf('.'))}`
}

async function* contentsOf({ storage }: AnyContext, key: string): AsyncGenerator<Uint8Array> {
  const stored = await storage.get(key)
  if (stored === undefined) throw new Error('a slip of the evidence is gone')
  yield* stored.stream
}
