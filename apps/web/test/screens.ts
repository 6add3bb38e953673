import { binPaths } from '@thant/contracts/bin-paths'
import type { Language } from '@thant/contracts/customers/auth'
import { moneyPaths } from '@thant/contracts/money-paths'
import { roadPaths } from '@thant/contracts/road-paths'
import { paths } from '#lib/links/paths.ts'
import { openingChanges, openingTheMenuOfARow, sendingTheForm } from './opened-parts.ts'
import type { Visitor } from './render-screen.tsx'
import type { Reply } from './replies.ts'
import { sampleId } from './samples.ts'
import {
  countedOpening,
  describedNotifications,
  longChange,
  longInvoice,
  paidInvoice,
  previewedSchedule,
  shownReport,
} from './screen-replies.ts'

export type ScreenRow = {
  as: Visitor
  path: string
  /** What follows the address, such as the tab that is open. */
  search?: string
  /** The list of the API that it shows, whose rows are then as long as real data. */
  list?: string
  /** What is done before the screen is looked at. */
  open?: () => Promise<void>
  /** What samples of the contract do not show. */
  replies?: (language: Language) => readonly Reply[]
  /** It reads more than it shows, for the time without network. */
  readsAhead?: true
}

type Other = Omit<ScreenRow, 'as'>

function screensFor(as: Visitor, rows: ReadonlyArray<string | Other>): ScreenRow[] {
  return rows.map((row) => (typeof row === 'string' ? { as, path: row } : { as, ...row }))
}

const id = sampleId()

