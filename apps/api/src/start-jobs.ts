import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { MailMessage } from './database/mail-message.ts'
import { sendDueMails } from './domains/customers/notifications/due-mails.service.ts'
import { billRuns } from './domains/money/billing/bill-run.service.ts'
import { chargePastPickups } from './domains/money/charges/charge-past-pickups.service.ts'
import { sendContractReminders } from './domains/money/invoices/reminders/contract-reminders.service.ts'
import { sendReminders } from './domains/money/invoices/reminders/reminders.service.ts'
import { expireAttempts } from './domains/money/payments/expire-attempts.service.ts'
import { attemptBackup, notifyOfFailedBackup } from './domains/reporting/backups/backup-attempts.service.ts'
import { keepFailedMail } from './domains/reporting/mails/mails.service.ts'
import { expireRequests } from './domains/service/pickup-requests/expire-requests.service.ts'
import { notifyOfNearCrews } from './domains/service/pickups/notices/near-crews.service.ts'
import { notifyOfChangedPickups } from './domains/service/pickups/notices/pickup-notices.service.ts'
import { sendPickupReminders } from './domains/service/pickups/notices/pickup-reminders.service.ts'
import { generateAllPickups } from './domains/service/schedules/generated-pickups.service.ts'
import type { Portal } from './lib/context.ts'
import type { JobHandlers, Jobs } from './lib/jobs/jobs.ts'
import { createMailer } from './lib/mail/mailer.ts'
import { drawMailDocument } from './mail-documents.ts'
import { sweep } from './sweep.ts'

type Parts = { config: Config; connectionString: string; log: Logger }

/** Starts the jobs with what each of them does, and with what becomes of one that failed for good. */
export async function startJobs(jobs: Jobs, portal: Portal, { config, connectionString, log }: Parts): Promise<void> {
  const mailer = createMailer(config)
  const deliver = async (message: MailMessage, writtenAt: Date) =>
    mailer.deliver(message, writtenAt, await drawMailDocument(portal, message.document))
  const { database, services } = portal
  const keepFailed = (message: MailMessage, reason: string) =>
    keepFailedMail({ database, clock: services.clock }, message, reason)
  const handlers: JobHandlers = {
    mail: deliver,
    'document-mail': deliver,
    backup: ({ reason = 'nightly' }) => attemptBackup(portal, { reason, connectionString, log }),
    billing: () => billRuns(portal),
    sweep: () => sweep(portal),
    'invoice-reminders': () => sendReminders(portal),
    'contract-reminders': () => sendContractReminders(portal),
    'payment-expiry': () => expireAttempts(portal),
    'request-expiry': () => expireRequests(portal),
    'notification-mails': () => sendDueMails(portal),
    'pickup-notices': async () => {
      await notifyOfChangedPickups(portal)
      await notifyOfNearCrews(portal)
    },
    'pickup-charges': (past) => chargePastPickups(portal, past),
    'pickup-reminders': () => sendPickupReminders(portal),
    schedules: () => generateAllPickups(portal),
  }
  await jobs.start(handlers, {
    mail: keepFailed,
    'document-mail': keepFailed,
    backup: () => notifyOfFailedBackup(portal),
  })
}
