import { inSnapshot } from '#database/transaction.ts'
import { getOrganization } from '#domains/customers/organizations/organizations.queries.ts'
import { listCoveredSites } from '#domains/customers/sites/sites.queries.ts'
import type { Context } from '#lib/context.ts'
import { fileNameOf } from '#lib/file-name-part.ts'
import { type ZipEntry, zipFile } from '#lib/lists/zip-file.ts'
import { reachOfActor } from '#lib/requests/request-context.ts'
import type { FileReply } from '#lib/requests/serve.ts'
import { readYear, type YearContents } from './year-contents.queries.ts'
import { makePaper } from './year-papers.ts'
import { type YearPart, type YearReader, yearPartNames, yearParts } from './year-parts.ts'
import { type MissingPaper, yearReadMe } from './year-read-me.ts'
import { listYears } from './years.queries.ts'

export async function listOrganizationYears(context: Context, organizationId: string): Promise<number[]> {
  await getOrganization(context, organizationId)
  return listYears(asCustomer(context, organizationId), organizationId, readableParts(context))
}

/**
 * The tables are read as of one moment, before the first byte; the papers are drawn one by one while the ZIP is sent, so
 * that none of it is stored and a server that stops leaves nothing behind.
 */
export async function getYearFile(
  context: Context,
  id: string,
  of: Omit<YearReader, 'organizationId'>,
): Promise<FileReply> {
  const { name } = await getOrganization(context, id)
  const reader = { ...of, organizationId: id }
  const customer = asCustomer(context, id)
  return zipFile(context, async () => {
    const contents = await inSnapshot(context.pool, (database) =>
      readYear({ ...customer, database }, reader, readableParts(context)),
    )
    const sites = await listCoveredSites(customer, id, undefined)
    return {
      fileName: `${fileNameOf(name, String(of.year))}.zip`,
      entries: entriesOf(customer, reader, { ...contents, organization: name, sites: sites?.map((site) => site.name) }),
    }
  })
}

/**
 * What staff download can be handed to the customer as it is: they get what they may read themselves, in the words in
 * which the customer reads it.
 */
function asCustomer(context: Context, organizationId: string): Context {
  const { id, siteIds } = context.actor
  return { ...context, reach: 'own', actor: { id, role: 'USER', organizationId, siteIds } }
}

function readableParts({ actor }: Context): YearPart[] {
  return yearPartNames.filter((part) => reachOfActor(actor, yearParts[part]) !== undefined)
}

type NamedContents = YearContents & { organization: string; sites: string[] | undefined }

async function* entriesOf(context: Context, reader: YearReader, contents: NamedContents): AsyncGenerator<ZipEntry> {
  const missing: MissingPaper[] = []
  yield* contents.tables
  for (const document of contents.documents) {
    const paper = await makePaper(context, document, reader)
    if ('failure' in paper) missing.push({ name: document.name, failure: paper.failure })
    else yield { name: document.name, ...paper }
  }
  // It comes last, because only now it can say what is missing.
  yield { name: 'README.txt', contents: yearReadMe(context, reader, { ...contents, missing }) }
}
