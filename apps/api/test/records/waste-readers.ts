import { signInAs, type TestActor } from '../setup/actors.ts'
import type { TestApp } from '../setup/create-test-app.ts'
import { createOrganization, createSite } from './factories.ts'

type WasteReaders = {
  staff: TestActor
  /** Of the whole organization. */
  customer: TestActor
  /** Of the branch alone. */
  branchManager: TestActor
  organization: string
  branch: string
}

/** An organization of two sites, with everybody who reads its waste in a way of their own. */
export async function createReaders(
  testApp: TestApp,
  organizationDetails: Record<string, unknown> = {},
  branchName = 'Branch',
): Promise<WasteReaders> {
  const staff = await signInAs(testApp, 'ADMIN')
  const organization = await createOrganization(staff, { name: 'Golden Lotus', ...organizationDetails })
  const branch = await createSite(staff, organization, { name: branchName })
  const customer = await signInAs(testApp, 'USER', organization)
  const branchManager = await signInAs(testApp, 'USER', organization, { siteIds: [branch] })
  return { staff, organization, branch, customer, branchManager }
}
