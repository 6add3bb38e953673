import { paths } from '#lib/paths.ts'
import type { Visitor } from './render-screen.tsx'
import type { Reply } from './replies.ts'
import { sampleId } from './samples.ts'

export type ScreenRow = {
  as: Visitor
  path: string
  /** What follows the address, such as the tab that is open. */
  search?: string
  replies?: readonly Reply[]
}

type Other = Omit<ScreenRow, 'as'>

/** What shows the screens of a part of the portal: an address alone where samples of the contract show the screen. */
function screensFor(as: Visitor, rows: ReadonlyArray<string | Other>): ScreenRow[] {
  return rows.map((row) => (typeof row === 'string' ? { as, path: row } : { as, ...row }))
}

const id = sampleId()

/** What the sweep draws; lists have rows as long as real data. */
export const sweptScreens: readonly ScreenRow[] = screensFor('SUPER ADMIN', [paths.organizations, paths.users])

/**
 * The other screens, at which the journeys look. A row moves up once it has the replies that its screen needs, because
 * samples of the contract do not always fit together.
 */
export const screensOfJourneys: readonly ScreenRow[] = [
  ...screensFor('SUPER ADMIN', [
    paths.audit,
    paths.mails,
    paths.pickups,
    paths.schedules,
    paths.pickupRequests,
    paths.trainings,
    paths.vehicles,
    paths.depots,
    paths.binOrders,
    paths.availableBins,
    paths.learning,
    paths.quizzes,
    paths.consignments,
    paths.stockAdjustments,
    paths.destinations,
    paths.treatmentProfiles,
    paths.griReports,
    paths.savedReports,
    paths.payments,
    paths.orders,
    paths.paymentResults,
    { path: paths.notCollected, search: '?tab=failures' },
    { path: paths.notCollected, search: '?tab=reports' },
    { path: paths.notCollected, search: '?tab=rates' },
    paths.home,
    paths.ownProfile,
    paths.changePassword,
    paths.settings,
    paths.notifications,
    paths.userProfile,
    paths.backups,
    paths.recoveryKit,
    paths.factorSets,
    paths.factorSetAdd,
    paths.reasons,
    { path: paths.organizationProfile, search: `?id=${id}` },
    { path: paths.organizationProfile, search: `?id=${id}&tab=sites` },
    paths.organizationSchedule,
    paths.organizationAdd,
    paths.organizationEdit,
    paths.userAdd,
    paths.userEdit,
    ...['month', 'week', 'day', 'list'].map((view) => ({ path: paths.pickupCalendar, search: `?view=${view}` })),
    paths.pickupAdd,
    paths.pickupEdit,
    paths.scheduleAdd,
    paths.scheduleEdit,
    paths.companyDays,
    paths.holidayPickups,
    paths.pickupRequestAdd,
    paths.pickupRequest,
    paths.runSheet,
    paths.trainingAdd,
    paths.trainingEdit,
    paths.vehicleAdd,
    paths.vehicleEdit,
    paths.depotAdd,
    paths.depotEdit,
    paths.binOrderAdd,
    paths.binOrderEdit,
    paths.binAdd,
    paths.binEdit,
    paths.slideSetAdd,
    paths.slideSetEdit,
    paths.quizAdd,
    paths.quizEdit,
    paths.consignmentAdd,
    paths.consignmentEdit,
    paths.stockAdjustmentAdd,
    paths.massBalance,
    paths.destinationAdd,
    paths.destinationEdit,
    paths.treatmentProfileAdd,
    { path: paths.gri, search: `?organization=${id}` },
    { path: paths.griAmounts, search: `?organization=${id}` },
    { path: paths.griOtherWaste, search: `?organization=${id}` },
    { path: paths.griTexts, search: `?organization=${id}` },
    paths.griReport,
    paths.reporting,
    paths.order,
    { path: paths.order, search: '?tab=attempts' },
    paths.organizationPayments,
    paths.invoiceAdd,
    { path: paths.invoiceAdd, search: '?extend=1' },
    paths.invoice,
    { path: paths.invoice, search: '?tab=attempts' },
  ]),
  ...screensFor('USER', [
    paths.home,
    paths.ownSchedule,
    paths.ownDataTable,
    paths.pickupRequests,
    paths.pickupRequestAdd,
    paths.pickupRequest,
    paths.reporting,
    paths.gri,
    paths.griReports,
    paths.griReport,
    paths.griAmounts,
    paths.ownCarbonReport,
    paths.ownTrainings,
    paths.ownTraining,
    paths.lesson,
    paths.quiz,
    paths.ownInvoices,
    paths.ownInvoice,
    paths.ownOrganization,
    paths.notifications,
    paths.settings,
    paths.contact,
    paths.terms,
    paths.ownTerms,
  ]),
  ...screensFor('DRIVER', [paths.home, paths.driverPickup, paths.runSheet]),
  ...screensFor('signed-out', [
    paths.logIn,
    paths.passwordReset,
    paths.newPassword,
    paths.landing,
    paths.contact,
    paths.terms,
    paths.batteryOrder,
    paths.payments,
    paths.sandboxPayment,
    paths.certificate,
    paths.thankYou,
    paths.mailsOff,
    paths.offer,
    paths.setup,
    { path: paths.sharedReport, search: '?link=link' },
    { path: paths.sharedGriReport, search: '?link=link' },
    paths.report,
    paths.monthlyReport,
    paths.verifyReport,
    { path: paths.verifyFingerprint, search: `?sha256=${'a3f1'.repeat(16)}` },
  ]),
]

/** Returns the address of a row; parameters of other kinds than an id are secret links. */
export function addressOfRow({ path, search = '' }: ScreenRow): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => (/id$/i.test(name) ? id : 'link')) + search
}
