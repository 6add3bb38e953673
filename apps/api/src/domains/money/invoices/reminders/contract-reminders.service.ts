import { and, eq, gte, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import { contractReminders, invoices, subscriptions } from '#database/schema/invoices.ts'
import { organizations } from '#database/schema/organizations.ts'
import { inTransaction } from '#database/transaction.ts'
import { dayOf } from '#lib/company-time.ts'
import type { AnyContext, Portal } from '#lib/context.ts'
import { systemContext } from '#lib/system-context.ts'
import { daysBefore } from '../ageing/ageing.ts'
import { sendContractReminderMail } from '../invoice-mails.ts'

const noticeDays = 30

/** Reminds each organization once of the end of its contract, as the terms promise; one that fails holds up no other. */
export async function sendContractReminders(portal: Portal): Promise<void> {
  const { clock, settings } = portal.services
  const today = dayOf(clock.now(), settings.timeZone)
  const failures: unknown[] = []
  for (const ending of await listEnding(systemContext(portal, portal.database), today)) {
    const sending = inTransaction(portal.pool, (transaction) => remind(systemContext(portal, transaction), ending))
    await sending.catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reminders were not sent`)
}

type Ending = { organizationId: string; expiresOn: string }

async function remind(context: AnyContext, { organizationId, expiresOn }: Ending): Promise<void> {
  const noted = await context.database
    .insert(contractReminders)
    .values({ organizationId, expiresOn, sentAt: context.clock.now() })
    .onConflictDoNothing()
    .returning({ expiresOn: contractReminders.expiresOn })
  if (noted.length === 0) return
  const [extension] = await context.database
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.organizationId, organizationId),
        eq(invoices.status, 'PENDING'),
        eq(invoices.extendsContract, true),
        gte(invoices.serviceEndsOn, expiresOn),
      ),
    )
    .limit(1)
  await sendContractReminderMail(context, { organizationId, expiresOn, extension })
}

async function listEnding({ database }: AnyContext, today: string): Promise<Ending[]> {
  const found = await database
    .select({ organizationId: organizations.id, expiresOn: organizations.expiresOn })
    .from(organizations)
    .leftJoin(subscriptions, eq(subscriptions.organizationId, organizations.id))
    .where(
      and(
        isNull(organizations.archivedAt),
        gte(organizations.expiresOn, today),
        lte(organizations.expiresOn, daysBefore(today, -noticeDays)),
        or(isNull(subscriptions.id), eq(subscriptions.hasReminders, true)),
        notExists(
          database
            .select({ one: sql`1` })
            .from(contractReminders)
            .where(
              and(
                eq(contractReminders.organizationId, organizations.id),
                eq(contractReminders.expiresOn, organizations.expiresOn),
              ),
            ),
        ),
      ),
    )
  return found.flatMap(({ organizationId, expiresOn }) => (expiresOn === null ? [] : [{ organizationId, expiresOn }]))
}
