import { readFile } from 'node:fs/promises'
import type { Language } from '@thant/contracts/customers/auth'
import type { FactorSet } from '@thant/contracts/reporting/factor-sets'
import type { ReportData } from '@thant/contracts/reporting/report-data'
import { inSnapshot } from '#database/transaction.ts'
import { factorPeriods } from '#domains/reporting/carbon/factor-periods.ts'
import { listFactorSets } from '#domains/reporting/carbon/factor-sets.queries.ts'
import type { AnyContext, Context } from '#lib/context.ts'
import { fileNameOf, spanPart } from '#lib/file-name-part.ts'
import type { FileReply } from '#lib/serve.ts'
import { zipFile } from '#lib/zip-file.ts'
import { type EvidenceFilesSource, evidenceFiles } from './evidence-files.ts'
import { evidenceReadMe } from './evidence-read-me.ts'
import { type EvidenceSlips, readEvidenceSlips } from './evidence-slips.ts'
import { getEvidenceSubject } from './evidence-subject.queries.ts'
import { readEvidence } from './report-evidence.queries.ts'
import { presentSharedReport } from './reports.presenter.ts'
import { getReport, getReportInReach, getShareLink } from './reports.queries.ts'

const script = new URL('../../../../../../docs/recompute-report.mjs', import.meta.url)

/** Throws 404 once the link has ended. */
export async function getSharedEvidenceFile(context: AnyContext, link: string, language: Language): Promise<FileReply> {
  const { reportId } = await getShareLink(context, link)
  return evidenceFile(context, reportId, language)
}

export async function getOwnEvidenceFile(context: Context, id: string, language: Language): Promise<FileReply> {
  await getReportInReach(context, id)
  return evidenceFile(context, id, language)
}

function evidenceFile(context: AnyContext, reportId: string, language: Language): Promise<FileReply> {
  return zipFile(context, async () => {
    const source = await inSnapshot(context.pool, (database) => readAll({ ...context, database }, reportId))
    const { report, evidence, slips } = source
    const span = { from: evidence.months[0], to: evidence.months.at(-1) }
    return {
      fileName: `${fileNameOf('evidence', report.data.organization.name, spanPart(span), report.number)}.zip`,
      entries: [
        { name: 'README.txt', contents: evidenceReadMe(source, language) },
        { name: 'recompute.mjs', contents: await readFile(script, 'utf8') },
        ...evidenceFiles(source),
        ...slips.entries,
      ],
    }
  })
}

async function readAll(context: AnyContext, reportId: string): Promise<EvidenceFilesSource & { slips: EvidenceSlips }> {
  const report = presentSharedReport(await getReport(context, reportId))
  const subject = await getEvidenceSubject(context, reportId)
  const read = await readEvidence(context, subject)
  const sets = await listFactorSets(context)
  const months = setsOfMonths(report.data, read.evidence.months, sets)
  const slips = await readEvidenceSlips(context, subject)
  return { ...read, report, months, slips, timeZone: context.settings.timeZone }
}

/** A report names the sets that it was computed with, so that one that came into force later changes none of it. */
function setsOfMonths({ factorSet, earlierFactorSets = [] }: ReportData, months: string[], sets: FactorSet[]) {
  const used = new Set([factorSet, ...earlierFactorSets].map(({ _id }) => _id))
  const ofReport = sets.filter(({ _id }) => used.has(_id))
  return months.map((month) => ({ month, inReport: setOf(ofReport, month), today: setOf(sets, month) }))
}

function setOf(sets: readonly FactorSet[], month: string): FactorSet {
  const [period] = factorPeriods(sets, { from: month, to: month })
  if (period === undefined) throw new Error('the first factor set is missing')
  return period.factorSet
}
