import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTwoC2pGateway } from '#lib/payment-gateway/two-c-two-p.ts'
import { pngFile } from '../../test/files/images.ts'
import { upload } from '../../test/files/upload.ts'
import { signInAs, type TestActor } from '../../test/setup/actors.ts'
import { useTestApp } from '../../test/setup/create-test-app.ts'

const testApp = useTestApp({ publicUrl: 'https://portal.example' })
let admin: TestActor
let file: string

beforeAll(async () => {
  admin = await signInAs(testApp, 'SUPER ADMIN')
  const { body } = await upload(admin, await pngFile())
  file = body.data.url
})

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https://tiles.example https://charts.example",
  "object-src 'none'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';')

const json = { 'content-type': 'application/json' }

const replies: Array<[status: number, what: string, request: () => InjectOptions]> = [
  [200, 'data', () => ({ url: '/api/organizations', headers: bearer() })],
  [200, 'a file', () => ({ url: file })],
  [200, 'an export', () => ({ url: '/api/users/export', headers: bearer() })],
  [200, 'the health', () => ({ url: '/api/health/live' })],
  [200, 'the description of the API', () => ({ url: '/api/openapi.json' })],
  [200, 'the page of the API', () => ({ url: '/api/docs/' })],
  [200, 'a HEAD', () => ({ method: 'HEAD', url: '/api/company' })],
  [400, 'bad input', () => ({ method: 'POST', url: '/api/login', headers: json, payload: '{}' })],
  [400, 'broken JSON', () => ({ method: 'POST', url: '/api/login', headers: json, payload: '{' })],
  [401, 'no session', () => ({ url: '/api/users' })],
  [
    403,
    'a refusal',
    () => ({ url: '/api/company', method: 'PATCH', headers: { ...bearer(), ...json }, payload: '{}' }),
  ],
  [404, 'an unknown file', () => ({ url: `/api/files/${'0'.repeat(32)}.png` })],
  [404, 'an unknown route', () => ({ url: '/api/nothing' })],
  [404, 'an unknown address', () => ({ url: '/nothing' })],
  [404, 'an address that is no text', () => ({ url: '/api/%ff' })],
  [404, 'a preflight', () => ({ method: 'OPTIONS', url: '/api/login', headers: { origin: 'https://evil.example' } })],
  [413, 'too much', () => ({ method: 'POST', url: '/api/login', headers: json, payload: `"${'x'.repeat(2e6)}"` })],
  [415, 'XML', () => ({ method: 'POST', url: '/api/login', headers: { 'content-type': 'text/xml' }, payload: '<a/>' })],
]

let bearerOf: TestActor | undefined
const bearer = () => ({ authorization: `Bearer ${(bearerOf ?? admin).token}` })

describe.each(replies)('%i for %s', (status, what, request) => {
  beforeAll(async () => {
    bearerOf = what === 'a refusal' ? await signInAs(testApp, 'DRIVER') : admin
  })

  it('allows the page no camera, microphone or place', async () => {
    const { headers } = await testApp.app.inject(request())
    expect(headers['permissions-policy']).toMatch(/camera=\(\), .*geolocation=\(\), microphone=\(\)/)
  })

  it('has every security header and none that opens it to other sites', {
    tags: ['R-sec-10', 'R-sec-32a', 'R-sec-33'],
  }, async () => {
    const reply = await testApp.app.inject(request())
    expect(reply.statusCode).toBe(status)
    expect(reply.headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(reply.headers['content-security-policy']).toBe(
      what === 'a file' || what === 'an export' ? "default-src 'none';sandbox;frame-ancestors 'none'" : policy,
    )
    expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    expect(reply.headers['x-powered-by']).toBeUndefined()
    expect(reply.headers.server).toBeUndefined()
  })

  it('is not cached unless it never changes', async () => {
    const { headers } = await testApp.app.inject(request())
    const isImmutable = what === 'a file'
    expect(headers['cache-control']).toBe(isImmutable ? 'public, max-age=31536000, immutable' : 'no-store')
  })
})

describe('over plain http, the headers', () => {
  const plainApp = useTestApp()

  it('demand no https, which nobody could keep up', { tags: ['R-sec-32a'] }, async () => {
    for (const url of ['/api/company', '/nothing']) {
      expect((await plainApp.app.inject({ url })).headers).not.toHaveProperty('strict-transport-security')
    }
  })
})

describe('with the card provider, the headers', () => {
  const paymentGateway = createTwoC2pGateway({
    endpoint: 'https://provider.example/RedirectV3/payment',
    credentials: { USD: { merchantId: 'JT01', secret: 'a secret of a card provider that is none' } },
    publicUrl: 'https://portal.example',
  })
  const paidApp = useTestApp({}, { paymentGateway })

  it('allow forms to post to the card provider and to no other site', { tags: ['R-sec-32b'] }, async () => {
    const { headers } = await paidApp.app.inject({ url: '/api/company' })
    expect(headers['content-security-policy']).toBe(
      policy.replace("form-action 'self'", "form-action 'self' https://provider.example"),
    )
  })
})
