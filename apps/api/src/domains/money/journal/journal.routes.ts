import { accountEndpoints } from '@thant/contracts/money/accounts'
import { journalEndpoints, journalExportEndpoints } from '@thant/contracts/money/journal'
import type { FastifyInstance } from 'fastify'
import { exportList } from '#lib/lists/list-export.ts'
import { serve } from '#lib/requests/serve.ts'
import { getAccountSettings } from './accounts.queries.ts'
import { changeAccounts } from './accounts.service.ts'
import { journalListing, sumOpenLines } from './journal.queries.ts'
import { journalExportListing } from './journal-exports.queries.ts'
import { exportJournal } from './journal-exports.service.ts'
import { getJournalFile } from './journal-file.service.ts'

export async function journalRoutes(app: FastifyInstance): Promise<void> {
  serve(
    app,
    accountEndpoints,
  )({
    get: ({ context }) => getAccountSettings(context),
    change: ({ context, body }) => changeAccounts(context, body),
  })
  serve(
    app,
    journalEndpoints,
  )({
    list: ({ context, query }) => journalListing.page(context, query),
    export: ({ context, query }) => exportList(context, query, 'journal', journalListing),
    open: ({ context, query }) => sumOpenLines(context, query.through),
  })
  serve(
    app,
    journalExportEndpoints,
  )({
    list: ({ context, query }) => journalExportListing.page(context, query),
    export: ({ context, query }) =>
      exportList(context, query, 'journal-exports', journalExportListing, {
        totals: ({ totals }) => totals.map(({ currency, debit }) => `${debit.toFixed(2)} ${currency}`).join(', '),
      }),
    create: ({ context, body }) => exportJournal(context, body.through),
    file: ({ context, params, query }) => getJournalFile(context, params.id, query),
  })
}
