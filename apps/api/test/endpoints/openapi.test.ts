import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../setup/create-test-app.ts'
import { endpointsOf } from '../setup/endpoints.ts'

const testApp = useTestApp()

type Operation = {
  summary: string
  tags: string[]
  security: object[]
  'x-access': string
  parameters?: Array<{ name: string; in: string; required?: boolean }>
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, unknown>
}
let operations: Record<string, Operation>
let description: { openapi: string; paths: Record<string, Record<string, Operation>> }

beforeAll(async () => {
  description = (await testApp.app.inject({ url: '/api/openapi.json' })).json()
  operations = Object.fromEntries(
    Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation]),
    ),
  )
})

const nameOf = (method: string, path: string) => `${method} /api${path.replace(/:(\w+)/g, '{$1}')}`

describe('the description of the API', () => {
  it('has every endpoint and no other', { tags: ['7.9-13'] }, () => {
    const names = endpointsOf(testApp.app).map(({ endpoint }) => nameOf(endpoint.method, endpoint.path))
    expect(Object.keys(operations).sort()).toEqual(names.sort())
    expect(description.openapi).toBe('3.1.0')
  })

  it('states what each one does, who may call it, and whether it needs a session', () => {
    for (const { endpoint } of endpointsOf(testApp.app)) {
      const operation = operations[nameOf(endpoint.method, endpoint.path)]
      expect(operation).toMatchObject({
        summary: endpoint.summary,
        'x-access': endpoint.access,
        security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
      })
    }
  })

  it('states what each one takes and returns', { tags: ['7.1-03'] }, () => {
    for (const { name, endpoint } of endpointsOf(testApp.app)) {
      const operation = operations[nameOf(endpoint.method, endpoint.path)] as Operation
      const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
      expect([name, inPath.map((parameter) => parameter.name)]).toEqual([
        name,
        [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]),
      ])
      const hasQuery = (operation.parameters ?? []).some((parameter) => parameter.in === 'query')
      expect([name, hasQuery]).toEqual([name, endpoint.query !== undefined])
      const takes = endpoint.upload ? ['multipart/form-data'] : endpoint.body ? ['application/json'] : []
      expect([name, Object.keys(operation.requestBody?.content ?? {})]).toEqual([name, takes])
      expect([name, Object.keys(operation.responses)]).toEqual([name, [String(endpoint.status ?? 200)]])
    }
  })

  it('has both kinds of order, though a kind may be left out', () => {
    const { content } = operations['POST /api/orders']?.requestBody ?? {}
    const text = JSON.stringify(content)
    for (const field of ['deliveryAddress', 'quantity', 'productDescription', 'totalAmount', 'tnc']) {
      expect(text).toContain(`"${field}"`)
    }
    expect(text).toMatch(/battery.*generic/)
  })

  it('needs no session and reveals nothing about the server', async () => {
    const { statusCode, body } = await testApp.app.inject({ url: '/api/openapi.json' })
    expect(statusCode).toBe(200)
    expect(body).not.toMatch(/127\.0\.0\.1|localhost|node_modules/)
  })
})

describe('its page', () => {
  // Writing the description keeps a portal busy for a moment, in which it turns others away; several share a processor here.
  const expectServed = (url: string) =>
    expect.poll(async () => (await testApp.app.inject({ url })).statusCode, { message: url, timeout: 20_000 }).toBe(200)

  it.each(['/api/docs', '/api/docs/'])(
    'works under our content security policy: %s loads everything from us, and nothing is inline',
    async (url) => {
      await expectServed(url)
      const page = await testApp.app.inject({ url })
      const scripts = [...page.body.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
      expect(scripts.length).toBeGreaterThan(0)
      for (const [, attributes, inline] of scripts) {
        expect(attributes).toContain('src=')
        expect(inline?.trim()).toBe('')
      }
      expect(page.body).not.toMatch(/\son\w+\s*=|javascript:/i)
      const addresses = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '')
      expect(addresses.length).toBeGreaterThan(3)
      for (const address of addresses) {
        const requested = new URL(address, `http://portal.example${page.headers.location ?? url}`)
        expect(requested.host).toBe('portal.example')
        await expectServed(requested.pathname)
      }
    },
  )
})
