import { useDebouncedValue } from '@mantine/hooks'
import { minSearched, type SearchResult, searchEndpoints, searchKinds } from '@thant/contracts/reporting/search'
import type { ApiError } from '#lib/calls/api-error.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { reachOf } from '#lib/visitor/access.ts'
import { type OpenedRecord, openedRecords } from '#lib/visitor/opened-records.ts'
import { useMe } from '#lib/visitor/session.ts'
import { resultHref } from './result-href.ts'
import { actionsWith, generalActions, type SearchAction } from './search-actions.ts'
import { kindLabels, type SearchEntry, type SearchGroup, type SearchPage } from './search-entry.ts'

/** What is typed is searched after a pause that nobody notices. */
const pauseMs = 150

type Found = {
  groups: SearchGroup[]
  /** False while the answer to what was typed last is awaited. */
  isSettled: boolean
  isTooShort: boolean
  error: ApiError | null
}

export function useSearchGroups(text: string, pages: readonly SearchPage[]): Found {
  const { t } = useTranslation()
  const me = useMe()
  const timeZone = useCompanyTimeZone()
  const writeHint = useHint()
  const [searched] = useDebouncedValue(text, pauseMs)
  const isTooShort = [...text.matchAll(/[\p{L}\p{N}]/gu)].length < minSearched
  const isSearched = !isTooShort && searched === text
  const search = useEndpoint(searchEndpoints.search, { query: { q: text } }, { enabled: isSearched })
  const results = isSearched ? (search.data?.data ?? []) : []

  const entryOf = (record: OpenedRecord, kind: SearchEntry['kind']): SearchEntry => ({
    kind,
    title: record.title,
    hint: writeHint(record),
    href: record.href,
    record,
  })
  const found = results.flatMap((result): SearchEntry[] => {
    const href = resultHref(result, me, timeZone)
    const { kind, title, hint, at } = result
    return href === undefined ? [] : [entryOf({ kind, title, hint, at, href }, kind)]
  })
  const opened = text === '' && me ? openedRecords(me._id).map((record) => entryOf(record, record.kind)) : []
  const actionOf = ({ label, values, href }: SearchAction): SearchEntry => ({
    kind: 'action',
    title: t(label, values),
    hint: '',
    href,
  })
  const reach = (permission: Parameters<typeof reachOf>[1]) => reachOf(me, permission)
  const hasText = ({ label }: { label: SearchPage['label'] }) => isNamed([label, t(label)], text)
  const groups: SearchGroup[] = [
    { label: 'Opened last', entries: opened },
    ...searchKinds.map((kind) => ({ label: kindLabels[kind], entries: found.filter((entry) => entry.kind === kind) })),
    {
      label: kindLabels.action,
      entries: [...actionsWith(results, reach), ...generalActions(reach).filter(hasText)].map(actionOf),
    },
    {
      label: kindLabels.page,
      entries: pages.filter(hasText).map(({ label, href }) => ({ kind: 'page', title: t(label), hint: '', href })),
    },
  ]
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isSettled: isTooShort || (isSearched && !search.isPending),
    isTooShort,
    error: isSearched ? search.error : null,
  }
}

function useHint(): (record: Pick<SearchResult, 'hint' | 'at'>) => string {
  const format = useFormat()
  return ({ hint, at }) => [hint, at === null ? '' : format.dateTime(at)].filter((part) => part !== '').join(' · ')
}

function isNamed(names: readonly string[], text: string): boolean {
  return names.some((name) => name.toLowerCase().includes(text.toLowerCase()))
}
