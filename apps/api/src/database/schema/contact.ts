import { pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

export const contactMessages = pgTable('contact_messages', {
  id: id(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  message: text('message').notNull(),
  createdAt: instant('created_at').notNull(),
})
