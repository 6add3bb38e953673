import type { Language } from '@thant/contracts/customers/auth'
import { adviceOf } from '@thant/contracts/customers/notification-advice'
import { notificationPath, notifiedPickupTime } from '@thant/contracts/customers/notification-path'
import { describeNotification, notificationKindLabels } from '@thant/contracts/customers/notification-texts'
import type { NotificationKind } from '@thant/contracts/customers/notifications'
import type { Role } from '@thant/contracts/roles'
import type { notifications } from '#database/schema/notifications.ts'
import { type CompanyEmail, type PortalLink, sendEmail } from '#domains/company/company/company-emails.service.ts'
import { createLink } from '#domains/company/links/links.service.ts'
import { dayOf } from '#lib/company-time.ts'
import type { AnyContext } from '#lib/context.ts'
import { message } from '#lib/plan-message.ts'

export type Recipient = { id: string; name: string; email: string; language: Language; role: Role }
type StoredNotification = typeof notifications.$inferSelect

/** Mails to a person what happened, in the person's language; the mail goes out when the write commits. */
export async function sendNotificationMail(
  context: AnyContext,
  { id, role, ...recipient }: Recipient,
  due: readonly StoredNotification[],
): Promise<void> {
  const letters = due.filter(isLetterOfItsOwn).map((one) => [one])
  for (const group of [...letters, due.filter((one) => !isLetterOfItsOwn(one))]) {
    const [first, ...others] = group
    if (first === undefined) continue
    const content = others.length === 0 ? await emailOf(context, first, role) : digestOf(group)
    const quietLinks = await quietLinksOf(context, group)
    const file = isNote(first) ? noteOf(first) : calendarOf(group, role)
    const letter = { ...content, ...file, quietLinks, messageName: `notification-${first.id}` }
    await sendEmail(context, { userId: id, ...recipient }, letter)
  }
}

/** A customer's calendar program takes what became of each pickup that a notice is about. */
function calendarOf(group: readonly StoredNotification[], role: Role): Pick<CompanyEmail, 'document'> {
  const notified = role === 'USER' ? group.filter(changesCalendar) : []
  const subjectIds = notified.flatMap(({ subjectId, pickupIds }) => [
    ...(subjectId === null ? [] : [subjectId]),
    ...pickupIds,
  ])
  return subjectIds.length === 0 ? {} : { document: { kind: 'calendar', subjectIds } }
}

function changesCalendar({ kind, facts }: StoredNotification): boolean {
  return calendarKinds.has(kind) || (kind === 'request-answered' && facts.state === 'ACCEPTED')
}

const calendarKinds: ReadonlySet<NotificationKind> = new Set([
  'pickup-planned',
  'pickup-moved',
  'pickup-cancelled',
  'holiday-moves',
])

/** An offered time, because its link answers without signing in, and a collection note, because it is attached. */
function isLetterOfItsOwn(one: StoredNotification): boolean {
  return isOffer(one) || isNote(one)
}

function isNote({ kind }: StoredNotification): boolean {
  return kind === 'collection-note'
}

/** As last issued when the mail goes out. */
function noteOf({ subjectId }: StoredNotification): Pick<CompanyEmail, 'document'> {
  return subjectId === null ? {} : { document: { kind: 'collection-note', id: subjectId } }
}

function isOffer({ kind, facts }: StoredNotification): boolean {
  return kind === 'request-answered' && facts.state === 'COUNTERED'
}

async function emailOf(context: AnyContext, one: StoredNotification, role: Role): Promise<CompanyEmail> {
  const { title, details } = describeNotification(one.kind, one.facts)
  const advice = adviceOf(one.kind, one.facts)
  const action = isOffer(one)
    ? {
        label: message('See the offered time'),
        path: `/offer/${await createLink(context, 'pickup-request', one.id)}`,
      }
    : { label: message('Open it in the portal'), path: pathTo(one, role, context.settings.timeZone) }
  return {
    subject: title,
    paragraphs: [
      title,
      ...(advice === undefined ? [] : [message(advice)]),
      ...(isOffer(one)
        ? [message('You can agree or refuse on the page that this link opens, without signing in.')]
        : []),
      ...(isNote(one) ? [message('The note is attached as a PDF.')] : []),
    ],
    facts: details,
    action,
    // Who reads it can answer for the customer.
    ...(isOffer(one) && { holdsSecretLink: true as const }),
  }
}

function pathTo({ kind, subjectId, facts }: StoredNotification, role: Role, timeZone: string): string {
  const at = notifiedPickupTime(facts)
  return notificationPath(kind, role, subjectId, at && dayOf(new Date(at), timeZone))
}

function digestOf(due: readonly StoredNotification[]): CompanyEmail {
  return {
    subject: message('{{number}} updates about your pickups', { number: { number: due.length } }),
    paragraphs: [message('This has happened since our last email:')],
    sections: due.map(({ kind, facts, createdAt }) => {
      const { title, details } = describeNotification(kind, facts)
      return {
        title,
        hint: message('Reported on {{at}}', { at: { instant: createdAt.toISOString() } }),
        facts: details,
      }
    }),
    action: { label: message('Open it in the portal'), path: '/notifications' },
  }
}

/** One link for each kind in the mail, by which the person gets no more mails of it. */
async function quietLinksOf(context: AnyContext, due: readonly StoredNotification[]): Promise<PortalLink[]> {
  const byKind = new Map(due.map((one) => [one.kind, one.id]))
  const links: PortalLink[] = []
  for (const [kind, id] of byKind) {
    const token = await createLink(context, 'notification-choice', id)
    const label = message('Unsubscribe from: {{kind}}', { kind: { text: notificationKindLabels[kind] } })
    links.push({ label, path: `/notifications/off/${token}` })
  }
  return links
}
