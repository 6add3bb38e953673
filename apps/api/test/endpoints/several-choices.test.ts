import { type Columns, choiceSeparator, choiceValues, filterParameters } from '@thant/contracts/columns'
import type { Endpoint } from '@thant/contracts/endpoint'
import { beforeAll, expect, it } from 'vitest'
import { createRecords, pathTo, type Records } from '../records/records.ts'
import { signInAs, type TestActor } from '../setup/actors.ts'
import { useTestApp } from '../setup/create-test-app.ts'
import { endpointsOf } from '../setup/endpoints.ts'

const testApp = useTestApp()
let superAdmin: TestActor
let records: Records

beforeAll(async () => {
  superAdmin = await signInAs(testApp, 'SUPER ADMIN')
  records = await createRecords(testApp, superAdmin)
})

/** The parameters of a list that filter by choices, with the values of each. */
function choiceFilters(endpoint: Endpoint & { columns?: Columns<never> }): [name: string, values: readonly string[]][] {
  return Object.entries(endpoint.columns ?? {}).flatMap(([name, column]) =>
    column.kind === 'choice'
      ? filterParameters(name, column).map((parameter): [string, readonly string[]] => [
          parameter,
          choiceValues(column.choices),
        ])
      : [],
  )
}

it('each filter by choices finds with several what it finds with each of them', { tags: ['13.11-01'] }, async () => {
  const found: string[] = []
  for (const { name, endpoint } of endpointsOf(testApp.app)) {
    const path = pathTo(endpoint.path, records)
    const countOf = async (parameter: string, values: readonly string[]) => {
      const query = { [parameter]: values.join(choiceSeparator), limit: '1' }
      const { status, body } = await superAdmin.call('GET', path, { query })
      expect([name, parameter, status]).toEqual([name, parameter, 200])
      return Number(body.total)
    }
    for (const [parameter, values] of choiceFilters(endpoint)) {
      const counts = []
      for (const value of values) counts.push(await countOf(parameter, [value]))
      const sum = counts.reduce((total, count) => total + count, 0)
      expect([name, parameter, await countOf(parameter, values)]).toEqual([name, parameter, sum])
      if (sum > 0) found.push(`${name} ${parameter}`)
    }
  }
  expect(found).toEqual(
    expect.arrayContaining(['GET /destinations licenceState', 'GET /inbox kind', 'GET /pickup_requests state']),
  )
})
