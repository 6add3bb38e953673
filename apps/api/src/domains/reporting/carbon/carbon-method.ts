import type { Block, MessageValue, PlanPage } from '@thant/contracts/materials/plan'
import { defaultTreatment, wasteTreatmentLabels } from '@thant/contracts/materials/wastes'
import { assessmentSentences } from '@thant/contracts/reporting/assessments'
import type { CarbonFigures } from '@thant/contracts/reporting/carbon'
import { methodNotes } from '@thant/contracts/reporting/carbon-notes'
import { type CarbonFactorSet, defaultFactorSource, partName } from '@thant/contracts/reporting/factor-sets'
import { withSubscripts } from '@thant/i18n/chemical-formulas'
import { possibleKey } from '@thant/i18n/possible-key'
import { bullets, literal, message, note, paragraph, typedName } from '#lib/plan-message.ts'

export function methodologies(report: CarbonFigures): PlanPage {
  const { factorSet, earlierFactorSets = [] } = report
  return {
    id: 'methodologies',
    title: message('Methodologies'),
    blocks: [
      paragraph(
        'Each weight is multiplied by the factors of its material and of what became of it. 1,000 kg are 1 t; figures are rounded only where they are shown, and so may not add up in their last digit.',
      ),
      bullets(
        message('A, direct: what treating the waste emits itself.'),
        message('B, avoided material or fertilizer: what making new material or fertilizer would have emitted.'),
        message('C, avoided landfilling: what the waste would have emitted in a landfill.'),
      ),
      ...(earlierFactorSets.length > 0 ? [paragraph('Each month counts by the factor set in force at its end.')] : []),
      ...earlierFactorSets.flatMap((earlier) => [
        paragraph('Factors of {{months}}:', { months: { monthSpan: earlier.months } }),
        ...factorBlocks(earlier.factorSet),
      ]),
      ...(earlierFactorSets.length > 0 ? [paragraph('Factors of the months since:')] : []),
      ...factorBlocks(factorSet),
      ...methodNotes(report).map((one) => ({ kind: 'paragraph' as const, message: one })),
    ],
  }
}

function factorBlocks(factorSet: CarbonFactorSet): Block[] {
  return [
    {
      kind: 'table',
      columns: [
        { head: message('Material'), isNumber: false },
        { head: message('Treatment'), isNumber: false },
        { head: message('Part'), isNumber: false },
        { head: message('A direct'), isNumber: true },
        { head: message('B avoided material or fertilizer'), isNumber: true },
        { head: message('C avoided landfilling'), isNumber: true },
      ],
      rows: factorSet.factors.map((line): MessageValue[] => [
        { type: line.material },
        { text: wasteTreatmentLabels[line.treatment ?? defaultTreatment[line.material]] },
        line.part === '' ? '' : { text: possibleKey(partName(line.part)) },
        { factor: line.direct },
        { factor: line.avoidedMaterial },
        { factor: line.avoidedLandfill },
      ]),
    },
    note('Factors in t CO₂e per tonne of waste.'),
    {
      kind: 'facts',
      items: [
        { label: message('Factor set'), value: literal(`${factorSet.name} ${factorSet.version}`) },
        { label: message('Global warming potentials'), value: literal(withSubscripts(factorSet.gwpSet)) },
        { label: message('Source'), value: typedName(withSubscripts(factorSet.source), defaultFactorSource) },
      ],
    },
    ...(factorSet.assessment === undefined ? [] : [note(assessmentSentences[factorSet.assessment])]),
  ]
}
