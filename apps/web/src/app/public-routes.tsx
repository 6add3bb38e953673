import type { RouteObject } from 'react-router'
import { paths } from '#lib/links/paths.ts'
import { type ScreenFiles, screenRoute } from './screen.ts'

const files: ScreenFiles = import.meta.glob('./routes/public/**/*.tsx')
const report = 'public/reporting/report'
const verifyReport = 'public/reporting/verify-report'

function screen(path: string, name: string): RouteObject {
  return screenRoute(files, path, name)
}

/** The screens for everyone, signed in or not. */
export const publicScreens: RouteObject[] = [
  screen(paths.passwordReset, 'public/customers/password-reset'),
  screen(paths.newPassword, 'public/customers/new-password'),
  screen(paths.landing, 'public/company/landing'),
  screen(paths.contact, 'public/company/contact'),
  screen(paths.terms, 'public/company/terms'),
  screen(paths.privacy, 'public/company/privacy'),
  screen(paths.batteryOrder, 'public/money/battery-order'),
  screen(paths.payments, 'public/money/generic-payment'),
  screen(paths.sandboxPayment, 'public/money/sandbox-payment'),
  screen(paths.certificate, 'public/reporting/certificate'),
  screen(paths.binLabel, 'public/service/bin-label'),
  screen(paths.thankYou, 'public/money/thank-you'),
  screen(paths.mailsOff, 'public/customers/mails-off'),
  screen(paths.offer, 'public/service/offer'),
  screen(paths.setup, 'public/company/setup'),
  screen(paths.sharedReport, 'public/reporting/shared-report'),
  screen(paths.sharedGriReport, 'public/reporting/shared-gri-report'),
  screen(paths.report, report),
  screen(paths.monthlyReport, report),
  screen(paths.verifyReport, verifyReport),
  screen(paths.verifyFingerprint, verifyReport),
]

/** Who is signed in never sees it. */
export const logIn = screen(paths.logIn, 'public/customers/log-in')
