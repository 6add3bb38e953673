import type { Language } from '@thant/contracts/customers/auth'
import { type NotificationKind, notificationKinds } from '@thant/contracts/customers/notifications'
import { insertOne } from '../../../../apps/api/src/database/insert-one.ts'
import { backupAttempts } from '../../../../apps/api/src/database/schema/backups.ts'
import { notifications } from '../../../../apps/api/src/database/schema/notifications.ts'
import { getCompany } from '../../../../apps/api/src/domains/company/company/company.service.ts'
import * as contactCopy from '../../../../apps/api/src/domains/company/contact/contact-copy.ts'
import * as contactMail from '../../../../apps/api/src/domains/company/contact/contact-mail.ts'
import * as notificationMail from '../../../../apps/api/src/domains/customers/notifications/notification-mail.ts'
import * as accountMail from '../../../../apps/api/src/domains/customers/users/account-mail.ts'
import * as linkMail from '../../../../apps/api/src/domains/customers/users/link-mail.ts'
import type { PasswordLinkKind } from '../../../../apps/api/src/domains/customers/users/revoke-access.ts'
import * as invoiceMails from '../../../../apps/api/src/domains/money/invoices/invoice-mails.ts'
import * as orderMails from '../../../../apps/api/src/domains/money/orders/order-mails.ts'
import { notifyOfFailedBackup } from '../../../../apps/api/src/domains/reporting/backups/backup-attempts.service.ts'
import { beginAttempt, endAttempt } from '../../../../apps/api/src/lib/backup-attempts.ts'
import type { AnyContext, Portal } from '../../../../apps/api/src/lib/context.ts'
import { sendMail } from '../../../../apps/api/src/lib/mail/send-mail.ts'
import { notificationSamples } from './notification-samples.ts'
import type { SampleRecords } from './sample-records.ts'

type Sample = { context: AnyContext; portal: Portal; language: Language; records: SampleRecords }
export type DrawMail = (sample: Sample) => Promise<unknown>

/** The functions of a module that write a mail; one without a sample is a type error. */
type MailsOf<Module> = Record<Extract<keyof Module, `send${string}` | `write${string}`>, Record<string, DrawMail>>

