import { Agent, request } from 'node:http'

/**
 * Returns the median of many runs in milliseconds, after warm-up runs. The runs alternate, so that other load on the
 * machine slows all of them alike.
 */
export async function medians<Name extends string>(
  runs: Record<Name, () => Promise<unknown>>,
  count = 200,
  warmUp = 40,
): Promise<Record<Name, number>> {
  const entries = Object.entries(runs) as Array<[Name, () => Promise<unknown>]>
  const times = new Map(entries.map(([name]) => [name, [] as number[]]))
  for (let turn = 0; turn < warmUp + count; turn += 1) {
    for (const [name, run] of entries) {
      const start = performance.now()
      await run()
      if (turn >= warmUp) times.get(name)?.push(performance.now() - start)
    }
  }
  return Object.fromEntries(entries.map(([name]) => [name, median(times.get(name) ?? [])])) as Record<Name, number>
}

export function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Sends a GET over a keep-alive connection; throws for any status but 200. */
export function get(url: string, token: string): Promise<string> {
  return send('GET', url, token)
}

/** Sends a POST of JSON over a keep-alive connection; throws for any status but 200. */
export function post(url: string, token: string, body: object): Promise<string> {
  return send('POST', url, token, JSON.stringify(body))
}

function send(method: 'GET' | 'POST', url: string, token: string, payload?: string): Promise<string> {
  const type = payload === undefined ? {} : { 'content-type': 'application/json' }
  return new Promise((resolve, reject) => {
    const call = request(url, { method, agent, headers: { authorization: `Bearer ${token}`, ...type } }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        body += chunk
      })
      response.on('end', () =>
        response.statusCode === 200 ? resolve(body) : reject(new Error(`${url}: ${response.statusCode} ${body}`)),
      )
    })
    call.on('error', reject)
    call.end(payload)
  })
}