/** What the sweep draws, in parts that take about as long as each other. */
export const screens = {
  company: screensFor('SUPER ADMIN', [
    paths.home,
    paths.settings,
    { path: paths.audit, list: '/audit' },
    { path: paths.audit, open: openingChanges, replies: longChange },
    { path: paths.mails, list: '/mails' },
    { path: paths.inbox, list: '/inbox' },
    { path: paths.contactMessages, list: '/contact_messages' },
    paths.reasons,
  ]),
  customers: screensFor('SUPER ADMIN', [
    { path: paths.organizations, list: '/organizations' },
    { path: paths.organizations, open: openingTheMenuOfARow },
    paths.organizationAdd,
    { path: paths.organizationAdd, open: sendingTheForm },
    paths.organizationEdit,
    paths.organizationProfile,
    { path: paths.organizationProfile, search: `?id=${id}` },
    { path: paths.organizationProfile, search: `?id=${id}&tab=activity` },
    { path: paths.organizationProfile, search: `?id=${id}&tab=pickups`, list: '/logistics' },
    { path: paths.organizationProfile, search: `?id=${id}&tab=requests`, list: '/pickup_requests' },
    { path: paths.organizationProfile, search: `?id=${id}&tab=money`, list: '/payment/organizations/:organizationId' },
    { path: paths.organizationProfile, search: `?id=${id}&tab=sites` },
    { path: paths.organizationProfile, search: `?id=${id}&tab=bins`, list: '/placed_bins' },
    { path: paths.organizationProfile, search: `?id=${id}&tab=people`, list: '/users' },
    paths.organizationSchedule,
    { path: paths.users, list: '/users' },
    paths.userAdd,
    { path: paths.userAdd, open: sendingTheForm },
    paths.userEdit,
    paths.userProfile,
  ]),
  fleetAndLearning: screensFor('SUPER ADMIN', [
    { path: paths.trainings, list: '/trainings' },
    paths.trainingEdit,
    { path: paths.vehicles, list: '/vehicles' },
    paths.vehicleAdd,
    { path: paths.vehicleAdd, open: sendingTheForm },
    paths.vehicleEdit,
    { path: paths.depots, list: '/depots' },
    paths.depotAdd,
    { path: paths.depotAdd, open: sendingTheForm },
    paths.depotEdit,
    { path: binPaths.binOrders, list: '/bin_orders' },
    binPaths.binOrderAdd,
    binPaths.binOrderEdit,
    { path: binPaths.placedBins, list: '/placed_bins' },
    binPaths.placedBinAdd,
    { path: binPaths.placedBinAdd, open: sendingTheForm },
    binPaths.placedBinEdit,
    { path: binPaths.availableBins, list: '/bins' },
    binPaths.binAdd,
    binPaths.binEdit,
    { path: paths.learning, list: '/training_slide' },
    paths.slideSetAdd,
    paths.slideSetEdit,
    { path: paths.quizzes, list: '/quiz' },
    paths.quizAdd,
    paths.quizEdit,
  ]),
  materials: screensFor('SUPER ADMIN', [
    paths.consignmentAdd,
    paths.consignmentEdit,
    { path: paths.stockAdjustments, list: '/stock_adjustments' },
    paths.stockAdjustmentAdd,
    { path: paths.destinations, list: '/destinations' },
    paths.destinationAdd,
    paths.destinationEdit,
    { path: paths.treatmentProfiles, list: '/treatment_profiles' },
    paths.treatmentProfileAdd,
    { path: paths.griAmounts, search: `?organization=${id}` },
    { path: paths.griOtherWaste, search: `?organization=${id}` },
    { path: paths.griTexts, search: `?organization=${id}` },
    { path: paths.griReports, list: '/gri/reports' },
    paths.griReport,
    paths.reporting,
    { path: paths.savedReports, list: '/reports' },
  ]),
  money: screensFor('SUPER ADMIN', [
    { path: paths.payments, list: '/payment' },
    { path: moneyPaths.orders, list: '/orders' },
    { path: moneyPaths.billingRuns, list: '/billing_runs' },
    { path: moneyPaths.billingRun, list: '/billing_runs/:id/drafts' },
    { path: moneyPaths.commercialTax, list: '/payment/taxes' },
    { path: moneyPaths.charges, list: '/charges' },
    moneyPaths.chargeAdd,
    { path: moneyPaths.priceLists, list: '/price_lists' },
    moneyPaths.priceListAdd,
    { path: moneyPaths.priceListAdd, open: sendingTheForm },
    moneyPaths.priceListEdit,
    moneyPaths.priceList,
    { path: moneyPaths.priceIndexes, list: '/price_indexes' },
    moneyPaths.organizationPrices,
    { path: moneyPaths.journal, list: '/payment/journal' },
    moneyPaths.order,
    { path: moneyPaths.order, search: '?tab=attempts' },
    moneyPaths.organizationPayments,
    moneyPaths.invoiceAdd,
    { path: moneyPaths.invoiceAdd, search: '?extend=1' },
    { path: paths.invoice, replies: longInvoice },
    { path: paths.invoice, search: '?tab=attempts' },
  ]),
  pickups: screensFor('SUPER ADMIN', [
    { path: paths.pickups, list: '/logistics' },
    paths.pickupAdd,
    { path: paths.pickupAdd, open: sendingTheForm },
    paths.pickupEdit,
    { path: paths.schedules, list: '/schedules' },
    paths.scheduleAdd,
    { path: paths.scheduleAdd, open: sendingTheForm },
    { path: paths.scheduleEdit, replies: previewedSchedule },
    { path: paths.notCollected, search: '?tab=failures', list: '/outcomes' },
    { path: paths.notCollected, search: '?tab=rates', list: '/outcomes/organization_rates' },
    { path: roadPaths.visits, list: '/visits' },
    roadPaths.visit,
    { path: paths.pickupRequests, list: '/pickup_requests' },
    paths.pickupRequestAdd,
    paths.pickupRequest,
    paths.runSheet,
    paths.dayBoard,
  ]),
  operations: screensFor('SUPER ADMIN', [
    { path: paths.notifications, replies: describedNotifications },
    paths.backups,
    paths.recoveryKit,
    paths.companyDays,
    paths.holidayPickups,
    paths.factorSets,
    paths.factorSetAdd,
    paths.trainingAdd,
    paths.gri,
  ]),
  customerReports: screensFor('USER', [
    { path: paths.pickupRequests, list: '/pickup_requests' },
    paths.pickupRequest,
    paths.ownCarbonReport,
    paths.gri,
    { path: paths.notifications, replies: describedNotifications },
    paths.settings,
    paths.contact,
    paths.terms,
    paths.ownTerms,
  ]),
  customer: screensFor('USER', [
    paths.home,
    paths.ownSchedule,
    { path: binPaths.placedBins, list: '/placed_bins' },
    paths.ownDataTable,
    paths.pickupRequestAdd,
    { path: paths.ownTrainings, list: '/trainings' },
    paths.ownTraining,
    paths.lesson,
    paths.quiz,
    { path: paths.ownInvoices, list: '/payment/organizations/:organizationId' },
    { path: moneyPaths.ownCharges, list: '/charges' },
    { path: paths.ownInvoice, replies: longInvoice },
    { path: paths.ownInvoice, replies: paidInvoice },
    paths.ownProfile,
    paths.changePassword,
    paths.ownOrganization,
    { path: paths.ownOrganization, search: '?tab=people' },
    paths.reporting,
    { path: paths.reporting, search: '?quarter=2026-06', replies: shownReport },
    paths.griReports,
    paths.griReport,
    paths.griAmounts,
    paths.griOtherWaste,
    paths.griTexts,
  ]),
  driverAndPublic: [
    ...screensFor('DRIVER', [{ path: roadPaths.driverDay, readsAhead: true }, paths.runSheet, roadPaths.driverPickup]),
    ...screensFor('signed-out', [
      paths.landing,
      paths.batteryOrder,
      { path: paths.sharedGriReport, replies: countedOpening },
      paths.logIn,
      paths.passwordReset,
      paths.newPassword,
      paths.contact,
      paths.terms,
      paths.privacy,
      paths.payments,
      { path: paths.payments, open: sendingTheForm },
      paths.sandboxPayment,
      paths.certificate,
      paths.binLabel,
      paths.thankYou,
      paths.mailsOff,
      paths.offer,
      paths.setup,
      paths.verifyReport,
      { path: paths.verifyFingerprint, search: `?sha256=${'a3f1'.repeat(16)}` },
    ]),
  ],
} satisfies Record<string, readonly ScreenRow[]>

/**
 * The other screens, at which the journeys look. A row moves up once it has the replies that its screen needs, because
 * samples of the contract do not always fit together, and once nothing of it is too wide.
 */
export const screensOfJourneys: readonly ScreenRow[] = [
  // The library of the calendar names days in English for readers of screens, and a month cuts names.
  ...screensFor('SUPER ADMIN', [paths.pickupCalendar]),
  // Their tables, or a badge in them, are wider than their card where all of a row is long.
  ...screensFor('SUPER ADMIN', [paths.consignments, paths.massBalance, moneyPaths.paymentResults]),
  // Their pages are written by the server, and a sample of them has no title.
  ...screensFor('signed-out', [paths.sharedReport, paths.report, paths.monthlyReport]),
]

/** Returns the address of a row; parameters of other kinds than an id are secret links. */
export function addressOfRow({ path, search = '' }: ScreenRow): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => (/id$/i.test(name) ? id : 'link')) + search
}
