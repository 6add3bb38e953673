import type { Catalogue } from './create-i18n.ts'
import { accountMessages } from './my/account.ts'
import { accountMailMessages } from './my/account-mails.ts'
import { auditMessages } from './my/audit.ts'
import { backupMessages } from './my/backups.ts'
import { carbonMessages } from './my/carbon.ts'
import { collectionNoteMessages } from './my/collection-notes.ts'
import { companyDayMessages } from './my/company-days.ts'
import { customerMessages } from './my/customer.ts'
import { errorMessages } from './my/errors.ts'
import { evidenceMessages } from './my/evidence.ts'
import { formMessages } from './my/forms.ts'
import { frozenReportMessages } from './my/frozen-report-texts.ts'
import { griMessages } from './my/gri.ts'
import { griContextMessages } from './my/gri-context.ts'
import { invoiceMailMessages } from './my/invoice-mails.ts'
import { labelMessages } from './my/labels.ts'
import { listMessages } from './my/lists.ts'
import { mailMessages } from './my/mails.ts'
import { moneyDocumentMessages } from './my/money-documents.ts'
import { notificationMessages } from './my/notifications.ts'
import { officeMessages } from './my/office-general.ts'
import { officeMoneyMessages } from './my/office-money.ts'
import { operationMessages } from './my/office-operations.ts'
import { officeRecordMessages } from './my/office-records.ts'
import { orderingMessages } from './my/ordering.ts'
import { orderMessages } from './my/orders.ts'
import { outcomeMessages } from './my/outcomes.ts'
import { ownInvoiceMessages } from './my/own-invoices.ts'
import { ownReportMessages } from './my/own-report.ts'
import { payingMessages } from './my/paying.ts'
import { pickupRequestMessages } from './my/pickup-requests.ts'
import { publicMessages } from './my/public.ts'
import { reportScreenMessages } from './my/report-screens.ts'
import { carbonTextMessages, materialStoryMessages, reportTextMessages, tipMessages } from './my/report-texts.ts'
import { reportMessages } from './my/reports.ts'
import { requestScreenMessages } from './my/request-screens.ts'
import { savedReportMessages } from './my/saved-reports.ts'
import { scheduleMessages } from './my/schedules.ts'
import { shellMessages } from './my/shell.ts'
import { signInMessages } from './my/sign-in.ts'
import { siteMessages } from './my/sites.ts'
import { termsMessages } from './my/terms.ts'
import { timeMessages } from './my/time.ts'
import { trainingMessages } from './my/training.ts'
import { treatmentMessages } from './my/treatment.ts'
import { uncertaintyMessages } from './my/uncertainty.ts'
import { wasteMessages } from './my/wastes.ts'

/** Burmese as it is read in Yangon; what is missing here is shown in English. */
export const burmese: Catalogue = {
  ...timeMessages,
  ...shellMessages,
  ...signInMessages,
  ...listMessages,
  ...labelMessages,
  ...formMessages,
  ...frozenReportMessages,
  ...siteMessages,
  ...wasteMessages,
  ...uncertaintyMessages,
  ...customerMessages,
  ...companyDayMessages,
  ...collectionNoteMessages,
  ...moneyDocumentMessages,
  ...orderingMessages,
  ...payingMessages,
  ...publicMessages,
  ...termsMessages,
  ...reportMessages,
  ...reportScreenMessages,
  ...reportTextMessages,
  ...tipMessages,
  ...materialStoryMessages,
  ...carbonTextMessages,
  ...carbonMessages,
  ...backupMessages,
  ...orderMessages,
  ...outcomeMessages,
  ...ownReportMessages,
  ...ownInvoiceMessages,
  ...savedReportMessages,
  ...trainingMessages,
  ...accountMessages,
  ...accountMailMessages,
  ...invoiceMailMessages,
  ...mailMessages,
  ...auditMessages,
  ...officeMessages,
  ...operationMessages,
  ...officeMoneyMessages,
  ...officeRecordMessages,
  ...errorMessages,
  ...notificationMessages,
  ...scheduleMessages,
  ...pickupRequestMessages,
  ...requestScreenMessages,
  ...treatmentMessages,
  ...griMessages,
  ...evidenceMessages,
  ...griContextMessages,
}
