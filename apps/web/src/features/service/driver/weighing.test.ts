import type { Pickup } from '@thant/contracts/service/pickups'
import { expect, test } from 'vitest'
import { blankItem } from '#features/service/pickups/form/pickup-values.ts'
import { namedItems, openingItems, weighedItems } from './weighing.ts'

const planned: Pickup = {
  _id: 'p',
  __v: 0,
  createdAt: '2026-02-01T02:00:00.000Z',
  updatedAt: '2026-02-01T02:00:00.000Z',
  organizationId: { _id: 'o', name: 'Quay of the Kingfisher' },
  pickUpTime: '2026-02-03T02:45:00.000Z',
  status: 'CONFIRMED',
  stage: 'ONGOING',
  wayNumber: 0,
  wayType: null,
  site: { _id: 'o', name: 'Main site' },
  vehicle: { plate_number: '', vehicleId: null, driver: null },
  updatedBy: null,
  operationTeam: [],
  items: [],
  schedule: null,
  stopNumber: null,
  plannedArrivalAt: null,
  marks: [],
  remark: '',
}

const typesOf = (pickup: Pickup) => openingItems(pickup).map(({ productType }) => productType)

test('weighing starts from the waste types of the last visit, or from all of them', () => {
  expect(typesOf({ ...planned, lastTypes: ['Plastics', 'Papers'] })).toEqual(['Plastics', 'Papers'])
  expect(typesOf({ ...planned, lastTypes: [] })).toHaveLength(6)
})

test('what the office has entered already is kept', () => {
  const jars = { productName: 'Jars', productType: 'Glasses', quantity: 2, unit: 'kg', remark: '' } as const
  const untreated = {
    treatment: null,
    destination: null,
    measure: 'not-recorded',
    isHazardous: false,
    treatments: [],
  } as const
  expect(
    openingItems({ ...planned, items: [{ ...jars, ...untreated, treatments: [] }], lastTypes: ['Papers'] }),
  ).toMatchObject([{ productName: 'Jars', quantity: '2' }])
})

test('lines without kilograms, name or remark are left out, and items are named after their types', () => {
  const paper = { ...blankItem, productType: 'Papers' as const, quantity: '12.5' }
  const cans = { ...blankItem, productType: 'Cans' as const }
  const jars = { ...blankItem, productType: 'Glasses' as const, productName: 'Jars' }
  expect(namedItems(weighedItems([paper, cans, jars])).map(({ productName }) => productName)).toEqual(['Paper', 'Jars'])
})

test('what is on the scale is weighed, but what the office has estimated stays so', () => {
  const jars = { productName: 'Jars', productType: 'Glasses', quantity: 2, unit: 'kg', remark: '' } as const
  const untreated = { treatment: null, destination: null, isHazardous: false }
  const entered = (['not-recorded', 'estimated'] as const).map((measure) => ({
    ...jars,
    ...untreated,
    measure,
    treatments: [],
  }))
  const measuresOf = (pickup: Pickup) => openingItems(pickup).map(({ measure }) => measure)
  expect(measuresOf({ ...planned, lastTypes: ['Papers'] })).toEqual(['weighed'])
  expect(measuresOf({ ...planned, items: entered })).toEqual(['weighed', 'estimated'])
})
