import { authEndpoints, type Me } from '@thant/contracts/customers/auth'
import {
  claimsOf,
  currentToken,
  keepToken,
  notifyTabs,
  onRenewal,
  onTabMessage,
  renewToken,
} from '../calls/access-token.ts'
import { call, setSessionEndHandler } from '../calls/api-client.ts'
import { isApiError } from '../calls/api-error.ts'
import { forgetAnswers, keepAnswersFor, keptPerson, restoreAnswers } from '../calls/kept-answers.ts'
import { forgetReadAnswers } from '../company.ts'
import { hasUnsavedWork } from '../entries/unsaved-work.ts'
import { paths } from '../links/paths.ts'
import { createStore, useStore } from '../store.ts'
import { readSetting, writeSetting } from './settings.ts'

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
  return meOf(useSession())
}

/** Returns who is signed in, for what is not a component. */
export function currentMe(): Me | undefined {
  return meOf(session.get())
}

function meOf(now: Session): Me | undefined {
  return now.status === 'signed-in' ? now.me : undefined
}

type Start = { resumes?: boolean; known?: Me | undefined }

/**
 * Scripts cannot read the refresh cookie, so a stored flag decides whether to try a renewal. Who was here before sees
 * what was kept while the server is asked; not where `resumes` is false, because the server saw no cookie. `known` is
 * who the server drew the page for.
 */
export async function startSession({ resumes = true, known }: Start = {}): Promise<void> {
  if (known === undefined && readSetting('signed-in') === undefined)
    return session.set({ status: 'signed-out', hasEnded: false })
  showAs(undefined)
  const kept = resumes ? await resume(known) : undefined
  try {
    const renewal = await renewToken(undefined)
    if (renewal === undefined) forget({ hasEnded: true })
    else enter(renewal.user ?? (await call(authEndpoints.me)).data)
  } catch (error) {
    if (isApiError(error) && error.status === 401) forget({ hasEnded: true })
    else if (kept === undefined) session.set({ status: 'unreachable', error })
  }
}

/** Shows the screens of a person before the session is confirmed; of nobody while that is not known. */
export function showAs(me: Me | undefined): void {
  session.set(me === undefined ? { status: 'starting' } : { status: 'signed-in', me, isInterrupted: false })
}

/** Brings back what was kept for the person; what was kept for anybody else goes. Returns whose screens are shown. */
async function resume(known: Me | undefined): Promise<Me | undefined> {
  const kept = await keptPerson()
  if (known !== undefined && (kept === undefined || rightsOf(kept) !== rightsOf(known))) {
    await forgetAnswers()
  } else if (kept !== undefined) await restoreAnswers()
  const shown = known ?? kept
  showAs(shown)
  return shown
}

const signedInBefore = 'signed-in-before'

/** True in a browser that people sign in with, whose address of the portal then means the sign-in. */
export function isKnownBrowser(): boolean {
  return readSetting(signedInBefore) !== undefined
}

type SignIn = { email: string; password: string; isShared: boolean }

/** On a shared computer, nothing of what a person sees is kept. */
export async function signIn({ email, password, isShared }: SignIn): Promise<void> {
  const { data } = await call(authEndpoints.logIn, { body: { email, password, session: 'cookie' } })
  keepToken(data.token)
  writeSetting('shared', isShared ? 'yes' : undefined)
  if (!isShared) writeSetting(signedInBefore, 'yes')
  enter(data.user)
  notifyTabs({ kind: 'signed-in', userId: data.user._id })
}

/** Ends the session on the server first, because a remaining cookie would keep the user signed in. */
export async function signOut(): Promise<void> {
  await call(authEndpoints.logOut).catch((error: unknown) => {
    if (!isApiError(error) || error.isUnreachable) throw error
  })
  forget()
  notifyTabs({ kind: 'signed-out' })
  await forgetAnswers()
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

/** Rights may have changed since, such as while the tab slept. */
onRenewal((user) => {
  const now = session.get()
  if (now.status !== 'signed-in') return
  if (rightsOf(now.me) === rightsOf(user)) session.set({ ...now, me: user })
  else enter(user)
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

function enter(me: Me): void {
  const before = currentMe()
  if (before === undefined || rightsOf(before) !== rightsOf(me)) {
    forgetReadAnswers()
    void forgetAnswers()
  }
  writeSetting('signed-in', 'yes')
  session.set({ status: 'signed-in', me, isInterrupted: false })
  void keepAnswersFor(me)
}

/** What a person may be shown; with other rights, nothing of what was shown before is valid. */
function rightsOf({ _id, type, organizationId, siteIds, abilities }: Me): string {
  return JSON.stringify([_id, type, organizationId?._id, siteIds, abilities])
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
  forgetReadAnswers()
  void forgetAnswers()
  session.set({ status: 'signed-out', hasEnded })
  for (const resolve of waiting.splice(0)) resolve(false)
}

function reload(): void {
  window.location.reload()
}
