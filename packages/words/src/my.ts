import { accountWords } from './my/account.ts'
import { carbonWords } from './my/carbon.ts'
import { customerWords } from './my/customer.ts'
import { errorWords } from './my/errors.ts'
import { formWords } from './my/forms.ts'
import { invoiceMailWords } from './my/invoice-mails.ts'
import { listWords } from './my/lists.ts'
import { moneyDocumentWords } from './my/money-documents.ts'
import { orderingWords } from './my/ordering.ts'
import { orderWords } from './my/orders.ts'
import { ownInvoiceWords } from './my/own-invoices.ts'
import { ownReportWords } from './my/own-report.ts'
import { payingWords } from './my/paying.ts'
import { publicWords } from './my/public.ts'
import { reportScreenWords } from './my/report-screens.ts'
import { carbonTextWords, materialStoryWords, reportTextWords, tipWords } from './my/report-texts.ts'
import { reportWords } from './my/reports.ts'
import { savedReportWords } from './my/saved-reports.ts'
import { shellWords } from './my/shell.ts'
import { signInWords } from './my/sign-in.ts'
import { termsWords } from './my/terms.ts'
import { timeWords } from './my/time.ts'
import { trainingWords } from './my/training.ts'
import { wasteWords } from './my/wastes.ts'
import type { Catalogue } from './words.ts'

/** Burmese as it is read in Yangon; what is missing here is shown in English. */
export const burmese: Catalogue = {
  ...timeWords,
  ...shellWords,
  ...signInWords,
  ...listWords,
  ...formWords,
  ...wasteWords,
  ...customerWords,
  ...moneyDocumentWords,
  ...orderingWords,
  ...payingWords,
  ...publicWords,
  ...termsWords,
  ...reportWords,
  ...reportScreenWords,
  ...reportTextWords,
  ...tipWords,
  ...materialStoryWords,
  ...carbonTextWords,
  ...carbonWords,
  ...orderWords,
  ...ownReportWords,
  ...ownInvoiceWords,
  ...savedReportWords,
  ...trainingWords,
  ...accountWords,
  ...invoiceMailWords,
  ...errorWords,
}
