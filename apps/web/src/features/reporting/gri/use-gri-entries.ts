import { useSearchParams } from 'react-router'
import { thisMonthIn } from '#lib/entries/zoned-time.ts'
import { paths } from '#lib/links/paths.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { useMe } from '#lib/visitor/session.ts'
import { griEntriesIn, yearsOfEntries } from './gri-entries-address.ts'

/** Whose entries of which year are looked at: staff name the organization in the address, a customer has one. */
export function useGriEntries() {
  const [params, setParams] = useSearchParams()
  const own = useMe()?.organizationId?._id
  const thisMonth = thisMonthIn(useCompanyTimeZone())
  const thisYear = Number(thisMonth.slice(0, 4))
  const { organizationId, year } = griEntriesIn(params, own, thisMonth)
  const query = new URLSearchParams({
    ...(own === undefined && { organization: organizationId ?? '' }),
    year: `${year}`,
  })
  const chooseYear = (chosen: string) =>
    setParams((before) => {
      const after = new URLSearchParams(before)
      after.set('year', chosen)
      return after
    })
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`)
  return {
    organizationId,
    years: yearsOfEntries(thisMonth),
    year,
    /** Those that have begun, because nothing can be stated of others. */
    months: months.filter((month) => month <= thisMonth),
    chooseYear,
    hrefOf: (path: string) => `${path}?${query.toString()}`,
    tablesHref: `${paths.gri}?${new URLSearchParams({
      ...(own === undefined && { organization: organizationId ?? '' }),
      from: `${year}-01`,
      to: year === thisYear ? thisMonth : `${year}-12`,
    }).toString()}`,
  }
}

export type GriEntriesOf = ReturnType<typeof useGriEntries> & { organizationId: string }
