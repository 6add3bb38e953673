import type { colleagueEndpoints } from '@thant/contracts/customers/colleagues'
import type { BodyOf } from '@thant/contracts/endpoint'
import { sendContactMessage } from '#domains/company/contact/contact.service.ts'
import { assertOrganizationInReach } from '#domains/customers/organizations/organizations.queries.ts'
import type { Context } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'
import { translatorFor } from '#lib/translator.ts'
import { findUserById } from './users.queries.ts'

/** Only staff add users, so the office gets a message with what it needs, in the language of who asks. */
export async function requestColleague(
  context: Context,
  organizationId: string,
  { name, email, phoneNumber }: BodyOf<typeof colleagueEndpoints.request>,
): Promise<{ _id: string }> {
  await assertOrganizationInReach(context, organizationId)
  const sender = await findUserById(context.database, context.actor.id)
  if (sender === undefined) throw new AppError('user.not-found')
  const { language, organizationName } = sender
  const translate = translatorFor(language)
  const line = (label: string, value: string) => translate('{{label}}: {{value}}', { label, value })
  const message = [
    translate('Please give a colleague of {{organization}} access to the portal.', {
      organization: organizationName ?? '',
    }),
    line(translate('Name'), name),
    line(translate('Email'), email),
    line(translate('Phone'), phoneNumber),
  ].join('\n')
  return sendContactMessage(context, { name: sender.name, email: sender.email, topic: 'other', language, message })
}
