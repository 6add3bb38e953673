import { randomInt } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { signInAs, type TestActor } from './actors.ts'
import { useTestApp } from './create-test-app.ts'
import { endpointsOf } from './endpoints.ts'
import { userForm } from './factories.ts'
import { createRandom, generateBody, type JsonSchema } from './generated-bodies.ts'
import { createRecords, pathTo, type Records } from './records.ts'
import { validBodyOf } from './valid-bodies.ts'

/** A run prints its seed. The environment repeats it, or makes more bodies than CI does. */
const seed = Number(process.env.GENERATED_SEED ?? randomInt(2 ** 32))
const count = Number(process.env.GENERATED_BODIES ?? 5_000)

const testApp = useTestApp()
let staff: TestActor
let customer: TestActor
let records: Records

async function signIn(): Promise<void> {
  staff = await signInAs(testApp, 'SUPER ADMIN')
  customer = await signInAs(testApp, 'USER', records.organization)
}

beforeAll(async () => {
  records = await createRecords(testApp, await signInAs(testApp, 'SUPER ADMIN'))
  await signIn()
  // The first mail opens an extra connection to look up its queue, which a real server does before it listens.
  await staff.call('POST', '/users', { body: userForm({}) })
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

async function send(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, by: TestActor, payload: string) {
  const { statusCode } = await testApp.app.inject({
    method,
    url: `/api${pathTo(path.replace('/change_password/:id', `/change_password/${by.id}`), records)}`,
    headers: { authorization: `Bearer ${by.token}`, 'content-type': 'application/json' },
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
  const described = await describedBodies()
  const taking = endpointsOf(testApp.app).filter(({ endpoint }) => endpoint.body !== undefined)
  const failed: string[] = []
  const answers = new Map<number, number>()
  for (let sent = 0; sent < count; sent += taking.length) {
    // Limits would soon refuse everything, and accepted bodies end sessions.
    await testApp.pool.query('truncate rate_limits')
    await signIn()
    for (const { name, endpoint } of taking) {
      const { method, path, access } = endpoint
      const schema = described.get(`${method} /api${path.replace(/:(\w+)/g, '{$1}')}`)
      const body = generateBody(schema, validBodyOf(path, records), random)
      const status = method === 'GET' ? 0 : await send(method, path, access === 'invoices:pay' ? customer : staff, body)
      answers.set(status, (answers.get(status) ?? 0) + 1)
      if (status >= 500) failed.push(`${status} ${name} ${body.slice(0, 2_000)}`)
    }
  }
  process.stdout.write(`answers by status: ${JSON.stringify([...answers].toSorted(([one], [other]) => one - other))}\n`)
  expect([seed, failed]).toEqual([seed, []])
})
