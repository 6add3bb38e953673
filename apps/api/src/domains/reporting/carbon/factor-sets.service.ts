import { defaultTreatment } from '@thant/contracts/materials/wastes'
import type { FactorSet, FactorSetForm } from '@thant/contracts/reporting/factor-sets'
import { emissionFactors, factorSets } from '#database/schema/carbon.ts'
import type { Context } from '#lib/context.ts'
import { recordAudit } from '#lib/records/audit.ts'
import { errorAt } from '#lib/requests/app-error.ts'
import { presentFactorSet } from './factor-sets.presenter.ts'

/** Adds a version of the factors; saved reports keep the one they were computed with. */
export async function addFactorSet(context: Context, { factors, version, ...form }: FactorSetForm): Promise<FactorSet> {
  const [set] = await context.database
    .insert(factorSets)
    .values({ ...form, edition: version, createdAt: context.clock.now(), createdById: context.actor.id })
    .onConflictDoNothing({ target: [factorSets.name, factorSets.edition] })
    .returning()
  if (set === undefined) throw errorAt('version', 'factor-set.version-taken')
  const lines = await context.database
    .insert(emissionFactors)
    .values(
      factors.map((line) => ({
        factorSetId: set.id,
        material: line.material,
        treatment: line.treatment ?? defaultTreatment[line.material],
        part: line.part,
        direct: String(line.direct),
        avoidedMaterial: String(line.avoidedMaterial),
        avoidedLandfill: String(line.avoidedLandfill),
      })),
    )
    .returning()
  const added = presentFactorSet(set, lines)
  const { _id, createdAt, ...values } = added
  await recordAudit(context, { action: 'factor-set.add', entity: 'factor-set', entityId: set.id, after: values })
  return added
}
