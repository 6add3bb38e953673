import type { Area } from '@thant/contracts/access'
import type { RouteObject } from 'react-router'
import { Redirect } from '#components/layout/redirect.tsx'
import { paths } from '#lib/paths.ts'
import { recordScreen, screen } from './screen.ts'

const everyone: RouteObject[] = [
  screen(paths.ownProfile, () => import('./routes/shared/account.tsx')),
  screen(paths.changePassword, () => import('./routes/shared/change-password.tsx')),
  screen(paths.settings, () => import('./routes/shared/settings.tsx')),
  screen(paths.notifications, () => import('./routes/shared/notifications.tsx')),
]

const pickupRequests: RouteObject[] = [
  screen(paths.pickupRequests, () => import('./routes/shared/pickup-requests.tsx')),
  screen(paths.pickupRequestAdd, () => import('./routes/shared/pickup-request-add.tsx')),
  screen(paths.pickupRequest, () => import('./routes/shared/pickup-request.tsx')),
]

const griEntries: RouteObject[] = [
  screen(paths.griAmounts, () => import('./routes/shared/gri-amounts.tsx')),
  screen(paths.griOtherWaste, () => import('./routes/shared/gri-other-waste.tsx')),
  screen(paths.griTexts, () => import('./routes/shared/gri-texts.tsx')),
]

const runSheet: RouteObject[] = [screen(paths.runSheet, () => import('./routes/shared/run-sheet.tsx'))]

const audit: RouteObject[] = [
  screen(paths.audit, () => import('./routes/staff/audit.tsx')),
  screen(paths.mails, () => import('./routes/staff/mails.tsx')),
]

const backups: RouteObject[] = [
  screen(paths.backups, () => import('./routes/staff/backups.tsx')),
  screen(paths.recoveryKit, () => import('./routes/staff/recovery-kit.tsx')),
]

const factorSets: RouteObject[] = [
  screen(paths.factorSets, () => import('./routes/staff/factor-sets.tsx')),
  screen(paths.factorSetAdd, () => import('./routes/staff/factor-set-add.tsx')),
]

const griReports: RouteObject[] = [
  screen(paths.griReports, () => import('./routes/shared/gri-reports.tsx')),
  screen(paths.griReport, () => import('./routes/shared/gri-report.tsx')),
]

const reporting: RouteObject[] = [
  screen(paths.reporting, () => import('./routes/staff/reporting.tsx')),
  screen(paths.savedReports, () => import('./routes/staff/saved-reports.tsx')),
  ...griReports,
]

const staff: RouteObject[] = [
  screen(paths.home, () => import('./routes/staff/dashboard.tsx')),
  screen(paths.userProfile, () => import('./routes/staff/user-profile.tsx')),
]

const customer: RouteObject[] = [
  screen(paths.home, () => import('./routes/customer/dashboard.tsx')),
  screen(paths.ownSchedule, () => import('./routes/customer/schedule.tsx')),
  screen(paths.ownDataTable, () => import('./routes/customer/data-table.tsx')),
  screen(paths.reporting, () => import('./routes/customer/reporting.tsx')),
  screen(paths.gri, () => import('./routes/customer/gri.tsx')),
  ...griReports,
  screen(paths.ownCarbonReport, () => import('./routes/customer/carbon-report.tsx')),
  screen(paths.ownTrainings, () => import('./routes/customer/trainings.tsx')),
  screen(paths.ownTraining, () => import('./routes/customer/training.tsx')),
  screen(paths.lesson, () => import('./routes/customer/lesson.tsx')),
  screen(paths.quiz, () => import('./routes/customer/quiz.tsx')),
  screen(paths.ownInvoices, () => import('./routes/customer/invoices.tsx')),
  screen(paths.ownInvoice, () => import('./routes/customer/payment.tsx')),
  screen(paths.ownOrganization, () => import('./routes/customer/organization.tsx')),
  screen(paths.contact, () => import('./routes/customer/contact.tsx')),
  screen(paths.terms, () => import('./routes/customer/terms.tsx')),
  screen(paths.ownTerms, () => import('./routes/customer/terms.tsx')),
]

const driver: RouteObject[] = [
  screen(paths.home, () => import('./routes/driver/today.tsx')),
  screen(paths.driverPickup, () => import('./routes/driver/pickup.tsx')),
]

const organizations: RouteObject[] = [
  screen(paths.organizations, () => import('./routes/staff/organizations.tsx')),
  screen(paths.organizationProfile, () => import('./routes/staff/organization-profile.tsx')),
  screen(paths.organizationSchedule, () => import('./routes/staff/organization-schedule.tsx')),
]

const organizationsAndUsers: RouteObject[] = [
  ...organizations,
  ...recordScreen(
    { add: paths.organizationAdd, edit: paths.organizationEdit },
    () => import('./routes/staff/organization.tsx'),
  ),
  screen(paths.users, () => import('./routes/staff/users.tsx')),
  ...recordScreen({ add: paths.userAdd, edit: paths.userEdit }, () => import('./routes/staff/user.tsx')),
]

