import { Agent, request } from 'node:http'

/** Milliseconds: the median of many runs, after some that warm up. */
export async function median(run: () => Promise<unknown>, runs = 200, warmUp = 40): Promise<number> {
  for (let index = 0; index < warmUp; index += 1) await run()
  const times: number[] = []
  for (let index = 0; index < runs; index += 1) {
    const start = performance.now()
    await run()
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  return times[Math.floor(times.length / 2)] ?? Number.NaN
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** One GET over a kept connection; throws for anything but 200. */
export function get(url: string, token: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
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
    call.end()
  })
}
