import { contactTopics } from '@thant/contracts/company/contact'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { checkValues, id, instant } from './columns.ts'

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    topic: text('topic', { enum: contactTopics }).notNull().default('other'),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [checkValues(table.topic, contactTopics)],
)
