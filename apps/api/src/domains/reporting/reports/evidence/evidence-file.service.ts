import { readFile } from 'node:fs/promises'
import type { Language } from '@thant/contracts/customers/auth'
import type { FactorSet } from '@thant/contracts/reporting/factor-sets'
import { inSnapshot } from '#database/transaction.ts'
import { factorPeriods } from '#domains/reporting/carbon/factor-periods.ts'
import { listFactorSets } from '#domains/reporting/carbon/factor-sets.queries.ts'
import { getGriReportInReach, getSharedGriReport } from '#domains/reporting/gri/saved-reports/gri-reports.queries.ts'
import type { AnyContext, Context } from '#lib/context.ts'
import { fileNameOf, spanPart } from '#lib/file-name-part.ts'
import { zipFile } from '#lib/lists/zip-file.ts'
import type { FileReply } from '#lib/requests/serve.ts'
import { presentSharedReport } from '../reports.presenter.ts'
import { getReport, getReportInReach } from '../reports.queries.ts'
import { getShareLink, type SharedKind } from '../sharing/report-links.queries.ts'
import { type EvidenceFilesSource, evidenceFiles } from './evidence-files.ts'
import { evidenceReadMe } from './evidence-read-me.ts'
import { type EvidenceSlips, readEvidenceSlips } from './evidence-slips.ts'
import { getEvidenceSubject } from './evidence-subject.queries.ts'
import { filedReportOf } from './filed-report.ts'
import { readEvidence } from './report-evidence.queries.ts'

const script = new URL('../../../../../../../docs/recompute-report.mjs', import.meta.url)

/** Throws 404 once the link has ended. */
export async function getSharedEvidenceFile(
  context: AnyContext,
  kind: SharedKind,
  { link, language }: { link: string; language: Language },
): Promise<FileReply> {
  const { reportId } = await getShareLink(context, kind, link)
  return evidenceFile(context, kind, { reportId, language })
}

export async function getOwnEvidenceFile(
  context: Context,
  kind: SharedKind,
  { id, language }: { id: string; language: Language },
): Promise<FileReply> {
  await (kind === 'report' ? getReportInReach(context, id) : getGriReportInReach(context, id))
  return evidenceFile(context, kind, { reportId: id, language })
}

type Filed = { reportId: string; language: Language }

function evidenceFile(context: AnyContext, kind: SharedKind, { reportId, language }: Filed): Promise<FileReply> {
  return zipFile(context, async () => {
    const source = await inSnapshot(context.pool, (database) => readAll({ ...context, database }, kind, reportId))
    const { report, evidence, slips } = source
    const { organization, sites } = filedReportOf(report)
    const span = { from: evidence.months[0], to: evidence.months.at(-1) }
    const names = [organization ?? '', ...sites]
    return {
      fileName: `${fileNameOf('evidence', ...names, spanPart(span), report.number)}.zip`,
      entries: [
        { name: 'README.txt', contents: evidenceReadMe(source, language) },
        { name: 'recompute.mjs', contents: await readFile(script, 'utf8') },
        ...evidenceFiles(source),
        ...slips.entries,
      ],
    }
  })
}

async function readAll(
  context: AnyContext,
  kind: SharedKind,
  reportId: string,
): Promise<EvidenceFilesSource & { slips: EvidenceSlips }> {
  const report =
    kind === 'report'
      ? presentSharedReport(await getReport(context, reportId))
      : await getSharedGriReport(context, reportId)
  const subject = await getEvidenceSubject(context, kind, reportId)
  const read = await readEvidence(context, subject)
  const months = setsOfMonths(filedReportOf(report).factorSets, read.evidence.months, await listFactorSets(context))
  const slips = await readEvidenceSlips(context, subject)
  return { ...read, report, months, slips, timeZone: context.settings.timeZone }
}

/** A report names the sets that it was computed with, so that one that came into force later changes none of it. */
function setsOfMonths(used: readonly string[], months: readonly string[], sets: FactorSet[]) {
  const ofReport = sets.filter(({ _id }) => used.includes(_id))
  return months.map((month) => ({ month, inReport: setOf(ofReport, month), today: setOf(sets, month) }))
}

function setOf(sets: readonly FactorSet[], month: string): FactorSet {
  const [period] = factorPeriods(sets, { from: month, to: month })
  if (period === undefined) throw new Error('the first factor set is missing')
  return period.factorSet
}
