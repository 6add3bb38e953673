import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '@thant/contracts/customers/auth'
import type { KnownReply, PublicPage, RecordPage, RenderPublicPage } from '@thant/contracts/public-pages'
import type { RenderSignedInPage } from '@thant/contracts/signed-in-pages'
import { acceptedLanguages, preferredLanguage } from '@thant/i18n/preferred-language'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contextOf } from '#lib/request-context.ts'
import { repliesFor } from './public-replies.ts'
import { withSandboxNotice } from './sandbox-notice.ts'

type RequestedPage = {
  screen: PublicPage | RecordPage
  address: string
  language: Language
  /** The record that the address names. */
  record?: KnownReply
}

/** Returns a function that renders a page; should that fail, it returns the plain page, which the browser renders. */
export function createPageRenderer(app: FastifyInstance, { folder, plainPage }: { folder: string; plainPage: string }) {
  const { publicUrl } = app.services.settings
  // The first visitor would wait for it, and everybody else with them.
  app.addHook('onReady', async () => {
    await loadRenderer(folder).catch((error) =>
      app.log.error({ err: error }, 'the renderer of pages could not be loaded'),
    )
  })
  return async ({ record, ...wanted }: RequestedPage, log: FastifyBaseLogger): Promise<string> => {
    if (app.isUnderPressure()) return plainPage
    try {
      const { renderPublicPage } = await loadRenderer(folder)
      const replies = await repliesFor(app, wanted.screen)
      if (record) replies.push(record)
      return withSandboxNotice(app.services, await renderPublicPage({ ...wanted, origin: publicUrl, replies }))
    } catch (error) {
      log.error({ err: error }, 'a public page could not be rendered')
      return plainPage
    }
  }
}

export type RenderPage = ReturnType<typeof createPageRenderer>

type Renderer = { renderPublicPage: RenderPublicPage; renderSignedInPage: RenderSignedInPage }

/** Loads what the build of the screens has for the server, once. */
export function loadRenderer(folder: string): Promise<Renderer> {
  return import(pathToFileURL(join(folder, 'server/render-pages.js')).href)
}

/** A page depends on who asks, by the session and the language. */
export function asPage(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'no-cache')
    .header('vary', 'cookie, accept-language')
    .type('text/html; charset=utf-8')
}

/** Users with a session get the plain page, whose screens know who they are. */
export function hasSession(app: FastifyInstance, request: FastifyRequest): boolean {
  return contextOf(app, request).cookies.refresh !== undefined
}

/** Prefers the language in the address to the one that the reader last chose, and that to the browser's. */
export function languageOf(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown }
  const chosen = lang ?? request.cookies.language
  if (chosen !== undefined) return chosen === 'my' ? 'my' : 'en'
  return preferredLanguage(acceptedLanguages(request.headers['accept-language'] ?? ''))
}
