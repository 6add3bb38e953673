import { reachOf } from '@thant/contracts/access'
import { type Area, areaOf, type Role } from '@thant/contracts/roles'
import type { RouteObject } from 'react-router'
import { Redirect } from '#components/layout/redirect.tsx'
import { paths } from '#lib/paths.ts'
import { handleOf, recordScreen, screen } from './screen.ts'

const everyone: RouteObject[] = [
  screen(paths.ownProfile, () => import('./routes/shared/customers/account.tsx')),
  screen(paths.changePassword, () => import('./routes/shared/customers/change-password.tsx')),
  screen(paths.settings, () => import('./routes/shared/company/settings.tsx')),
  screen(paths.notifications, () => import('./routes/shared/customers/notifications.tsx')),
]

const pickupRequests: RouteObject[] = [
  screen(paths.pickupRequests, () => import('./routes/shared/service/pickup-requests.tsx'), 'pickup-requests:list'),
  screen(
    paths.pickupRequestAdd,
    () => import('./routes/shared/service/pickup-request-add.tsx'),
    'pickup-requests:create',
  ),
  screen(paths.pickupRequest, () => import('./routes/shared/service/pickup-request.tsx'), 'pickup-requests:list'),
]

const griEntries: RouteObject[] = [
  screen(paths.griAmounts, () => import('./routes/shared/reporting/gri-amounts.tsx')),
  screen(paths.griOtherWaste, () => import('./routes/shared/reporting/gri-other-waste.tsx')),
  screen(paths.griTexts, () => import('./routes/shared/reporting/gri-texts.tsx')),
]

const runSheet: RouteObject[] = [screen(paths.runSheet, () => import('./routes/shared/service/run-sheet.tsx'))]

const audit: RouteObject[] = [
  screen(paths.audit, () => import('./routes/staff/company/audit.tsx')),
  screen(paths.mails, () => import('./routes/staff/reporting/mails.tsx')),
]

const backups: RouteObject[] = [
  screen(paths.backups, () => import('./routes/staff/reporting/backups.tsx')),
  screen(paths.recoveryKit, () => import('./routes/staff/reporting/recovery-kit.tsx')),
]

const factorSets: RouteObject[] = [
  screen(paths.factorSets, () => import('./routes/staff/reporting/factor-sets.tsx')),
  screen(paths.factorSetAdd, () => import('./routes/staff/reporting/factor-set-add.tsx')),
]

const griReports: RouteObject[] = [
  screen(paths.griReports, () => import('./routes/shared/reporting/gri-reports.tsx')),
  screen(paths.griReport, () => import('./routes/shared/reporting/gri-report.tsx')),
]

const reporting: RouteObject[] = [
  screen(paths.reporting, () => import('./routes/staff/reporting/reporting.tsx')),
  screen(paths.savedReports, () => import('./routes/staff/reporting/saved-reports.tsx')),
  ...griReports,
]

const staff: RouteObject[] = [
  screen(paths.home, () => import('./routes/staff/reporting/dashboard.tsx')),
  screen(paths.userProfile, () => import('./routes/staff/customers/user-profile.tsx')),
]

const customer: RouteObject[] = [
  screen(paths.home, () => import('./routes/customer/reporting/dashboard.tsx')),
  screen(paths.ownSchedule, () => import('./routes/customer/service/schedule.tsx')),
  screen(paths.ownDataTable, () => import('./routes/customer/service/data-table.tsx')),
  screen(paths.reporting, () => import('./routes/customer/reporting/reporting.tsx')),
  screen(paths.gri, () => import('./routes/customer/reporting/gri.tsx')),
  ...griReports,
  screen(paths.ownCarbonReport, () => import('./routes/customer/reporting/carbon-report.tsx')),
  screen(paths.ownTrainings, () => import('./routes/customer/service/trainings.tsx')),
  screen(paths.ownTraining, () => import('./routes/customer/service/training.tsx')),
  screen(paths.lesson, () => import('./routes/customer/service/lesson.tsx')),
  screen(paths.quiz, () => import('./routes/customer/service/quiz.tsx')),
  screen(paths.ownInvoices, () => import('./routes/customer/money/invoices.tsx')),
  screen(paths.ownInvoice, () => import('./routes/customer/money/payment.tsx')),
  screen(paths.ownOrganization, () => import('./routes/customer/customers/organization.tsx')),
  screen(paths.contact, () => import('./routes/customer/company/contact.tsx')),
  screen(paths.terms, () => import('./routes/customer/company/terms.tsx')),
  screen(paths.ownTerms, () => import('./routes/customer/company/terms.tsx')),
]

const driver: RouteObject[] = [
  screen(paths.home, () => import('./routes/driver/service/today.tsx')),
  screen(paths.driverPickup, () => import('./routes/driver/service/pickup.tsx')),
]

const organizations: RouteObject[] = [
  screen(paths.organizations, () => import('./routes/staff/customers/organizations.tsx')),
  screen(paths.organizationProfile, () => import('./routes/staff/customers/organization-profile.tsx')),
  screen(paths.organizationSchedule, () => import('./routes/staff/service/organization-schedule.tsx')),
]

const organizationsAndUsers: RouteObject[] = [
  ...organizations,
  ...recordScreen(
    { add: paths.organizationAdd, edit: paths.organizationEdit },
    () => import('./routes/staff/customers/organization.tsx'),
  ),
  screen(paths.users, () => import('./routes/staff/customers/users.tsx')),
  ...recordScreen({ add: paths.userAdd, edit: paths.userEdit }, () => import('./routes/staff/customers/user.tsx')),
]

