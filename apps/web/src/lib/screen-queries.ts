import type { Me } from '@thant/contracts/customers/auth'
import type { Params } from 'react-router'
import type { EndpointQuery } from './calls/endpoint-query.ts'
import { keepAnswersOf } from './calls/kept-answers.ts'
import { queryClient } from './calls/query-client.ts'
import { companyQuery, knownTimeZone } from './company.ts'
import { currentMe } from './visitor/session.ts'

export type ScreenAddress = { params: Readonly<Params>; search: URLSearchParams }

/** What is known of a screen before it is drawn; its dates are those of the company's time zone. */
export type Opening = ScreenAddress & { me: Me; timeZone: string }

/**
 * What a screen reads first. The file of a screen exports it as `queries`, so that the calls begin before the screen is
 * drawn.
 */
export type ScreenQueries = (opening: Opening) => readonly EndpointQuery[]

/** The same for a screen for everyone, which the server also draws for nobody in particular. */
export type PublicQueries = (opening: Omit<Opening, 'me'>) => readonly EndpointQuery[]

/** Reads what a screen begins with, unless it is here already. The screen itself reports what fails. */
export async function loadQueries(queries: ScreenQueries, address: ScreenAddress): Promise<void> {
  const me = currentMe()
  if (me === undefined) return
  const first = [companyQuery, ...queries({ ...address, me, timeZone: knownTimeZone() })]
  keepAnswersOf(first.filter(({ isSecret }) => !isSecret).map(({ queryKey }) => queryKey))
  await Promise.all(first.map((query) => queryClient.prefetchQuery(query)))
}
