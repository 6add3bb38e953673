import { formerUserName } from '@thant/contracts/customers/users'
import type { Message, MessageValue } from '@thant/contracts/materials/plan'
import { wasteTreatmentLabels, weightMeasureLabels } from '@thant/contracts/materials/wastes'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { message } from '#lib/plan-message.ts'
import type { NotedPickup } from './noted-pickup.ts'

type NotedItem = NotedPickup['items'][number]
type Noted = { paper: NotedPickup; people: Record<string, string> }

/** What a version of a collection note says otherwise than the one before it, one line each. */
export function noteChanges(former: Noted, now: Noted): Message[] {
  if (now.paper.withdrawn) return [message(withdrawalTexts[now.paper.withdrawn])]
  const restored = former.paper.withdrawn ? [message('The pickup is completed again.')] : []
  return [...restored, ...visitChanges(former, now), ...itemChanges(former.paper.items, now.paper.items)]
}

const withdrawalTexts = {
  deleted: 'The pickup was deleted.',
  reopened: 'The pickup is no longer completed.',
} as const

function visitChanges(former: Noted, now: Noted): Message[] {
  const [one, other] = [former.paper, now.paper]
  const pairs: Array<[text: TranslationKey, before: MessageValue, after: MessageValue]> = [
    ['Date: {{before}}, now {{after}}', { instant: one.pickUpTime }, { instant: other.pickUpTime }],
    ['Customer: {{before}}, now {{after}}', one.organization.name, other.organization.name],
    ['Site: {{before}}, now {{after}}', one.site.name, other.site.name],
    ['Plate number: {{before}}, now {{after}}', one.plateNumber || noneText, other.plateNumber || noneText],
    ['Collected by: {{before}}, now {{after}}', crewOf(former), crewOf(now)],
  ]
  return pairs
    .filter(([, before, after]) => JSON.stringify(before) !== JSON.stringify(after))
    .map(([text, before, after]) => message(text, { before, after }))
}

const noneText = '–'

function crewOf({ paper: { driver, team }, people }: Noted): string {
  const crew = [...(driver === null ? [] : [driver]), ...team]
  return crew.map((id) => people[id] ?? formerUserName).join(', ') || noneText
}

/** Items have no ids, so those of one name are compared in their order. */
function itemChanges(former: readonly NotedItem[], now: readonly NotedItem[]): Message[] {
  const left = Map.groupBy(former, ({ productName }) => productName)
  const changes = now.flatMap((item) => {
    const before = left.get(item.productName)?.shift()
    if (before !== undefined) return changesOf(before, item)
    return [message('Added: {{item}}, {{weight}} kg', weighed(item))]
  })
  const removed = [...left.values()].flat().map((item) => message('Removed: {{item}}, {{weight}} kg', weighed(item)))
  return [...changes, ...removed]
}

function weighed({ productName, quantity }: NotedItem): Record<string, MessageValue> {
  return { item: productName, weight: { exactKg: quantity } }
}

function changesOf(before: NotedItem, after: NotedItem): Message[] {
  const item = before.productName
  const pairs: Array<[text: TranslationKey, before: MessageValue, after: MessageValue]> = [
    ['Weight of {{item}}: {{before}} kg, now {{after}} kg', { exactKg: before.quantity }, { exactKg: after.quantity }],
    ['Waste type of {{item}}: {{before}}, now {{after}}', { type: before.productType }, { type: after.productType }],
    ['Kind of waste of {{item}}: {{before}}, now {{after}}', hazardOf(before), hazardOf(after)],
    ['How the weight of {{item}} is known: {{before}}, now {{after}}', measureOf(before), measureOf(after)],
    ['Destination of {{item}}: {{before}}, now {{after}}', destinationsOf(before), destinationsOf(after)],
    ...(isSharedAlike(before, after) ? [] : [treatmentChange(before, after)]),
  ]
  return pairs
    .filter(([, one, other]) => JSON.stringify(one) !== JSON.stringify(other))
    .map(([text, one, other]) => message(text, { item, before: one, after: other }))
}

const hazardOf = ({ isHazardous }: NotedItem): MessageValue => ({ text: isHazardous ? 'Hazardous' : 'Non-hazardous' })
const measureOf = ({ measure }: NotedItem) => ({ text: weightMeasureLabels[measure] })
const destinationsOf = ({ treatments }: NotedItem) => ({
  destinations: [...new Set(treatments.map(({ destination }) => destination?.name ?? null))],
})

/** An item of another weight has other weights of its parts too, which is no news while they are the same parts. */
function isSharedAlike(before: NotedItem, after: NotedItem): boolean {
  const ways = ({ treatments }: NotedItem) => treatments.map(({ treatment }) => treatment).join()
  return before.quantity !== after.quantity && ways(before) === ways(after)
}

function treatmentChange(before: NotedItem, after: NotedItem): [TranslationKey, MessageValue, MessageValue] {
  const weightsOf = ({ treatments }: NotedItem) => ({
    weights: treatments.map(({ treatment, quantity }) => ({ text: wasteTreatmentLabels[treatment], kg: quantity })),
  })
  return ['What became of {{item}}, in kg: {{before}}, now {{after}}', weightsOf(before), weightsOf(after)]
}
