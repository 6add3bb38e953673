import { createDestination, createOrganization, createPickup, item } from '../records/factories.ts'
import { signInAs, type TestActor } from '../setup/actors.ts'
import type { TestApp } from '../setup/create-test-app.ts'

/** What all samples of a test share. No sample changes these records. */
export type Given = {
  testApp: TestApp
  superAdmin: TestActor
  /** Of the role OPERATION. */
  staff: TestActor
  organization: string
  /** Has a completed pickup in January, so that there is something to report. */
  reported: string
  destination: string
}

/** A call that succeeds, with every field that its endpoint takes as far as they go together. */
export type Sample = {
  /** Calls without a session unless it is set. */
  by?: TestActor
  path: string
  body: object
  /** The table into which it writes, and the id of the row unless the reply names it. */
  table?: string
  id?: string
}

/**
 * By method and path of the endpoint, with a remark behind a comma where it has several. Each call of a function prepares
 * records of its own.
 */
export type Samples = Record<string, (given: Given) => Sample | Promise<Sample>>

export async function createGiven(testApp: TestApp): Promise<Given> {
  const superAdmin = await signInAs(testApp, 'SUPER ADMIN')
  const staff = await signInAs(testApp, 'OPERATION')
  const organization = await createOrganization(superAdmin)
  const reported = await createOrganization(superAdmin)
  const destination = await createDestination(staff, { name: 'Mill' })
  await createPickup(superAdmin, reported, '2026-01-05T02:30:00Z', [item('Papers', 1)])
  return { testApp, superAdmin, staff, organization, reported, destination }
}
