import { defaultUncertainty } from '@thant/contracts/materials/uncertainty'
import { type WasteType, wasteTreatmentLabels, wasteTypes } from '@thant/contracts/materials/wastes'
import { expect, it } from 'vitest'
import { planCarbonReport } from '#domains/reporting/carbon/carbon-plan.ts'
import { textsIn } from '../../../../../test/files/burmese-texts.ts'
import { carbonReportOf, plannedReportOf } from '../../../../../test/records/planned-reports.ts'
import { planPages } from './page-plan.ts'

/** Words that say what became of the waste, or how it was weighed and by whom it was handled. */
const claim =
  /\b(weighed|measured|thrown away|trained|recycled|recycling|compost|composting|landfilled|evidence|segregated|treated|treatment|taken apart|in front of)\b/i

/** Claims that a report may make, with what has to be recorded for each; where it is not, the text says so. */
const claims: Array<[text: string, isRecorded: (types: readonly WasteType[]) => boolean]> = [
  [
    'A total of {{weight}} of waste was collected in this period. {{recycled}} of it was recycled, and {{diverted}} in all was diverted from disposal.',
    () => true,
  ],
  // Heads and words of the tables, whose rows are the records, and of notes that name such a row.
  ...Object.values(wasteTreatmentLabels).map((label): [string, () => boolean] => [label, () => true]),
  ['Treatment', () => true],
  // What the company says of how well a measure is known.
  ...Object.values(defaultUncertainty).map(({ source }): [string, () => boolean] => [source, () => true]),
  ['Weighed', () => true],
  ['Nobody noted whether it was weighed or estimated.', () => true],
  [
    'What becomes of each item follows the treatment profile of its day, unless staff recorded something else for it. Loads carry the waste of several customers, and each has a share by waste type and month.',
    () => true,
  ],
]
const saysItIsNotRecorded = /as far as it was recorded|your auditor decides/
/** What treatment does in general, and how it counts, whatever was collected. */
const general = /^(A, direct|Waste that is never made|A are the direct|By these factors|The figures are)/

const isTip = (text: string) => plannedReportOf([]).recommendations.some((tip) => tip.text === text)
const generalStories = (id: string) => id.startsWith('what-happened')

it.each([...wasteTypes.map((type) => [type]), [...wasteTypes]])(
  'says of %s and others only what is recorded',
  { tags: ['11.8-02'] },
  (...types) => {
    const pages = planPages(plannedReportOf(types)).filter(({ id }) => !generalStories(id))
    const paragraphs = textsIn(pages).filter(
      (text) => claim.test(text) && !isTip(text) && !saysItIsNotRecorded.test(text),
    )
    const unsupported = paragraphs.filter(
      (text) => !general.test(text) && !claims.some(([known, isRecorded]) => known === text && isRecorded(types)),
    )
    expect(unsupported).toEqual([])
  },
)

it('says in both reports where it stands whether weights were read from a scale', () => {
  const carbon = textsIn(planCarbonReport(carbonReportOf('Papers'), { name: 'C' }, '2026-04-01'))
  const inTables = /whether a weight was read from a scale or estimated is stated in the portal’s GRI 306 report/i
  expect(carbon.some((text) => inTables.test(text))).toBe(true)
  expect(carbon.filter((text) => /weighed/.test(text))).toEqual([])
  const pages = planPages(plannedReportOf(['Papers']))
  const named = pages.find(({ id }) => id === 'what-became')?.title.text
  for (const id of ['letter', 'about']) {
    const page = pages.find((one) => one.id === id)
    expect(
      textsIn(page).filter((text) => text.includes(`page “${named}”`)),
      id,
    ).toHaveLength(1)
  }
})

it('begins every sentence of the letter with a capital letter, and counts pickups without a plural', () => {
  const letter = planPages(plannedReportOf(['Papers'])).find(({ id }) => id === 'letter')
  const texts = textsIn(letter)
  expect(texts.filter((text) => /^[a-z]/.test(text))).toEqual([])
  expect(texts.filter((text) => /\{\{pickups\}\} \w/.test(text))).toEqual([])
})
