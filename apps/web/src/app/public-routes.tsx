import type { RouteObject } from 'react-router'
import { paths } from '#lib/paths.ts'
import { RequireSignIn } from './require-sign-in.tsx'
import { withRootLayout } from './root-route.tsx'
import { screen } from './screen.ts'

const report = () => import('./routes/public/report.tsx')
const verifyReport = () => import('./routes/public/verify-report.tsx')

/** The screens for everyone, signed in or not. */
export const publicScreens: RouteObject[] = [
  screen(paths.passwordReset, () => import('./routes/public/password-reset.tsx')),
  screen(paths.newPassword, () => import('./routes/public/new-password.tsx')),
  screen(paths.landing, () => import('./routes/public/landing.tsx')),
  screen(paths.contact, () => import('./routes/public/contact.tsx')),
  screen(paths.terms, () => import('./routes/public/terms.tsx')),
  screen(paths.batteryOrder, () => import('./routes/public/battery-order.tsx')),
  screen(paths.payments, () => import('./routes/public/generic-payment.tsx')),
  screen(paths.sandboxPayment, () => import('./routes/public/sandbox-payment.tsx')),
  screen(paths.certificate, () => import('./routes/public/certificate.tsx')),
  screen(paths.thankYou, () => import('./routes/public/thank-you.tsx')),
  screen(paths.mailsOff, () => import('./routes/public/mails-off.tsx')),
  screen(paths.offer, () => import('./routes/public/offer.tsx')),
  screen(paths.setup, () => import('./routes/public/setup.tsx')),
  screen(paths.sharedReport, () => import('./routes/public/shared-report.tsx')),
  screen(paths.report, report),
  screen(paths.monthlyReport, report),
  screen(paths.verifyReport, verifyReport),
  screen(paths.verifyFingerprint, verifyReport),
]

const logIn = screen(paths.logIn, () => import('./routes/public/log-in.tsx'))

/** Among these are all screens that the server renders. */
export const signedOutScreens: RouteObject[] = [...publicScreens, logIn]

export function signedOutRoutes(): RouteObject[] {
  return withRootLayout([...signedOutScreens, { path: '*', Component: RequireSignIn }])
}