const pickups: RouteObject[] = [
  { path: paths.schedule, element: <Redirect to={paths.pickups} /> },
  screen(paths.pickups, () => import('./routes/staff/service/pickups.tsx')),
  screen(paths.pickupCalendar, () => import('./routes/staff/service/pickup-calendar.tsx')),
  screen(paths.pickupAdd, () => import('./routes/staff/service/pickup-add.tsx')),
  screen(paths.pickupEdit, () => import('./routes/staff/service/pickup-edit.tsx')),
  screen(paths.schedules, () => import('./routes/staff/service/schedules.tsx')),
  screen(paths.scheduleAdd, () => import('./routes/staff/service/schedule-add.tsx')),
  screen(paths.scheduleEdit, () => import('./routes/staff/service/schedule-edit.tsx')),
]

const notCollected: RouteObject[] = [
  screen(paths.notCollected, () => import('./routes/staff/service/not-collected.tsx')),
]

const reasons: RouteObject[] = [screen(paths.reasons, () => import('./routes/staff/service/reasons.tsx'))]

const companyDays: RouteObject[] = [
  screen(paths.companyDays, () => import('./routes/staff/company/company-days.tsx')),
  screen(paths.holidayPickups, () => import('./routes/staff/service/holiday-pickups.tsx')),
]

const treatmentRead: RouteObject[] = [
  screen(paths.consignments, () => import('./routes/staff/reporting/consignments.tsx')),
  screen(paths.gri, () => import('./routes/staff/reporting/gri.tsx')),
  screen(paths.massBalance, () => import('./routes/staff/reporting/mass-balance.tsx')),
  screen(paths.stockAdjustments, () => import('./routes/staff/reporting/stock-adjustments.tsx')),
  screen(paths.destinations, () => import('./routes/staff/materials/destinations.tsx')),
  screen(paths.treatmentProfiles, () => import('./routes/staff/materials/treatment-profiles.tsx')),
]

const treatment: RouteObject[] = [
  ...treatmentRead,
  ...griEntries,
  ...recordScreen(
    { add: paths.consignmentAdd, edit: paths.consignmentEdit },
    () => import('./routes/staff/reporting/consignment.tsx'),
  ),
  screen(paths.stockAdjustmentAdd, () => import('./routes/staff/reporting/stock-adjustment-add.tsx')),
  ...recordScreen(
    { add: paths.destinationAdd, edit: paths.destinationEdit },
    () => import('./routes/staff/materials/destinations.tsx'),
  ),
  screen(paths.treatmentProfileAdd, () => import('./routes/staff/materials/treatment-profile-add.tsx')),
]

const fleet: RouteObject[] = [
  screen(paths.vehicles, () => import('./routes/staff/service/vehicles.tsx')),
  ...recordScreen(
    { add: paths.vehicleAdd, edit: paths.vehicleEdit },
    () => import('./routes/staff/service/vehicles.tsx'),
    'vehicles:change',
  ),
  screen(paths.depots, () => import('./routes/staff/service/depots.tsx')),
  ...recordScreen(
    { add: paths.depotAdd, edit: paths.depotEdit },
    () => import('./routes/staff/service/depots.tsx'),
    'depots:change',
  ),
]

const bins: RouteObject[] = [
  { path: paths.bins, element: <Redirect to={paths.binOrders} /> },
  screen(paths.binOrders, () => import('./routes/staff/service/bin-orders.tsx')),
  ...recordScreen(
    { add: paths.binOrderAdd, edit: paths.binOrderEdit },
    () => import('./routes/staff/service/bin-order.tsx'),
  ),
  screen(paths.availableBins, () => import('./routes/staff/service/available-bins.tsx')),
  ...recordScreen({ add: paths.binAdd, edit: paths.binEdit }, () => import('./routes/staff/service/bin.tsx')),
]

const trainings: RouteObject[] = [
  screen(paths.trainings, () => import('./routes/staff/service/trainings.tsx')),
  ...recordScreen(
    { add: paths.trainingAdd, edit: paths.trainingEdit },
    () => import('./routes/staff/service/training.tsx'),
  ),
]

const payments: RouteObject[] = [
  screen(paths.payments, () => import('./routes/staff/money/payments.tsx')),
  screen(paths.orders, () => import('./routes/staff/money/orders.tsx')),
  screen(paths.order, () => import('./routes/staff/money/order.tsx')),
  screen(paths.paymentResults, () => import('./routes/staff/money/payment-results.tsx')),
  screen(paths.organizationPayments, () => import('./routes/staff/money/organization-payments.tsx')),
  screen(paths.invoiceAdd, () => import('./routes/staff/money/invoice-add.tsx')),
  screen(paths.invoice, () => import('./routes/staff/money/invoice.tsx')),
]

const learning: RouteObject[] = [
  screen(paths.learning, () => import('./routes/staff/service/learning.tsx')),
  ...recordScreen(
    { add: paths.slideSetAdd, edit: paths.slideSetEdit },
    () => import('./routes/staff/service/slide-set.tsx'),
  ),
  screen(paths.quizzes, () => import('./routes/staff/service/quizzes.tsx')),
  ...recordScreen({ add: paths.quizAdd, edit: paths.quizEdit }, () => import('./routes/staff/service/quiz.tsx')),
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
    ...fleet,
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
    ...fleet,
  ],
  finance: [...everyone, ...staff, ...organizations, ...notCollected, ...pickupRequests, ...treatmentRead, ...payments],
  customer: [...everyone, ...customer, ...griEntries, ...pickupRequests],
  driver: [...everyone, ...driver, ...runSheet],
}

/** Returns the role's screens, which may differ between areas for the same path. */
export function routesFor(role: Role): RouteObject[] {
  return screens[areaOf(role)].filter((route) => {
    const needed = handleOf(route)?.needs
    return needed === undefined || reachOf(role, needed) !== undefined
  })
}
