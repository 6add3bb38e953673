import { authEndpoints } from '@thant/contracts/customers/auth'
import { passwordResetEndpoints } from '@thant/contracts/customers/password-reset'
import { sessionEndpoints } from '@thant/contracts/customers/sessions'
import { setupEndpoints } from '@thant/contracts/customers/setup'
import type { FastifyInstance } from 'fastify'
import { recordAudit } from '#lib/records/audit.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { serve } from '#lib/requests/serve.ts'
import {
  changePreferences,
  checkPasswordLink,
  getMe,
  keepInCookie,
  logIn,
  resetPassword,
  sendPasswordResetLink,
} from './auth.service.ts'
import { endOtherSessions, endSession, renewSession } from './sessions.service.ts'
import { checkSetupLink, setUp } from './setup.service.ts'

export async function authRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    authEndpoints,
  )({
    logIn: ({ context, body }) => logIn(context, body),
    refresh: async ({ context, body }) => {
      if (body?.refreshToken !== undefined) return renewSession(context, body.refreshToken)
      if (!context.cookies.isSameOrigin) throw new AppError('request.cross-site')
      if (context.cookies.refresh === undefined) throw new AppError('session.missing')
      return keepInCookie(context, await renewSession(context, context.cookies.refresh))
    },
    logOut: async ({ context }) => {
      await endSession(context, context.actor.sessionId)
      await recordAudit(context, { action: 'session.end', entity: 'user', entityId: context.actor.id })
      context.cookies.changes.push({ name: 'refresh', value: null })
      return null
    },
    me: ({ context }) => getMe(context),
    changePreferences: ({ context, body }) => changePreferences(context, body),
  })
  serve(
    app,
    sessionEndpoints,
  )({
    endOthers: ({ context }) => endOtherSessions(context),
  })
  serve(
    app,
    passwordResetEndpoints,
  )({
    sendPasswordResetLink: ({ context, body }) => sendPasswordResetLink(context, body.email),
    resetPassword: ({ context, params, body }) => resetPassword(context, params.link, body.password),
    checkPasswordLink: ({ context, params }) => checkPasswordLink(context, params.link),
  })
  serve(
    app,
    setupEndpoints,
  )({
    getSetup: ({ context, params }) => checkSetupLink(context, params.link),
    setUp: ({ context, params, body }) => setUp(context, params.link, body),
  })
}