const pickups: RouteObject[] = [
  { path: paths.schedule, element: <Redirect to={paths.pickups} /> },
  screen(paths.pickups, () => import('./routes/staff/pickups.tsx')),
  screen(paths.pickupCalendar, () => import('./routes/staff/pickup-calendar.tsx')),
  screen(paths.pickupAdd, () => import('./routes/staff/pickup-add.tsx')),
  screen(paths.pickupEdit, () => import('./routes/staff/pickup-edit.tsx')),
  screen(paths.schedules, () => import('./routes/staff/schedules.tsx')),
  screen(paths.scheduleAdd, () => import('./routes/staff/schedule-add.tsx')),
  screen(paths.scheduleEdit, () => import('./routes/staff/schedule-edit.tsx')),
]

const notCollected: RouteObject[] = [screen(paths.notCollected, () => import('./routes/staff/not-collected.tsx'))]

const reasons: RouteObject[] = [screen(paths.reasons, () => import('./routes/staff/reasons.tsx'))]

const companyDays: RouteObject[] = [
  screen(paths.companyDays, () => import('./routes/staff/company-days.tsx')),
  screen(paths.holidayPickups, () => import('./routes/staff/holiday-pickups.tsx')),
]

const treatmentRead: RouteObject[] = [
  screen(paths.consignments, () => import('./routes/staff/consignments.tsx')),
  screen(paths.gri, () => import('./routes/staff/gri.tsx')),
  screen(paths.massBalance, () => import('./routes/staff/mass-balance.tsx')),
  screen(paths.stockAdjustments, () => import('./routes/staff/stock-adjustments.tsx')),
  screen(paths.destinations, () => import('./routes/staff/destinations.tsx')),
  screen(paths.treatmentProfiles, () => import('./routes/staff/treatment-profiles.tsx')),
]

const treatment: RouteObject[] = [
  ...treatmentRead,
  ...griEntries,
  ...recordScreen(
    { add: paths.consignmentAdd, edit: paths.consignmentEdit },
    () => import('./routes/staff/consignment.tsx'),
  ),
  screen(paths.stockAdjustmentAdd, () => import('./routes/staff/stock-adjustment-add.tsx')),
  ...recordScreen(
    { add: paths.destinationAdd, edit: paths.destinationEdit },
    () => import('./routes/staff/destination.tsx'),
  ),
  screen(paths.treatmentProfileAdd, () => import('./routes/staff/treatment-profile-add.tsx')),
]

const bins: RouteObject[] = [
  { path: paths.bins, element: <Redirect to={paths.binOrders} /> },
  screen(paths.binOrders, () => import('./routes/staff/bin-orders.tsx')),
  ...recordScreen({ add: paths.binOrderAdd, edit: paths.binOrderEdit }, () => import('./routes/staff/bin-order.tsx')),
  screen(paths.availableBins, () => import('./routes/staff/available-bins.tsx')),
  ...recordScreen({ add: paths.binAdd, edit: paths.binEdit }, () => import('./routes/staff/bin.tsx')),
]

const trainings: RouteObject[] = [
  screen(paths.trainings, () => import('./routes/staff/trainings.tsx')),
  ...recordScreen({ add: paths.trainingAdd, edit: paths.trainingEdit }, () => import('./routes/staff/training.tsx')),
]

const payments: RouteObject[] = [
  screen(paths.payments, () => import('./routes/staff/payments.tsx')),
  screen(paths.orders, () => import('./routes/staff/orders.tsx')),
  screen(paths.order, () => import('./routes/staff/order.tsx')),
  screen(paths.paymentResults, () => import('./routes/staff/payment-results.tsx')),
  screen(paths.organizationPayments, () => import('./routes/staff/organization-payments.tsx')),
  screen(paths.invoiceAdd, () => import('./routes/staff/invoice-add.tsx')),
  screen(paths.invoice, () => import('./routes/staff/invoice.tsx')),
]

const learning: RouteObject[] = [
  screen(paths.learning, () => import('./routes/staff/learning.tsx')),
  ...recordScreen({ add: paths.slideSetAdd, edit: paths.slideSetEdit }, () => import('./routes/staff/slide-set.tsx')),
  screen(paths.quizzes, () => import('./routes/staff/quizzes.tsx')),
  ...recordScreen({ add: paths.quizAdd, edit: paths.quizEdit }, () => import('./routes/staff/quiz.tsx')),
]

const screens: Record<Area, RouteObject[]> = {
  admin: [
    ...everyone,
    ...staff,
    ...audit,
    ...backups,
    ...organizationsAndUsers,
    ...pickups,
    ...notCollected,
    ...reasons,
    ...companyDays,
    ...pickupRequests,
    ...runSheet,
    ...treatment,
    ...bins,
    ...trainings,
    ...payments,
    ...reporting,
    ...learning,
    ...factorSets,
  ],
  operation: [
    ...everyone,
    ...staff,
    ...organizationsAndUsers,
    ...pickups,
    ...notCollected,
    ...companyDays,
    ...pickupRequests,
    ...runSheet,
    ...treatment,
  ],
  finance: [...everyone, ...staff, ...organizations, ...notCollected, ...pickupRequests, ...treatmentRead, ...payments],
  customer: [...everyone, ...customer, ...griEntries, ...pickupRequests],
  driver: [...everyone, ...driver, ...runSheet],
}

/** Returns the area's screens, which may differ between areas for the same path. */
export function routesFor(area: Area): RouteObject[] {
  return screens[area]
}
