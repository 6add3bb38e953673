import { reachOf } from '@thant/contracts/access'
import { binPaths } from '@thant/contracts/bin-paths'
import { moneyPaths } from '@thant/contracts/money-paths'
import { roadPaths } from '@thant/contracts/road-paths'
import { type Area, areaOf, type Role } from '@thant/contracts/roles'
import type { RouteObject } from 'react-router'
import { Redirect } from '#components/layout/route-changes/redirect.tsx'
import { paths } from '#lib/links/paths.ts'
import { recordScreen, screen } from './area-screens.ts'
import { payments } from './money-routes.ts'
import { handleOf } from './screen.ts'

const everyone: RouteObject[] = [
  screen(paths.ownProfile, 'shared/customers/account'),
  screen(paths.changePassword, 'shared/customers/change-password'),
  screen(paths.settings, 'shared/company/settings'),
  screen(paths.notifications, 'shared/customers/notifications'),
]

/** In the areas of all staff but drivers; the permissions say whose they are. */
const office: RouteObject[] = [
  screen(paths.inbox, 'staff/reporting/inbox'),
  screen(paths.contactMessages, 'staff/company/contact-messages', 'contact-messages:answer'),
  screen(moneyPaths.journal, 'staff/money/journal', 'journal:read'),
]

const pickupRequests: RouteObject[] = [
  screen(paths.pickupRequests, 'shared/service/pickup-requests', 'pickup-requests:list'),
  screen(paths.pickupRequestAdd, 'shared/service/pickup-request-add', 'pickup-requests:create'),
  screen(paths.pickupRequest, 'shared/service/pickup-request', 'pickup-requests:list'),
]

const griEntries: RouteObject[] = [
  screen(paths.griAmounts, 'shared/reporting/gri-amounts'),
  screen(paths.griOtherWaste, 'shared/reporting/gri-other-waste'),
  screen(paths.griTexts, 'shared/reporting/gri-texts'),
]

const runSheet: RouteObject[] = [screen(paths.runSheet, 'shared/service/run-sheet')]

const audit: RouteObject[] = [screen(paths.audit, 'staff/company/audit'), screen(paths.mails, 'staff/reporting/mails')]

const backups: RouteObject[] = [
  screen(paths.backups, 'staff/reporting/backups'),
  screen(paths.recoveryKit, 'staff/reporting/recovery-kit'),
]

const griReports: RouteObject[] = [
  screen(paths.griReports, 'shared/reporting/gri-reports'),
  screen(paths.griReport, 'shared/reporting/gri-report'),
]

const reporting: RouteObject[] = [
  screen(paths.factorSets, 'staff/reporting/factor-sets'),
  screen(paths.factorSetAdd, 'staff/reporting/factor-set-add'),
  screen(paths.reporting, 'staff/reporting/reporting'),
  screen(paths.savedReports, 'staff/reporting/saved-reports'),
  ...griReports,
]

const staff: RouteObject[] = [
  screen(paths.home, 'staff/reporting/dashboard'),
  screen(paths.userProfile, 'staff/customers/user-profile'),
]

const customer: RouteObject[] = [
  screen(paths.home, 'customer/reporting/dashboard'),
  screen(paths.ownSchedule, 'customer/service/schedule'),
  screen(binPaths.placedBins, 'customer/service/placed-bins'),
  screen(paths.ownDataTable, 'customer/service/data-table'),
  screen(paths.reporting, 'customer/reporting/reporting'),
  screen(paths.gri, 'customer/reporting/gri'),
  ...griReports,
  screen(paths.ownCarbonReport, 'customer/reporting/carbon-report'),
  screen(paths.ownTrainings, 'customer/service/trainings'),
  screen(paths.ownTraining, 'customer/service/training'),
  screen(paths.lesson, 'customer/service/lesson'),
  screen(paths.quiz, 'customer/service/quiz'),
  screen(paths.ownInvoices, 'customer/money/invoices'),
  screen(moneyPaths.ownCharges, 'customer/money/charges'),
  screen(paths.ownInvoice, 'customer/money/payment'),
  screen(paths.ownOrganization, 'customer/customers/organization'),
  screen(paths.contact, 'customer/company/contact'),
  screen(paths.terms, 'customer/company/terms'),
  screen(paths.ownTerms, 'customer/company/terms'),
]

const driver: RouteObject[] = [
  { path: paths.home, element: <Redirect to={roadPaths.driverDay} /> },
  screen(roadPaths.driverDay, 'driver/service/today'),
  screen(roadPaths.driverPickup, 'driver/service/pickup'),
]

const organizations: RouteObject[] = [
  screen(paths.organizations, 'staff/customers/organizations'),
  screen(paths.organizationProfile, 'staff/customers/organization-profile'),
  screen(paths.organizationSchedule, 'staff/service/organization-schedule'),
]

const organizationsAndUsers: RouteObject[] = [
  ...organizations,
  ...recordScreen({ add: paths.organizationAdd, edit: paths.organizationEdit }, 'staff/customers/organization'),
  screen(paths.users, 'staff/customers/users'),
  ...recordScreen({ add: paths.userAdd, edit: paths.userEdit }, 'staff/customers/user'),
]

