import { collectionNoteNumberOf, type Pickup, type TreatedItem } from '@thant/contracts/pickups'
import type { Block, MessageValue } from '@thant/contracts/plan'
import { formerUserName } from '@thant/contracts/users'
import { wasteTreatmentLabels, weightMeasureLabels } from '@thant/contracts/wastes'
import type { PaperParts } from '#domains/company/papers.service.ts'
import { mainSiteName } from '#domains/organizations/main-site.ts'
import type { LateTreatment } from '#domains/treatment-profiles/treatment-profiles.queries.ts'
import { literal, message, note, typedName } from '#lib/plan-message.ts'
import { sumKg } from './weight.ts'

/** What was collected at a completed pickup, by whom, and what became of it; both tables have the same total. */
export function collectionNote(pickup: Pickup, address: string, late: readonly LateTreatment[]): PaperParts {
  const { organizationId: organization, pickUpTime, vehicle, operationTeam, items } = pickup
  const number = collectionNoteNumberOf(pickup._id)
  const crew = [vehicle.driver, ...operationTeam].filter((person) => person !== null)
  return {
    title: message('Collection note {{number}}', { number }),
    heading: { name: message('COLLECTION NOTE'), number: literal(number) },
    addressee: { label: message('Collected from'), name: literal(organization.name), address: literal(address) },
    facts: [
      { label: message('Date'), value: message('{{instant}}', { instant: { instant: pickUpTime } }) },
      { label: message('Site'), value: typedName(pickup.site.name, mainSiteName) },
      ...crew.map(({ name }) => ({ label: message('Collected by'), value: typedName(name, formerUserName) })),
      ...(vehicle.plate_number === ''
        ? []
        : [{ label: message('Plate number'), value: literal(vehicle.plate_number) }]),
    ],
    blocks: [
      { kind: 'heading', message: message('What was collected') },
      collected(items),
      totalOf(items),
      { kind: 'heading', message: message('What became of it') },
      treated(items),
      ...late.map(lateTreatment),
      note(
        late.length > 0
          ? 'Otherwise as recorded when the pickup was completed. A treatment that is not known counts as disposal.'
          : 'As recorded when the pickup was completed. A treatment that is not known counts as disposal.',
      ),
    ],
  }
}

/** Customers are not told which of the staff it was. */
function lateTreatment({ wasteType, on, by, reason }: LateTreatment): Block {
  const values = { type: { type: wasteType }, on: { instant: on.toISOString() }, reason }
  return by === null
    ? note('What became of {{type}} was recorded afterwards, on {{on}}: {{reason}}', values)
    : note('What became of {{type}} was recorded afterwards, on {{on}} by {{name}}: {{reason}}', {
        ...values,
        name: by.name,
      })
}

function collected(items: readonly TreatedItem[]): Block {
  return {
    kind: 'table',
    columns: [
      { head: message('Item'), isNumber: false },
      { head: message('Waste type'), isNumber: false },
      { head: message('Kind of waste'), isNumber: false },
      { head: message('How it is known'), isNumber: false },
      { head: message('Quantity (kg)'), isNumber: true },
    ],
    rows: items.map(({ productName, productType, isHazardous, measure, quantity }) => [
      productName,
      { type: productType },
      { text: isHazardous ? 'Hazardous' : 'Non-hazardous' },
      { text: weightMeasureLabels[measure] },
      { exactKg: quantity },
    ]),
  }
}

function treated(items: readonly TreatedItem[]): Block {
  return {
    kind: 'table',
    columns: [
      { head: message('Waste type'), isNumber: false },
      { head: message('Treatment'), isNumber: false },
      { head: message('Destination'), isNumber: false },
      { head: message('Quantity (kg)'), isNumber: true },
    ],
    rows: fatesOf(items).map(({ productType, treatment, destination, quantities }): MessageValue[] => [
      { type: productType },
      { text: wasteTreatmentLabels[treatment] },
      destination?.name ?? { text: 'Not recorded' },
      { exactKg: sumKg(quantities) },
    ]),
  }
}

type Part = TreatedItem['treatments'][number]
type Fate = Pick<TreatedItem, 'productType'> & Pick<Part, 'treatment' | 'destination'> & { quantities: number[] }

/** Adds up what goes the same way, in the order of the items. */
function fatesOf(items: readonly TreatedItem[]): Fate[] {
  const fates = new Map<string, Fate>()
  for (const { productType, treatments } of items) {
    for (const { treatment, destination, quantity } of treatments) {
      const key = `${productType} ${treatment} ${destination?._id}`
      const fate = fates.get(key)
      if (fate === undefined) fates.set(key, { productType, treatment, destination, quantities: [quantity] })
      else fate.quantities.push(quantity)
    }
  }
  return [...fates.values()]
}

function totalOf(items: readonly TreatedItem[]): PaperParts['blocks'][number] {
  const weight = { exactKg: sumKg(items.map(({ quantity }) => quantity)) }
  return { kind: 'totals', items: [{ label: message('Total'), value: message('{{weight}} kg', { weight }) }] }
}