/** By the file under `domains` that writes the mail. */
export const mailSamples: Record<string, Record<string, Record<string, DrawMail>>> = {
  'company/contact/contact-copy.ts': {
    sendContactCopy: {
      'to a stranger': ({ context, language }) => contactCopy.sendContactCopy(context, copyIn(context, language)),
      'to a user': ({ context, language, records: { customer } }) =>
        contactCopy.sendContactCopy({ ...context, actor: { ...customer, siteIds: null } }, copyIn(context, language)),
    },
  } satisfies MailsOf<typeof contactCopy>,
  'company/contact/contact-mail.ts': {
    writeContactMail: {
      'to the company, in English': async ({ context }) => {
        const company = await getCompany(context)
        await sendMail(context, contactMail.writeContactMail(contactForm, company, context.settings.publicUrl))
      },
    },
  } satisfies MailsOf<typeof contactMail>,
  'customers/notifications/notification-mail.ts': {
    sendNotificationMail: {
      ...Object.fromEntries(notificationKinds.flatMap(samplesOfKind)),
      'several at once': async ({ context, records: { customer }, language }) => {
        const notified = await store(context, customer.id, [
          ...notificationSamples['pickup-moved'].map((facts) => ({ kind: 'pickup-moved' as const, facts })),
          ...notificationSamples['holiday-moves'].map((facts) => ({ kind: 'holiday-moves' as const, facts })),
        ])
        await notificationMail.sendNotificationMail(context, { ...customer, language }, notified)
      },
    },
  } satisfies MailsOf<typeof notificationMail>,
  'customers/users/account-mail.ts': {
    sendAccountMail: {
      'many-wrong-passwords': accountMailOf('many-wrong-passwords'),
      'password-changed': accountMailOf('password-changed'),
      'email-changed': accountMailOf('email-changed'),
    } satisfies Record<accountMail.AccountMail, DrawMail>,
  } satisfies MailsOf<typeof accountMail>,
  'customers/users/link-mail.ts': {
    sendLinkMail: {
      invitation: linkMailOf('invitation'),
      'password-reset': linkMailOf('password-reset'),
    } satisfies Record<PasswordLinkKind, DrawMail>,
  } satisfies MailsOf<typeof linkMail>,
  'money/invoices/invoice-mails.ts': {
    sendInvoiceMail: {
      'with its PDF': ({ context, records }) => invoiceMails.sendInvoiceMail(context, records.due),
    },
    sendReceiptMail: {
      'of a subscription': ({ context, records }) =>
        invoiceMails.sendReceiptMail(context, records.paid, { contractEndsOn: '2027-06-30', payerId: null }),
    },
    sendReminderMail: {
      'before it is due': ({ context, records }) => invoiceMails.sendReminderMail(context, records.due),
      overdue: ({ context, records }) => invoiceMails.sendReminderMail(context, records.overdue),
    },
    sendSecondPaymentMail: {
      'paid twice': ({ context, records }) =>
        invoiceMails.sendSecondPaymentMail(context, records.paid, records.paid.amount),
    },
    sendCreditMail: {
      'credit note': ({ context, records: { paid, invoiceCredits } }) =>
        invoiceMails.sendCreditMail(context, paid, invoiceCredits.note),
      refund: ({ context, records: { paid, invoiceCredits } }) =>
        invoiceMails.sendCreditMail(context, paid, invoiceCredits.refund),
    },
    sendContractReminderMail: {
      'without an invoice': ({ context, records: { due } }) =>
        invoiceMails.sendContractReminderMail(context, { ...due, expiresOn: '2026-12-20', extension: undefined }),
      'with the next invoice': ({ context, records: { due } }) =>
        invoiceMails.sendContractReminderMail(context, {
          ...due,
          expiresOn: due.serviceStartsOn,
          extension: due,
        }),
    },
  } satisfies MailsOf<typeof invoiceMails>,
  'money/orders/order-mails.ts': {
    sendOrderReceived: {
      boxes: ({ context, records }) => orderMails.sendOrderReceived(context, records.order, 'a-secret-token'),
      'another service': ({ context, records }) =>
        orderMails.sendOrderReceived(context, records.service, 'a-secret-token'),
    },
    sendOrderReceipt: {
      'receipt of boxes': ({ context, records }) => orderMails.sendOrderReceipt(context, records.order),
      'receipt of another service': ({ context, records }) => orderMails.sendOrderReceipt(context, records.service),
    },
    sendSecondOrderPayment: {
      'paid twice': ({ context, records }) =>
        orderMails.sendSecondOrderPayment(
          context,
          { ...records.order, paidAt: records.order.createdAt },
          records.order.total,
        ),
    },
    sendOrderCredit: {
      'credit note': ({ context, records: { order, orderCredits } }) =>
        orderMails.sendOrderCredit(context, order, orderCredits.note),
      refund: ({ context, records: { order, orderCredits } }) =>
        orderMails.sendOrderCredit(context, order, orderCredits.refund),
    },
    sendCertificate: {
      'with its link': ({ context, records: { order, serial } }) => orderMails.sendCertificate(context, order, serial),
    },
  } satisfies MailsOf<typeof orderMails>,
  'reporting/backups/backup-attempts.service.ts': {
    notifyOfFailedBackup: {
      'to who manages backups': async ({ portal, context }) => {
        const now = context.clock.now()
        await portal.database.delete(backupAttempts)
        const failed = await beginAttempt(portal.database, 'nightly', now)
        await endAttempt(portal.database, failed, 'ENOSPC: no space left on device', now)
        await notifyOfFailedBackup(portal)
      },
    },
  },
}

const contactForm = {
  name: 'Daw Khin Mar',
  email: 'khin.mar@lotus.example',
  topic: 'pickup-time',
  message: 'Good morning.\nCan you also take our old office chairs?',
} as const

function copyIn(context: AnyContext, language: Language) {
  return { ...contactForm, language, createdAt: context.clock.now() }
}

function accountMailOf(kind: accountMail.AccountMail): DrawMail {
  return ({ context, records }) => accountMail.sendAccountMail(context, kind, records.customer)
}

function linkMailOf(kind: PasswordLinkKind): DrawMail {
  return ({ context, records }) => linkMail.sendLinkMail(context, kind, records.customer)
}

function samplesOfKind(kind: NotificationKind): Array<[name: string, draw: DrawMail]> {
  return notificationSamples[kind].map((facts, index) => [
    `${kind} ${index + 1}`,
    async ({ context, language, records: { customer } }) => {
      const notified = await store(context, customer.id, [{ kind, facts }])
      await notificationMail.sendNotificationMail(context, { ...customer, language }, notified)
    },
  ])
}

type NotificationContent = { kind: NotificationKind; facts: object }

async function store({ database, clock }: AnyContext, userId: string, notified: readonly NotificationContent[]) {
  const rows = notified.map(({ kind, facts }) => ({
    kind,
    facts: facts as Record<string, string>,
    userId,
    eventKey: crypto.randomUUID(),
    createdAt: clock.now(),
  }))
  return Promise.all(rows.map((row) => insertOne(database, notifications, row)))
}
