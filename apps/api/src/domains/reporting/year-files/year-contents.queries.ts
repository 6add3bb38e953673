import type { Context } from '#lib/context.ts'
import { listCarbonPapers, listInvoicePapers, listNotes, listReportPapers } from './year-documents.queries.ts'
import { type YearDocument, type YearPart, type YearReader, type YearTable, yearPartNames } from './year-parts.ts'
import { tabulateInvoices, tabulateTrainings } from './year-records.queries.ts'
import { tabulateCarbon, tabulatePickups, tabulateWastes } from './year-waste.queries.ts'

export type YearContents = {
  tables: YearTable[]
  documents: YearDocument[]
  /** Parts of which the year has nothing, and those that the caller may not read. */
  empty: YearPart[]
  unreadable: YearPart[]
}

export async function readYear(
  context: Context,
  reader: YearReader,
  readable: readonly YearPart[],
): Promise<YearContents> {
  const contents: YearContents = {
    ...{ tables: [], documents: [], empty: [] },
    unreadable: yearPartNames.filter((part) => !readable.includes(part)),
  }
  for (const part of readable) {
    const tables = await tablesOf(context, reader, part)
    const documents = await documentsOf(context, reader, part)
    contents.tables.push(...tables)
    contents.documents.push(...documents)
    if (tables.length === 0 && documents.length === 0) contents.empty.push(part)
  }
  return { ...contents, documents: namedApart(contents.documents) }
}

async function tablesOf(context: Context, reader: YearReader, part: YearPart): Promise<YearTable[]> {
  switch (part) {
    case 'pickups':
      return tabulatePickups(context, reader)
    case 'wastes':
      return tabulateWastes(context, reader)
    case 'carbon':
      return tabulateCarbon(context, reader)
    case 'trainings':
      return tabulateTrainings(context, reader)
    case 'invoices':
      return tabulateInvoices(context, reader)
    default:
      return []
  }
}

async function documentsOf(context: Context, reader: YearReader, part: YearPart): Promise<YearDocument[]> {
  switch (part) {
    case 'carbon':
      return listCarbonPapers(context, reader)
    case 'invoices':
      return listInvoicePapers(context, reader)
    case 'notes':
      return listNotes(context, reader)
    case 'reports':
      return listReportPapers(context, reader)
    default:
      return []
  }
}

/** Numbers of invoices may differ in signs alone, which the names of files leave out. */
function namedApart(documents: readonly YearDocument[]): YearDocument[] {
  const taken = new Set<string>()
  return documents.map((document) => {
    let { name } = document
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) {
      name = document.name.replace(/\.\w+$/, (extension) => `-${count}${extension}`)
    }
    taken.add(name.toLowerCase())
    return { ...document, name }
  })
}
