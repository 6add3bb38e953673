import type { RouteObject } from 'react-router'
import { paths } from '#lib/paths.ts'
import { screen } from './screen.ts'

const report = () => import('./routes/public/reporting/report.tsx')
const verifyReport = () => import('./routes/public/reporting/verify-report.tsx')

/** The screens for everyone, signed in or not. */
export const publicScreens: RouteObject[] = [
  screen(paths.passwordReset, () => import('./routes/public/customers/password-reset.tsx')),
  screen(paths.newPassword, () => import('./routes/public/customers/new-password.tsx')),
  screen(paths.landing, () => import('./routes/public/company/landing.tsx')),
  screen(paths.contact, () => import('./routes/public/company/contact.tsx')),
  screen(paths.terms, () => import('./routes/public/company/terms.tsx')),
  screen(paths.batteryOrder, () => import('./routes/public/money/battery-order.tsx')),
  screen(paths.payments, () => import('./routes/public/money/generic-payment.tsx')),
  screen(paths.sandboxPayment, () => import('./routes/public/money/sandbox-payment.tsx')),
  screen(paths.certificate, () => import('./routes/public/reporting/certificate.tsx')),
  screen(paths.thankYou, () => import('./routes/public/money/thank-you.tsx')),
  screen(paths.mailsOff, () => import('./routes/public/customers/mails-off.tsx')),
  screen(paths.offer, () => import('./routes/public/service/offer.tsx')),
  screen(paths.setup, () => import('./routes/public/company/setup.tsx')),
  screen(paths.sharedReport, () => import('./routes/public/reporting/shared-report.tsx')),
  screen(paths.sharedGriReport, () => import('./routes/public/reporting/shared-gri-report.tsx')),
  screen(paths.report, report),
  screen(paths.monthlyReport, report),
  screen(paths.verifyReport, verifyReport),
  screen(paths.verifyFingerprint, verifyReport),
]
