import { authEndpoints, type Me } from '@thant/contracts/customers/auth'
import { areaOf } from '@thant/contracts/roles'
import { claimsOf, currentToken, keepToken, notifyTabs, onTabMessage, renewToken } from './access-token.ts'
import { call, setSessionEndHandler } from './api-client.ts'
import { isApiError } from './api-error.ts'
import { paths } from './paths.ts'
import { queryClient } from './query-client.ts'
import { notifyServer } from './server-cookie.ts'
import { readSetting, writeSetting } from './settings.ts'
import { createStore, useStore } from './store.ts'
import { hasUnsavedWork } from './unsaved-work.ts'

export type Session =
  | { status: 'starting' }
  | { status: 'unreachable'; error: unknown }
  /** `hasEnded`: the session expired or was ended elsewhere, so sign-in says why it is shown. */
  | { status: 'signed-out'; hasEnded: boolean }
  /** `isInterrupted`: the session ended in the middle of a task, so the password is asked for in place. */
  | { status: 'signed-in'; me: Me; isInterrupted: boolean }

const session = createStore<Session>({ status: 'starting' })
const waiting: Array<(goesOn: boolean) => void> = []

export function useSession(): Session {
  return useStore(session)
}

export function useMe(): Me | undefined {
  const now = useSession()
  return now.status === 'signed-in' ? now.me : undefined
}

/** Scripts cannot read the refresh cookie, so a stored flag decides whether to try a renewal. */
export async function startSession(): Promise<void> {
  session.set({ status: 'starting' })
  if (readSetting('signed-in') === undefined) return session.set({ status: 'signed-out', hasEnded: false })
  try {
    if (await renewToken(undefined)) await enter()
    else forget({ hasEnded: true })
  } catch (error) {
    if (isApiError(error) && error.status === 401) forget({ hasEnded: true })
    else session.set({ status: 'unreachable', error })
  }
}

export async function signIn(email: string, password: string): Promise<void> {
  const { data } = await call(authEndpoints.logIn, { body: { email, password, session: 'cookie' } })
  keepToken(data.token)
  await enter()
  notifyTabs({ kind: 'signed-in', userId: data.user._id })
}

/** Ends the session on the server first, because a remaining cookie would keep the user signed in. */
export async function signOut(): Promise<void> {
  await call(authEndpoints.logOut).catch((error: unknown) => {
    if (!isApiError(error) || error.isUnreachable) throw error
  })
  forget()
  notifyTabs({ kind: 'signed-out' })
  window.location.assign(paths.logIn)
}

/** Signs in again in place, and then repeats the interrupted calls. */
export async function signInAgain(password: string): Promise<void> {
  const now = session.get()
  if (now.status !== 'signed-in') return
  const { data } = await call(authEndpoints.logIn, { body: { email: now.me.email, password, session: 'cookie' } })
  keepToken(data.token)
  notifyTabs({ kind: 'token', token: data.token })
  goOn(now.me)
}

export function declineSignInAgain(): void {
  forget()
}

export function keepMe(me: Me): void {
  const now = session.get()
  if (now.status === 'signed-in') session.set({ ...now, me })
}

/** Ends the session silently after a background read; asks for the password in place where something could be lost. */
setSessionEndHandler((isWrite) => {
  const now = session.get()
  if (now.status !== 'signed-in') return Promise.resolve(false)
  if (!isWrite && !hasUnsavedWork() && !now.isInterrupted) {
    forget({ hasEnded: true })
    return Promise.resolve(false)
  }
  session.set({ ...now, isInterrupted: true })
  return new Promise((resolve) => waiting.push(resolve))
})

onTabMessage((message) => {
  const now = session.get()
  if (message.kind === 'token') return takeToken(message.token)
  if (message.kind === 'signed-in') {
    if (now.status === 'signed-out' || (now.status === 'signed-in' && now.me._id !== message.userId)) reload()
    return
  }
  keepToken(undefined)
  if (now.status === 'signed-in' && hasUnsavedWork()) session.set({ ...now, isInterrupted: true })
  else if (now.status === 'signed-in') forget()
})

/** Clears the session in all tabs, after the server has ended it. */
export function forgetSession(): void {
  forget()
  notifyTabs({ kind: 'signed-out' })
}

async function enter(): Promise<void> {
  const { data: me } = await call(authEndpoints.me)
  writeSetting('signed-in', 'yes')
  notifyServer('area', areaOf(me.type))
  queryClient.clear()
  session.set({ status: 'signed-in', me, isInterrupted: false })
}

function takeToken(token: string): void {
  const now = session.get()
  if (now.status !== 'signed-in' || claimsOf(token).sub !== now.me._id) return
  keepToken(token)
  if (now.isInterrupted) goOn(now.me)
}

function goOn(me: Me): void {
  session.set({ status: 'signed-in', me, isInterrupted: false })
  for (const resolve of waiting.splice(0)) resolve(currentToken() !== undefined)
}

function forget({ hasEnded } = { hasEnded: false }): void {
  keepToken(undefined)
  writeSetting('signed-in', undefined)
  notifyServer('area', undefined)
  queryClient.clear()
  session.set({ status: 'signed-out', hasEnded })
  for (const resolve of waiting.splice(0)) resolve(false)
}

function reload(): void {
  window.location.reload()
}
