import type { Role } from '@thant/contracts/roles'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { userSites } from '#database/schema/sites.ts'
import { users } from '#database/schema/users.ts'
import { hashPassword } from '#lib/passwords.ts'
import type { TestApp } from './create-test-app.ts'

export const testPassword = 'correct horse battery'
let passwordHash: Promise<string> | undefined

export type TestActor = {
  id: string
  email: string
  name: string
  role: Role
  organizationId: string | null
  siteIds: string[] | null
  token: string
  refreshToken: string
  call(method: Method, path: string, options?: CallOptions): Promise<Reply>
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
export type CallOptions = {
  body?: unknown
  query?: Record<string, string>
  headers?: Record<string, string>
  /** The caller's address, by which the rate limits count attempts. */
  ip?: string
}
export type Reply = { status: number; body: ReplyBody; headers: LightMyRequestResponse['headers']; text: string }
// Replies are not typed here, because the server already checks them against the API contract.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type ReplyBody = any

let made = 0

/** Creates the user in the database, but signs in through POST /login, so that the session is a real one. */
export async function signInAs(
  testApp: Pick<TestApp, 'app' | 'database'>,
  role: Role,
  organizationId: string | null = null,
  overrides: { name?: string; email?: string; siteIds?: string[] } = {},
): Promise<TestActor> {
  made += 1
  passwordHash ??= hashPassword(testPassword)
  const email = overrides.email ?? `${role.toLowerCase().replaceAll(' ', '.')}.${made}@staff.example`
  const name = overrides.name ?? `${role} ${made}`
  const [user] = await testApp.database
    .insert(users)
    .values({ name, email, phone: '09 123 456 789', role, organizationId, passwordHash: await passwordHash })
    .returning()
  if (user === undefined) throw new Error('no user was made')
  const siteIds = overrides.siteIds ?? []
  if (siteIds.length > 0) {
    await testApp.database.insert(userSites).values(siteIds.map((siteId) => ({ userId: user.id, siteId })))
  }
  const { body } = await call(testApp.app, 'POST', '/login', { body: { email, password: testPassword } })
  const { token, refreshToken } = body.data
  return {
    id: user.id,
    email,
    name,
    role,
    organizationId,
    siteIds: siteIds.length > 0 ? siteIds.toSorted() : null,
    token,
    refreshToken,
    call: (method, path, options = {}) =>
      call(testApp.app, method, path, {
        ...options,
        headers: { authorization: `Bearer ${token}`, ...options.headers },
      }),
  }
}

/** The same person with a new session, because one of another time of the tests' clock has ended. */
export async function signInAgain({ app }: Pick<TestApp, 'app'>, actor: TestActor): Promise<TestActor> {
  const { body } = await call(app, 'POST', '/login', { body: { email: actor.email, password: testPassword } })
  const { token, refreshToken } = body.data
  const authorization = `Bearer ${token}`
  return {
    ...actor,
    token,
    refreshToken,
    call: (method, path, options = {}) =>
      call(app, method, path, { ...options, headers: { authorization, ...options.headers } }),
  }
}

/** Calls the API without a session. */
export async function call(
  app: FastifyInstance,
  method: Method,
  path: string,
  { body, query, headers, ip }: CallOptions = {},
): Promise<Reply> {
  const request: InjectOptions = { method, url: `/api${path}` }
  if (body !== undefined) request.payload = body as NonNullable<InjectOptions['payload']>
  if (query !== undefined) request.query = query
  if (headers !== undefined) request.headers = headers
  if (ip !== undefined) request.remoteAddress = ip
  const response = await app.inject(request)
  const isJson = String(response.headers['content-type']).startsWith('application/json')
  return {
    status: response.statusCode,
    body: isJson ? response.json() : undefined,
    headers: response.headers,
    text: response.body,
  }
}
