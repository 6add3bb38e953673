import { errorAt } from '#lib/requests/app-error.ts'

type Weights = { gross: number | null; tare: number | null; net: number }
type Sent = { [Weight in keyof Weights]?: number | null | undefined }

/**
 * Works out the weights of a load: gross and tare come together, and net is what is between them; or net comes alone.
 * Kilograms have three decimals, so they are compared as whole grams.
 */
export function weightsOf({ gross = null, tare = null, net = null }: Sent): Weights {
  if (gross === null && tare === null) {
    if (net === null) throw errorAt('net', 'consignment.weight-missing')
    return { gross, tare, net }
  }
  if (gross === null) throw errorAt('gross', 'consignment.weight-missing')
  if (tare === null) throw errorAt('tare', 'consignment.weight-missing')
  const grams = gramsOf(gross) - gramsOf(tare)
  if (grams <= 0) throw errorAt('net', 'consignment.net-not-positive')
  if (net !== null && gramsOf(net) !== grams) throw errorAt('net', 'consignment.net-differs')
  return { gross, tare, net: grams / 1_000 }
}

/** What a change leaves out stays, except a net weight, which follows a new gross or tare. */
export function changedWeights(before: Weights, sent: Sent): Weights {
  if (sent.gross === undefined && sent.tare === undefined && sent.net === undefined) return before
  const { gross = before.gross, tare = before.tare } = sent
  const isWeighedAnew = sent.gross !== undefined || sent.tare !== undefined
  const net = sent.net === undefined && !isWeighedAnew ? before.net : sent.net
  return weightsOf({ gross, tare, net })
}

function gramsOf(kilograms: number): number {
  return Math.round(kilograms * 1_000)
}
