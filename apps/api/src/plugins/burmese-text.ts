import type { Failure } from '@thant/contracts/errors'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { AppError } from '#lib/requests/app-error.ts'
import { isZawgyi } from '#lib/zawgyi.ts'

/**
 * Refuses Burmese text in Zawgyi and names its fields, because only some readers could read it and no search would find
 * it (docs/rules.md#texts).
 */
export const burmeseTextPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('preHandler', async (request) => {
    const issues = [...zawgyiFields(request.body, [])]
    if (issues.length > 0) throw new AppError('request.invalid', { issues, message })
  })
})

const message = 'This is written in Zawgyi. Please type it in Unicode.'

function* zawgyiFields(value: unknown, path: string[]): Generator<NonNullable<Failure['issues']>[number]> {
  if (typeof value === 'string' && isZawgyi(value)) {
    yield { path: path.join('.'), message }
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    // Passwords are never displayed or stored as text, so their encoding does not matter.
    if (!/password/i.test(key)) yield* zawgyiFields(inner, [...path, key])
  }
}