const pickups: RouteObject[] = [
  { path: paths.schedule, element: <Redirect to={paths.pickups} /> },
  screen(paths.pickups, 'staff/service/pickups'),
  screen(paths.pickupCalendar, 'staff/service/pickup-calendar'),
  screen(paths.pickupAdd, 'staff/service/pickup-add'),
  screen(paths.pickupEdit, 'staff/service/pickup-edit'),
  screen(paths.schedules, 'staff/service/schedules'),
  screen(paths.scheduleAdd, 'staff/service/schedule-add'),
  screen(paths.scheduleEdit, 'staff/service/schedule-edit'),
  screen(roadPaths.visits, 'staff/service/visits'),
  screen(roadPaths.visit, 'staff/service/visit'),
]

const notCollected: RouteObject[] = [screen(paths.notCollected, 'staff/service/not-collected')]

const companyDays: RouteObject[] = [
  screen(paths.companyDays, 'staff/company/company-days'),
  screen(paths.holidayPickups, 'staff/service/holiday-pickups'),
]

const treatmentRead: RouteObject[] = [
  screen(paths.consignments, 'staff/reporting/consignments'),
  screen(paths.gri, 'staff/reporting/gri'),
  screen(paths.massBalance, 'staff/reporting/mass-balance'),
  screen(paths.stockAdjustments, 'staff/reporting/stock-adjustments'),
  screen(paths.destinations, 'staff/materials/destinations'),
  screen(paths.treatmentProfiles, 'staff/materials/treatment-profiles'),
]

const treatment: RouteObject[] = [
  ...treatmentRead,
  ...griEntries,
  ...recordScreen({ add: paths.consignmentAdd, edit: paths.consignmentEdit }, 'staff/reporting/consignment'),
  screen(paths.stockAdjustmentAdd, 'staff/reporting/stock-adjustment-add'),
  ...recordScreen({ add: paths.destinationAdd, edit: paths.destinationEdit }, 'staff/materials/destinations'),
  screen(paths.treatmentProfileAdd, 'staff/materials/treatment-profile-add'),
]

const fleet: RouteObject[] = [
  screen(paths.dayBoard, 'staff/service/day-board'),
  screen(paths.vehicles, 'staff/service/vehicles'),
  ...recordScreen({ add: paths.vehicleAdd, edit: paths.vehicleEdit }, 'staff/service/vehicles', 'vehicles:change'),
  screen(paths.depots, 'staff/service/depots'),
  ...recordScreen({ add: paths.depotAdd, edit: paths.depotEdit }, 'staff/service/depots', 'depots:change'),
]

const placedBins: RouteObject[] = [
  screen(binPaths.placedBins, 'staff/service/placed-bins'),
  ...recordScreen(
    { add: binPaths.placedBinAdd, edit: binPaths.placedBinEdit },
    'staff/service/placed-bins',
    'placed-bins:change',
  ),
]

const bins: RouteObject[] = [
  { path: binPaths.bins, element: <Redirect to={binPaths.binOrders} /> },
  screen(binPaths.binOrders, 'staff/service/bin-orders'),
  ...recordScreen({ add: binPaths.binOrderAdd, edit: binPaths.binOrderEdit }, 'staff/service/bin-order'),
  screen(binPaths.availableBins, 'staff/service/available-bins'),
  ...recordScreen({ add: binPaths.binAdd, edit: binPaths.binEdit }, 'staff/service/bin'),
]

const learning: RouteObject[] = [
  screen(paths.trainings, 'staff/service/trainings'),
  ...recordScreen({ add: paths.trainingAdd, edit: paths.trainingEdit }, 'staff/service/training'),
  screen(paths.learning, 'staff/service/learning'),
  ...recordScreen({ add: paths.slideSetAdd, edit: paths.slideSetEdit }, 'staff/service/slide-set'),
  screen(paths.quizzes, 'staff/service/quizzes'),
  ...recordScreen({ add: paths.quizAdd, edit: paths.quizEdit }, 'staff/service/quiz'),
]

const screens: Record<Area, RouteObject[]> = {
  admin: [
    ...everyone,
    ...staff,
    ...audit,
    ...office,
    ...backups,
    ...organizationsAndUsers,
    ...pickups,
    ...notCollected,
    screen(paths.reasons, 'staff/service/reasons'),
    ...companyDays,
    ...pickupRequests,
    ...runSheet,
    ...treatment,
    ...fleet,
    ...bins,
    ...placedBins,
    ...payments,
    ...reporting,
    ...learning,
  ],
  operation: [
    ...everyone,
    ...staff,
    ...office,
    ...organizationsAndUsers,
    ...pickups,
    ...notCollected,
    ...companyDays,
    ...pickupRequests,
    ...runSheet,
    ...treatment,
    ...fleet,
    ...placedBins,
  ],
  finance: [
    ...everyone,
    ...staff,
    ...office,
    ...organizations,
    ...notCollected,
    ...pickupRequests,
    ...treatmentRead,
    ...placedBins,
    ...payments,
  ],
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
