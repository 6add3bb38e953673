import { authEndpoints, type Me } from '@thant/contracts/customers/auth'
import { addressOf } from '@thant/contracts/endpoint-address'
import type { ReadAsPerson, RenderSignedInPage } from '@thant/contracts/signed-in-pages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contextOf } from '#lib/request-context.ts'
import { accessOfPage } from './page-access.ts'
import { readInProcess } from './read-in-process.ts'

/**
 * Draws the screen of whoever is signed in with what it shows first; undefined where the screens have to do that
 * themselves. Its figures come from the API's own calls, so the scope, the limits and the disclosed data are the same.
 */
export async function signedInPage(
  app: FastifyInstance,
  request: FastifyRequest,
  load: () => Promise<{ renderSignedInPage: RenderSignedInPage }>,
): Promise<string | undefined> {
  const { refresh } = contextOf(app, request).cookies
  // Calls come before pictures of screens.
  if (refresh === undefined || app.isUnderPressure() || !isForWindow(request)) return undefined
  try {
    const access = await accessOfPage(app, refresh)
    if (access === undefined) return undefined
    const read: ReadAsPerson = async (url) => {
      const reply = await readInProcess(app, request, url, { authorization: `Bearer ${access}` })
      return { status: reply.statusCode, body: reply.json() }
    }
    const [own, { renderSignedInPage }] = await Promise.all([read(addressOf(authEndpoints.me, {})), load()])
    if (own.status !== 200) return undefined
    const { data: me } = own.body as { data: Me }
    const isPhone = /\bMobi/.test(request.headers['user-agent'] ?? '')
    const origin = app.services.settings.publicUrl
    return await renderSignedInPage({ me, address: request.url, origin, isPhone, read })
  } catch (error) {
    // Such as a record that is not there; the screen says so.
    request.log.info({ err: error }, 'a signed-in page was not drawn')
    return undefined
  }
}

/** What is fetched ahead, or by a script, is not looked at. */
function isForWindow({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && [undefined, 'document'].includes(headers['sec-fetch-dest'] as string | undefined)
}
