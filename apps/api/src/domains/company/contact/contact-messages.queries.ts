import { type ContactMessage, contactMessageList } from '@thant/contracts/company/contact'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { alias, type PgSelect } from 'drizzle-orm/pg-core'
import { contactMessages } from '#database/schema/contact.ts'
import { users } from '#database/schema/users.ts'
import type { SelectedRow } from '#database/selected-row.ts'
import type { Context } from '#lib/context.ts'
import { createList } from '#lib/lists/list.ts'
import { contains, holds } from '#lib/lists/list-filters.ts'
import { AppError } from '#lib/requests/app-error.ts'

const answerers = alias(users, 'answerers')
const fields = { ...getTableColumns(contactMessages), answererName: answerers.name }

const joinAnswerer = <Select extends PgSelect>(select: Select) =>
  select.leftJoin(answerers, eq(answerers.id, contactMessages.answeredById))

export const isUnanswered = sql`${contactMessages.answeredAt} is null`

export const contactMessageListing = createList({
  contract: contactMessageList.list,
  fields,
  table: contactMessages,
  join: joinAnswerer,
  id: contactMessages.id,
  search: contains(contactMessages.name, contactMessages.email, contactMessages.message),
  columns: { topic: contactMessages.topic, createdAt: contactMessages.createdAt },
  filters: { isOpen: holds(isUnanswered) },
  presenter: () => presentMessage,
})

export async function getContactMessage({ database }: Context, id: string): Promise<ContactMessage> {
  const [message] = await joinAnswerer(database.select(fields).from(contactMessages).$dynamic()).where(
    eq(contactMessages.id, id),
  )
  if (message === undefined) throw new AppError('contact-message.not-found')
  return presentMessage(message)
}

function presentMessage(message: SelectedRow<typeof fields, 'answerers'>): ContactMessage {
  const { id, name, email, topic, createdAt, answeredAt, answeredById, answererName } = message
  return {
    _id: id,
    createdAt: createdAt.toISOString(),
    name,
    email,
    topic,
    message: message.message,
    answeredAt: answeredAt?.toISOString() ?? null,
    answeredBy: answeredById === null ? null : { _id: answeredById, name: answererName ?? '' },
  }
}
