import type { Log } from '@thant/base/log'
import * as z from 'zod/mini'
import { estimateMatrix } from '../distances.ts'
import type { Place, RouteMatrix, RouteProblem } from '../route-problem.ts'
import { answerMs, fetchJson, problemOf } from './fetch-json.ts'

/** Kilometres and minutes by road between places, each once. */
export type Roads = { numbers: ReadonlyMap<string, number>; matrix: RouteMatrix }

/** Undefined where the distance server did not answer. */
export type RoadDistances = (places: readonly Place[]) => Promise<Roads | undefined>

const maxBytes = 32_000_000
/** So many days of places are kept, and so long a server that did not answer is left alone. */
const keptDays = 10
const silentMs = 60_000
/** No way of a day is longer, or takes longer, than this. */
const most = 10_000_000

/** A pair without a road between is null. */
const table = z.array(z.array(z.nullable(z.number().check(z.gte(0), z.lte(most)))))
const answerSchema = z.object({ code: z.literal('Ok'), distances: table, durations: table })

type Options = { url: string; log: Log; timeoutMs?: number }

/** Asks a server that speaks as OSRM does (`/table/v1/driving`). What it answered is kept in memory. */
export function createRoadDistances({ url, log, timeoutMs = answerMs }: Options): RoadDistances {
  const kept = new Map<string, { roads: Promise<Roads | undefined>; sentAt: number }>()
  return async (places) => {
    const distinct = [...new Map(places.map((place) => [keyOf(place), place])).values()]
    if (distinct.length === 0) return { numbers: new Map(), matrix: { metres: [], seconds: [] } }
    const path = `/table/v1/driving/${distinct.map(keyOf).join(';')}?annotations=duration,distance`
    const known = kept.get(path)
    if (known !== undefined) {
      const roads = await known.roads
      if (roads !== undefined || performance.now() - known.sentAt < silentMs) return roads
    }
    const roads = fetchJson(`${url}${path}`, {}, { timeoutMs, maxBytes })
      .then((answer) => roadsOf(distinct, answer))
      .catch((error: unknown) => {
        log.warn({ problem: problemOf(error) }, 'the distance server gave no usable answer; distances are estimated')
        return undefined
      })
    kept.delete(path)
    kept.set(path, { roads, sentAt: performance.now() })
    for (const oldest of [...kept.keys()].slice(0, -keptDays)) kept.delete(oldest)
    return roads
  }
}

/** The matrix of a problem, of places that are all known; without a place there is no way. */
export function matrixOf({ vehicles, stops }: RouteProblem, { numbers, matrix }: Roads): RouteMatrix {
  const places = [...vehicles.map(({ depot }) => depot), ...stops.map(({ place }) => place)]
  const rows = places.map((place) => (place === null ? undefined : numbers.get(keyOf(place))))
  const pick = (all: RouteMatrix['metres']) =>
    rows.map((from) => rows.map((to) => (from === undefined || to === undefined ? 0 : (all[from]?.[to] ?? 0))))
  return { metres: pick(matrix.metres), seconds: pick(matrix.seconds) }
}

function roadsOf(places: readonly Place[], answer: unknown): Roads {
  const { distances, durations } = z.parse(answerSchema, answer)
  const estimated = estimateMatrix(places)
  const complete = (rows: z.output<typeof table>, fallback: RouteMatrix['metres']) =>
    fallback.map((row, from) =>
      row.map((value, to) => {
        const answered = rows[from]?.[to]
        if (answered === undefined) throw new Error(`it answered nothing for place ${from} to ${to}`)
        return Math.round(answered ?? value)
      }),
    )
  return {
    numbers: new Map(places.map((place, index) => [keyOf(place), index])),
    matrix: { metres: complete(distances, estimated.metres), seconds: complete(durations, estimated.seconds) },
  }
}

/** Six decimals are eleven centimetres. */
function keyOf({ lng, lat }: Place): string {
  return `${lng.toFixed(6)},${lat.toFixed(6)}`
}
