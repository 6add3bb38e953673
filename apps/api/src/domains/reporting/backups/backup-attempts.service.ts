import { checkWeekly, copyElsewhere, keepBackup } from '@thant/backup/keep-backup'
import type { Log } from '@thant/base/log'
import { reachOf } from '@thant/contracts/access'
import { type BackupReason, problemFacts } from '@thant/contracts/reporting/backups'
import { roles } from '@thant/contracts/roles'
import { and, inArray, isNull } from 'drizzle-orm'
import { readKnown } from '#database/known-migrations.ts'
import { users } from '#database/schema/users.ts'
import { inTransaction } from '#database/transaction.ts'
import { fact, sendEmail } from '#domains/company/company/company-emails.service.ts'
import { beginAttempt, endAttempt, findLastAttempt, recordNotified } from '#lib/backup-attempts.ts'
import type { Portal } from '#lib/context.ts'
import { message } from '#lib/plan-message.ts'
import { systemContext } from '#lib/system-context.ts'

type Options = { reason: BackupReason; connectionString: string; log: Log }

/**
 * Makes a backup and keeps how that went. A second place that is away is told too; the next backup copies what it lacks,
 * so none is made again for it.
 */
export async function attemptBackup(portal: Portal, { reason, connectionString, log }: Options): Promise<void> {
  const { database, services } = portal
  const { clock, storage, settings } = services
  const { backups, timeZone } = settings
  const options = { connectionString, uploads: storage, settings: backups, timeZone, log, now: clock.now() }
  const attempt = await beginAttempt(database, reason, options.now)
  const end = (problem: string | null) => endAttempt(database, attempt, problem, clock.now())
  try {
    await keepBackup({ ...options, reason })
  } catch (error) {
    await end((error as Error).message)
    throw error
  }
  try {
    await checkWeekly({ ...options, known: readKnown() })
    await copyElsewhere(options)
    await end(null)
  } catch (error) {
    log.error({ err: error }, 'a backup was made and not copied')
    await end(`It was made, but not copied to the second place: ${(error as Error).message}`)
    await notifyOfFailedBackup(portal)
  }
}

/** Mails those who manage backups that one failed, once until one succeeds. */
export function notifyOfFailedBackup(portal: Portal): Promise<void> {
  return inTransaction(portal.pool, async (database) => {
    const context = systemContext(portal, database)
    if (!(await recordNotified(database, context.clock.now()))) return
    const failure = await findLastAttempt(database, undefined)
    const people = await database
      .select({ userId: users.id, name: users.name, email: users.email, language: users.language })
      .from(users)
      .where(
        and(
          isNull(users.deactivatedAt),
          inArray(
            users.role,
            roles.filter((role) => reachOf(role, 'backups:create') === 'any'),
          ),
        ),
      )
    for (const person of people) {
      await sendEmail(context, person, {
        subject: message('A backup failed'),
        paragraphs: [
          message('The portal keeps trying. You get no further email about this until a backup has worked.'),
          message('Please tell whoever runs the server.'),
        ],
        facts: failure && [
          fact('Begun', { instant: failure.at }),
          ...problemFacts(failure.problem).map(({ label, value }) => fact(label, value)),
        ],
        action: { label: message('Backups'), path: '/backups' },
      })
    }
  })
}
