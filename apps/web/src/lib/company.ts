import { hashKey } from '@tanstack/react-query'
import { companyEndpoints } from '@thant/contracts/company/company'
import type { CallResult } from './calls/api-client.ts'
import { endpointQuery } from './calls/endpoint-query.ts'
import { queryClient } from './calls/query-client.ts'

export const companyQuery = { ...endpointQuery(companyEndpoints.get, {}), staleTime: Number.POSITIVE_INFINITY }

/** The time zone until the company is loaded, equal to the server's default. */
export const defaultTimeZone = 'Asia/Yangon'

/** Forgets all answers but the company, which is the same for everyone. */
export function forgetReadAnswers(): void {
  queryClient.getMutationCache().clear()
  queryClient.removeQueries({ predicate: ({ queryHash }) => queryHash !== hashKey(companyQuery.queryKey) })
}

/** Returns the company's time zone for what is not a component. */
export function knownTimeZone(): string {
  const company = queryClient.getQueryData<CallResult<typeof companyEndpoints.get>>(companyQuery.queryKey)
  return company?.data.timeZone ?? defaultTimeZone
}
