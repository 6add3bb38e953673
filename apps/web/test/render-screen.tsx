import { notifications } from '@mantine/notifications'
import { abilitiesOf } from '@thant/contracts/access'
import { companyEndpoints } from '@thant/contracts/company/company'
import { authEndpoints, type Language, type Me } from '@thant/contracts/customers/auth'
import { areaOf, type Role } from '@thant/contracts/roles'
import { createRoot, type Root } from 'react-dom/client'
import { Temporal } from 'temporal-polyfill'
import { vi } from 'vitest'
import { Portal } from '#app/portal.tsx'
import { routerFor } from '#app/router.ts'
import { queryClient } from '#lib/calls/query-client.ts'
import { switchLanguage } from '#lib/i18n.ts'
import { startSession } from '#lib/visitor/session.ts'
import { writeSetting } from '#lib/visitor/settings.ts'
import { chosenMoment } from '../e2e/support/clock.ts'
import { answerCalls, type Calls, type Reply, refusal, reply, sampleReply } from './replies.ts'
import { settled } from './settled.ts'

export type Visitor = Role | 'signed-out'
type Situation = { as: Visitor; language?: Language; replies?: readonly Reply[] }
export type Screen = {
  calls: Calls
  consoleErrors: string[]
  /** From now on, calls are answered so. */
  answer: (...replies: Reply[]) => void
}

let shown: { root: Root; element: HTMLElement } | undefined

/**
 * Opens an address of the portal as somebody, with its providers, router and texts, on the working day on which the
 * journeys stand. The server's answers are `replies`, and for other reads samples of the contract (replies.ts).
 */
export async function renderScreen(path: string, { as, language = 'en', replies = [] }: Situation): Promise<Screen> {
  closeScreen()
  chooseClock()
  const consoleErrors = noteConsoleErrors()
  const answers = [...commonReplies(as, language), ...replies]
  const calls = answerCalls(answers, language)
  goTo(path, as)
  await switchLanguage(language)
  // What a test showed is not kept for the next one.
  writeSetting('shared', 'yes')
  writeSetting('signed-in', as === 'signed-out' ? undefined : 'yes')
  await startSession()
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  shown = { root, element }
  root.render(<Portal isRendered={false} />)
  await settled(calls)
  return { calls, consoleErrors, answer: (...next) => void answers.push(...next) }
}

/** Takes away what the last test showed. */
export function closeScreen(): void {
  shown?.root.unmount()
  shown?.element.remove()
  shown = undefined
  notifications.clean()
  queryClient.clear()
  vi.restoreAllMocks()
}

/** What is known of the visitor and of the company, in whose zone the samples' times are. */
function commonReplies(as: Visitor, language: Language): Reply[] {
  const company = { ...sampleReply(companyEndpoints.get, language), workingWeekdays: [1, 2, 3, 4, 5, 6] }
  const ofCompany = reply(companyEndpoints.get, company)
  if (as === 'signed-out') return [ofCompany, refusal(authEndpoints.refresh, 'session.missing')]
  const user = me(as, language)
  return [ofCompany, reply(authEndpoints.refresh, sessionOf(user)), reply(authEndpoints.me, user)]
}

function me(role: Role, language: Language): Me {
  const sample = sampleReply(authEndpoints.me, language)
  const organizationId = areaOf(role) === 'customer' ? sample.organizationId : null
  const own = { type: role, organizationId, language, theme: 'auto', timeFormat: '24h' } as const
  return { ...sample, ...own, abilities: abilitiesOf(role) }
}

function sessionOf(user: Me) {
  const iat = Math.floor(Date.now() / 1_000)
  const claims = { sub: user._id, iat, exp: iat + 3_600 }
  return { ...sampleReply(authEndpoints.refresh), token: `.${btoa(JSON.stringify(claims))}.`, user }
}

/** Ends the router of the last screen, which would show that screen until the code of this one has loaded. */
function goTo(path: string, as: Visitor): void {
  window.history.pushState(null, '', path)
  routerFor(as === 'signed-out' ? 'DRIVER' : 'signed-out', () => [{ path: '*', element: null }])
}

/** Temporal has a clock of its own. */
function chooseClock(): void {
  const now = Date.parse(`${chosenMoment()}:00+06:30`)
  vi.useFakeTimers({ toFake: ['Date'], now })
  vi.spyOn(Temporal.Now, 'plainDateISO').mockImplementation((zone = 'UTC') =>
    Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate(),
  )
}

function noteConsoleErrors(): string[] {
  const found: string[] = []
  vi.spyOn(console, 'error').mockImplementation((...said) => {
    const text = said.map(String).join(' ')
    // Another size takes more than a frame to lay out, which browsers call an error.
    if (!text.includes('ResizeObserver loop')) found.push(text)
  })
  return found
}
