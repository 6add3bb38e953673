import { binPaths } from '@thant/contracts/bin-paths'
import { moneyPaths } from '@thant/contracts/money-paths'
import { roadPaths } from '@thant/contracts/road-paths'
import { type Role, roles } from '@thant/contracts/roles'
import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { paths } from '#lib/links/paths.ts'
import { isKnownPath } from './next-address.ts'
import { portalRoutes } from './portal-routes.tsx'
import { publicScreens } from './public-routes.tsx'
import { routesFor } from './routes-for.tsx'

const everyone = [paths.home, paths.ownProfile, paths.changePassword, paths.settings, paths.notifications]
const requests = [paths.pickupRequests, paths.pickupRequestAdd, paths.pickupRequest]
const griEntries = [paths.griAmounts, paths.griOtherWaste, paths.griTexts]
const staff = [
  paths.inbox,
  paths.userProfile,
  paths.organizations,
  paths.organizationProfile,
  paths.organizationSchedule,
  ...[paths.consignments, paths.massBalance, paths.destinations, paths.treatmentProfiles],
  ...[paths.stockAdjustments, paths.gri],
  binPaths.placedBins,
]
const operation = [
  ...[paths.organizationAdd, paths.organizationEdit, paths.users, paths.userAdd, paths.userEdit],
  ...[paths.schedule, paths.pickups, paths.pickupCalendar, paths.pickupAdd, paths.pickupEdit],
  ...[paths.schedules, paths.scheduleAdd, paths.scheduleEdit],
  ...[paths.notCollected, paths.companyDays, paths.holidayPickups, roadPaths.visits, roadPaths.visit],
  ...[paths.consignmentAdd, paths.consignmentEdit, paths.destinationAdd, paths.destinationEdit],
  ...[paths.treatmentProfileAdd, paths.stockAdjustmentAdd],
  ...griEntries,
  ...[paths.dayBoard, paths.vehicles, paths.depots],
  ...[binPaths.placedBinAdd, binPaths.placedBinEdit],
  paths.runSheet,
]
const messages = [paths.contactMessages]
const fleet = [paths.vehicleAdd, paths.vehicleEdit, paths.depotAdd, paths.depotEdit]
const money = [
  paths.notCollected,
  ...[
    paths.payments,
    moneyPaths.orders,
    moneyPaths.order,
    moneyPaths.paymentResults,
    moneyPaths.commercialTax,
    moneyPaths.charges,
  ],
  ...[moneyPaths.billingRuns, moneyPaths.billingRun],
  ...[
    moneyPaths.organizationPayments,
    moneyPaths.invoiceAdd,
    paths.invoice,
    moneyPaths.priceLists,
    moneyPaths.priceList,
    moneyPaths.priceIndexes,
  ],
]
const prices = [moneyPaths.priceListAdd, moneyPaths.priceListEdit, moneyPaths.organizationPrices, moneyPaths.chargeAdd]
const books = [moneyPaths.journal]
const admin = [
  ...[paths.audit, paths.backups, paths.recoveryKit, paths.mails, paths.factorSets, paths.factorSetAdd],
  ...[paths.reporting, paths.savedReports, paths.griReports, paths.griReport, paths.reasons],
  ...[paths.trainings, paths.trainingAdd, paths.trainingEdit],
  ...[binPaths.bins, binPaths.binOrders, binPaths.binOrderAdd, binPaths.binOrderEdit],
  ...[binPaths.availableBins, binPaths.binAdd, binPaths.binEdit],
  ...[paths.learning, paths.slideSetAdd, paths.slideSetEdit, paths.quizzes, paths.quizAdd, paths.quizEdit],
]
const customer = [
  ...requests,
  ...griEntries,
  ...[paths.ownSchedule, binPaths.placedBins, paths.ownDataTable, paths.reporting, paths.ownCarbonReport],
  ...[paths.gri, paths.griReports, paths.griReport],
  ...[
    paths.ownTrainings,
    paths.ownTraining,
    paths.lesson,
    paths.quiz,
    paths.ownInvoices,
    moneyPaths.ownCharges,
    paths.ownInvoice,
  ],
  ...[paths.ownOrganization, paths.contact, paths.terms, paths.ownTerms],
  // The id of an invoice follows `/payment/` directly, so that a customer's `/payment/orders` is taken for one.
  ...[
    moneyPaths.orders,
    moneyPaths.paymentResults,
    moneyPaths.commercialTax,
    moneyPaths.charges,
    moneyPaths.billingRuns,
    moneyPaths.journal,
  ],
  ...[moneyPaths.priceLists, moneyPaths.priceIndexes],
]

/** The screens behind sign-in of each role (docs/specification.md 2.2 to 2.4, 6). */
const screens: Record<Role, readonly string[]> = {
  'SUPER ADMIN': [...staff, ...requests, ...messages, ...operation, ...fleet, ...money, ...prices, ...books, ...admin],
  ADMIN: [...staff, ...requests, ...messages, ...operation, ...fleet, ...money, ...prices, ...books, ...admin],
  'OPERATION MANAGER': [...staff, ...requests, ...messages, ...operation, ...fleet, ...books],
  OPERATION: [...staff, ...requests, ...messages, ...operation],
  'FINANCE OFFICE': [...staff, ...money, ...prices, ...books],
  'CUSTOMER SERVICE': [...staff, ...requests, ...messages, ...money],
  USER: customer,
  DRIVER: [roadPaths.driverDay, roadPaths.driverPickup, paths.runSheet],
}

const forAnyone: readonly string[] = [
  ...[paths.passwordReset, paths.newPassword, paths.setup, paths.landing, paths.contact, paths.terms, paths.thankYou],
  paths.privacy,
  ...[paths.sharedReport, paths.sharedGriReport, paths.report, paths.monthlyReport],
  ...[paths.verifyReport, paths.verifyFingerprint],
  ...[paths.mailsOff, paths.offer],
  ...[paths.payments, paths.batteryOrder, paths.sandboxPayment, paths.certificate, paths.binLabel],
]

const known = [...new Set<string>(Object.values(paths))].filter((path) => path !== paths.logIn).toSorted()
const filledIn = (path: string) => path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000')

describe.each(roles)('%s', (role) => {
  const routes = portalRoutes(role)
  const routeOf = (path: string) => matchRoutes(routes, filledIn(path))?.at(-1)?.route
  const leadingTo = (screens: RouteObject[]) => {
    const among = new Set<unknown>(screens)
    return known.filter((path) => among.has(routeOf(path)))
  }
  const own = leadingTo(routesFor(role))
  const open = leadingTo(publicScreens)
  const expected = new Set([...everyone, ...screens[role]])

  it('has exactly the screens of the specification', { tags: ['2.3-04', '2.3-09', '2.4-19', '10.8-05'] }, () => {
    expect(own).toEqual(known.filter((path) => expected.has(path)))
  })

  it('has the public screens wherever there is no other at the same address', () => {
    expect(open).toEqual(forAnyone.filter((path) => !expected.has(path)).toSorted())
  })

  it('is led from every other address to the own first page, and told so', {
    tags: ['2.3-04', '2.3-09', '2.4-19'],
  }, () => {
    const others = known.filter((path) => !own.includes(path) && !open.includes(path))
    expect(others.map((path) => [path, routeOf(path)?.path])).toEqual(others.map((path) => [path, '*']))
    expect(others.filter((path) => !isKnownPath(filledIn(path)))).toEqual([])
  })

  it('is told of an address that nobody has that there is none', () => {
    expect([routeOf('/no/such/page')?.path, isKnownPath('/no/such/page')]).toEqual(['*', false])
  })
})
