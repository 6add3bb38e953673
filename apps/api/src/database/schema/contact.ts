import { contactTopics } from '@thant/contracts/company/contact'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { checkValues, id, instant } from './columns.ts'
import { users } from './users.ts'

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    topic: text('topic', { enum: contactTopics }).notNull().default('other'),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
    answeredAt: instant('answered_at'),
    answeredById: uuid('answered_by_id').references(() => users.id),
  },
  (table) => [
    checkValues(table.topic, contactTopics),
    index('contact_messages_by_time').on(table.createdAt, table.id),
    index('contact_messages_to_answer').on(table.createdAt, table.id).where(sql`${table.answeredAt} is null`),
  ],
)
