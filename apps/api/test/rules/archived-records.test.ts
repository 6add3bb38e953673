import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { schemaTables } from '../endpoints/schema-tables.ts'
import { pngFile } from '../files/images.ts'
import { upload } from '../files/upload.ts'
import {
  createBin,
  createBinOrder,
  createConsignment,
  createDestination,
  createNote,
  createOrganization,
  createOtherWaste,
  createPickup,
  createQuiz,
  createSavedView,
  createSchedule,
  createSite,
  createStockAdjustment,
  createTreatmentProfile,
  slideSetForm,
} from '../records/factories.ts'
import { createPlacedBin } from '../records/placed-bins.ts'
import { createPriceList } from '../records/prices.ts'
import { createDepot, createVehicle } from '../records/vehicles.ts'
import { signInAs, type TestActor } from '../setup/actors.ts'
import { useTestApp } from '../setup/create-test-app.ts'

const testApp = useTestApp()
let admin: TestActor
let organization: string

beforeAll(async () => {
  admin = await signInAs(testApp, 'SUPER ADMIN')
  organization = await createOrganization(admin)
})

/** By table: creates a record that can be archived and returns its id, and the path under which it lies. */
const archivable: Record<string, { path: string; create: () => Promise<string> }> = {
  bin_orders: {
    path: '/bin_orders',
    create: async () => createBinOrder(admin, { organization, bin: await createBin(admin), quantity: 1 }),
  },
  bins: { path: '/bins', create: () => createBin(admin) },
  consignments: {
    path: '/consignments',
    create: async () => createConsignment(admin, await createDestination(admin)),
  },
  depots: { path: '/depots', create: () => createDepot(admin) },
  destinations: { path: '/destinations', create: () => createDestination(admin) },
  organization_notes: {
    get path() {
      return `/organizations/${organization}/notes`
    },
    create: () => createNote(admin, organization),
  },
  organizations: { path: '/organizations', create: () => createOrganization(admin) },
  other_wastes: { path: '/gri/other_wastes', create: () => createOtherWaste(admin, organization) },
  pickups: { path: '/logistics', create: () => createPickup(admin, organization, '2026-02-10T02:30:00Z') },
  placed_bins: {
    path: '/placed_bins',
    create: async () => createPlacedBin(admin, { organizationId: organization, binId: await createBin(admin) }),
  },
  price_lists: { path: '/price_lists', create: () => createPriceList(admin) },
  quizzes: { path: '/quiz', create: () => createQuiz(admin) },
  saved_views: { path: '/views', create: () => createSavedView(admin) },
  schedules: { path: '/schedules', create: () => createSchedule(admin, organization) },
  sites: { path: '/sites', create: () => createSite(admin, organization) },
  slide_sets: {
    path: '/training_slide',
    create: async () => {
      const { file } = (await upload(admin, await pngFile())).body.data
      return (await admin.call('POST', '/training_slide', { body: slideSetForm([file]) })).body.data._id
    },
  },
  stock_adjustments: { path: '/stock_adjustments', create: () => createStockAdjustment(admin) },
  treatment_profiles: {
    path: '/treatment_profiles',
    create: () => createTreatmentProfile(admin, { validFrom: '2026-03-01' }),
  },
  users: { path: '/users', create: async () => (await signInAs(testApp, 'OPERATION')).id },
  vehicles: { path: '/vehicles', create: async () => createVehicle(admin, await createDepot(admin)) },
}

it('knows every record that can be archived', () => {
  const tables = schemaTables.filter((table) => {
    const columns = getTableColumns(table)
    return 'updatedAt' in columns && ('archivedAt' in columns || 'deactivatedAt' in columns)
  })
  expect(Object.keys(archivable)).toEqual(tables.map(getTableName).sort())
})

it.each(Object.entries(archivable))('a record of %s was changed last when it was archived', async (table, record) => {
  testApp.clock.set('2026-02-03T03:00:00Z')
  const id = await record.create()
  testApp.clock.set('2026-02-03T03:10:00Z')
  expect((await admin.call('DELETE', `${record.path}/${id}`)).status).toBe(200)
  const { rows } = await testApp.database.execute(
    sql`select to_char(updated_at at time zone 'UTC', 'HH24:MI') as updated from ${sql.identifier(table)} where id = ${id}`,
  )
  expect(rows).toEqual([{ updated: '03:10' }])
})
