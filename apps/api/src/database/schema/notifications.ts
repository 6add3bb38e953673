import { mailChoices, notificationKinds } from '@thant/contracts/customers/notifications'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { checkValues, id, instant } from './columns.ts'
import { organizations } from './organizations.ts'
import { users } from './users.ts'

/** What a person is told: one row per event and person, which is both the entry of the inbox and the mail to send. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    /** Names the event, so that nobody is told of it twice. */
    eventKey: text('event_key').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    organizationId: uuid('organization_id').references(() => organizations.id),
    /** The record that the entry leads to. */
    subjectId: uuid('subject_id'),
    /** The pickups that one notice tells of together, which a calendar in its mail has. */
    pickupIds: uuid('pickup_ids').array().notNull().default([]),
    /** The values that the text of the kind names, such as a day or a reason. */
    facts: jsonb('facts').$type<Record<string, string>>().notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    /** When the mail is due; null if the person wants none. */
    mailAt: instant('mail_at'),
    mailedAt: instant('mailed_at'),
  },
  (table) => [
    checkValues(table.kind, notificationKinds),
    unique('a_person_is_told_once').on(table.eventKey, table.userId),
    index('notifications_of_user').on(table.userId, table.createdAt, table.id),
    index('notifications_unread').on(table.userId).where(sql`${table.readAt} is null`),
    index('notifications_to_mail')
      .on(table.mailAt)
      .where(sql`${table.mailedAt} is null and ${table.mailAt} is not null`),
  ],
)

/** A person without a row for a kind gets the kind's usual mail. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    mail: text('mail', { enum: mailChoices }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    checkValues(table.kind, notificationKinds),
    checkValues(table.mail, mailChoices),
  ],
)
