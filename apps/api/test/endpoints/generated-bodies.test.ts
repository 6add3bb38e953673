import { randomInt } from 'node:crypto'
import type { Endpoint } from '@thant/contracts/endpoint'
import { beforeAll, expect, it } from 'vitest'
import { userForm } from '../records/factories.ts'
import { createGiven, type Given, type Sample } from '../samples/sample.ts'
import { endpointOf, samples } from '../samples/samples.ts'
import { useTestApp } from '../setup/create-test-app.ts'
import { createRandom, generateBody, type JsonSchema } from './generated-bodies.ts'

/** A run prints its seed. The environment repeats it, or makes more bodies than CI does. */
const seed = Number(process.env.GENERATED_SEED ?? randomInt(2 ** 32))
const count = Number(process.env.GENERATED_BODIES ?? 5_000)

const testApp = useTestApp()
let given: Given

beforeAll(async () => {
  given = await createGiven(testApp)
  // The first mail opens an extra connection to look up its queue, which a real server does before it listens.
  await given.superAdmin.call('POST', '/users', { body: userForm({}) })
})

type Described = { paths: Record<string, Record<string, { requestBody?: { content: Content } }>> }
type Content = Record<string, { schema: JsonSchema }>

/** By method and path, as the OpenAPI document has them. */
async function describedBodies(): Promise<Map<string, JsonSchema | undefined>> {
  const { paths }: Described = (await testApp.app.inject({ url: '/api/openapi.json' })).json()
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { requestBody }]) =>
        [`${method.toUpperCase()} ${path}`, requestBody?.content['application/json']?.schema] as const,
    ),
  )
  return new Map(described)
}

async function send(method: Endpoint['method'], { by, path }: Sample, payload: string): Promise<number> {
  const { statusCode } = await testApp.app.inject({
    method,
    url: `/api${path}`,
    headers: { ...(by && { authorization: `Bearer ${by.token}` }), 'content-type': 'application/json' },
    payload,
  })
  return statusCode
}

it('answers generated bodies, whose values lie about their types, with less than 500', {
  tags: ['R-sec-25'],
  timeout: 3_600_000,
}, async () => {
  process.stdout.write(`${count} generated bodies: GENERATED_SEED=${seed}\n`)
  const random = createRandom(seed)
  const bodies = await describedBodies()
  const bodiesOfEach = Math.ceil(count / Object.keys(samples).length)
  const failed: string[] = []
  const answers = new Map<number, number>()
  for (const [name, prepare] of Object.entries(samples)) {
    const { method, path } = endpointOf(testApp.app, name)
    const described = bodies.get(`${method} /api${path.replace(/:(\w+)/g, '{$1}')}`)
    let sample = await prepare(given)
    for (let sent = 0; sent < bodiesOfEach; sent += 1) {
      // Limits would soon refuse everything, and accepted bodies end sessions and use up links.
      if (sent % 20 === 19) {
        await testApp.pool.query('truncate rate_limits')
        sample = await prepare(given)
      }
      const body = generateBody(described, sample.body, random)
      const status = await send(method, sample, body)
      answers.set(status, (answers.get(status) ?? 0) + 1)
      if (status >= 500) failed.push(`${status} ${name} ${body.slice(0, 2_000)}`)
    }
  }
  process.stdout.write(`answers by status: ${JSON.stringify([...answers].toSorted(([one], [other]) => one - other))}\n`)
  expect([seed, failed]).toEqual([seed, []])
})
