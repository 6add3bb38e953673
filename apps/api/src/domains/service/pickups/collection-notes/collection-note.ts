import { formerUserName } from '@thant/contracts/customers/users'
import type { Block, Message, MessageValue } from '@thant/contracts/materials/plan'
import { sumKg, wasteTreatmentLabels, weightMeasureLabels } from '@thant/contracts/materials/wastes'
import type { DocumentParts } from '#domains/company/company/letter-pdf.service.ts'
import { mainSiteName } from '#domains/customers/organizations/main-site.ts'
import { bullets, heading, literal, message, note, paragraph, typedName } from '#lib/plan-message.ts'
import type { IssuedNote } from './collection-notes.service.ts'
import { noteChanges } from './note-changes.ts'
import type { NotedPickup, NotedTreatment } from './noted-pickup.ts'

type NoteEvidence = Extract<DocumentParts['blocks'][number], { kind: 'pictures' }>['items']

/** A version of a note with what was issued before and after it, and the number that all of them have. */
export type NoteInSeries = {
  number: string
  note: IssuedNote
  former: IssuedNote | undefined
  next: IssuedNote | undefined
  /** What shows that somebody was there, as known now; only of the version in force. */
  evidence: NoteEvidence
}

/**
 * What was collected at a completed pickup, by whom, and what became of it, as this version says; both tables have the
 * same total. Customers are not told who of the staff said afterwards what became of it.
 */
export function collectionNote(
  { number, note: issued, former, next, evidence }: NoteInSeries,
  namesStaff: boolean,
): DocumentParts {
  const { paper, letterhead } = issued
  const { organization, site, pickUpTime, plateNumber, items, late } = paper
  const isInForce = next === undefined && !issued.isWithdrawn
  const isSigned = evidence.some(({ name }) => name !== undefined)
  return {
    title: message('Collection note {{number}}', { number }),
    heading: { name: message('COLLECTION NOTE'), number: literal(number) },
    ...statusOf(issued, next),
    addressee: { label: message('Collected from'), name: literal(organization.name), address: literal(site.address) },
    facts: [
      { label: message('Date'), value: message('{{instant}}', { instant: { instant: pickUpTime } }) },
      { label: message('Site'), value: typedName(site.name, mainSiteName) },
      ...crewOf(issued).map((name, index) => ({
        label: index === 0 ? message('Collected by') : literal(''),
        value: typedName(name, formerUserName),
      })),
      ...(plateNumber === '' ? [] : [{ label: message('Plate number'), value: literal(plateNumber) }]),
      { label: message('Version'), value: message('{{version}} of {{on}}', versionValues(issued)) },
    ],
    blocks: [
      ...(next === undefined ? [] : [followedBy(next)]),
      ...(former === undefined ? [] : corrects(issued, former)),
      heading('What was collected'),
      collected(items),
      totalOf(items),
      heading('What became of it'),
      treated(items),
      ...late.map((one) => lateTreatment(one, namesStaff ? issued.people : {})),
      asRecorded(issued),
      ...(evidence.length === 0 ? [] : [heading('Evidence'), { kind: 'pictures', items: evidence } as const]),
    ],
    signatures: isInForce && !isSigned ? signersOf(organization.name, letterhead.name) : [],
  }
}

function signersOf(customer: string, company: string): Message[] {
  return [
    message('Handed over, for {{name}}', { name: customer }),
    message('Collected, for {{name}}', { name: company }),
  ]
}

function statusOf({ isWithdrawn }: IssuedNote, next: IssuedNote | undefined): Pick<DocumentParts, 'status'> {
  if (isWithdrawn) return { status: message('Withdrawn') }
  if (next === undefined) return {}
  return { status: message(next.isWithdrawn ? 'Withdrawn' : 'Corrected') }
}

function crewOf({ paper: { driver, team }, people }: IssuedNote): string[] {
  const names = team.map((id) => people[id] || formerUserName).toSorted((one, other) => one.localeCompare(other, 'en'))
  return driver === null ? names : [people[driver] || formerUserName, ...names]
}

function versionValues({ version, issuedAt }: IssuedNote): Record<string, MessageValue> {
  return { version: { number: version }, on: { instant: issuedAt.toISOString() } }
}

function followedBy(next: IssuedNote): Block {
  const values = versionValues(next)
  return next.isWithdrawn
    ? paragraph('This note was withdrawn by version {{version}} of {{on}} and no longer holds.', values)
    : paragraph('Corrected by version {{version}} of {{on}}.', values)
}

function corrects(issued: IssuedNote, former: IssuedNote): Block[] {
  const { paper, reason } = issued
  const values = versionValues(former)
  return [
    paper.withdrawn
      ? paragraph('Withdraws version {{version}} of {{on}}. What follows no longer holds.', values)
      : paragraph('Corrects version {{version}} of {{on}}:', values),
    bullets(...noteChanges(former, issued)),
    ...(reason === '' ? [] : [paragraph('Reason: {{reason}}', { reason })]),
  ]
}

function asRecorded({ version, issuedAt, paper }: IssuedNote): Block {
  const on = { instant: issuedAt.toISOString() }
  if (version > 1) return note('As recorded on {{on}}. A treatment that is not known counts as disposal.', { on })
  return note(
    paper.late.length > 0
      ? 'Otherwise as recorded when the pickup was completed. A treatment that is not known counts as disposal.'
      : 'As recorded when the pickup was completed. A treatment that is not known counts as disposal.',
  )
}

function lateTreatment({ wasteType, on, by, reason }: NotedTreatment, people: Record<string, string>): Block {
  const values = { type: { type: wasteType }, on: { instant: on }, reason }
  const name = by === null ? undefined : people[by]
  return name === undefined
    ? note('What became of {{type}} was recorded afterwards, on {{on}}: {{reason}}', values)
    : note('What became of {{type}} was recorded afterwards, on {{on}} by {{name}}: {{reason}}', { ...values, name })
}

function collected(items: readonly NotedItem[]): Block {
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

function treated(items: readonly NotedItem[]): Block {
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

type NotedItem = NotedPickup['items'][number]
type Part = NotedItem['treatments'][number]
type Fate = Pick<NotedItem, 'productType'> & Pick<Part, 'treatment' | 'destination'> & { quantities: number[] }

/** Adds up what goes the same way, in the order of the items. */
function fatesOf(items: readonly NotedItem[]): Fate[] {
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

function totalOf(items: readonly NotedItem[]): DocumentParts['blocks'][number] {
  const weight = { exactKg: sumKg(items.map(({ quantity }) => quantity)) }
  return { kind: 'totals', items: [{ label: message('Total'), value: message('{{weight}} kg', { weight }) }] }
}
