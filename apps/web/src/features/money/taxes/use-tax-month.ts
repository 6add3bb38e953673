import { useSearchParams } from 'react-router'
import { changed, firstPage } from '#components/data-table/address/list-address.ts'
import { thisMonthIn } from '#lib/entries/zoned-time.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'

/** The month of an address, by default this one, YYYY-MM. */
export function taxMonth(search: URLSearchParams, thisMonth: string): string {
  const month = search.get('month') ?? ''
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : thisMonth
}

/** Another month begins with its first page. */
export function useTaxMonth(): { month: string; choose: (month: string) => void } {
  const [search, setSearch] = useSearchParams()
  const month = taxMonth(search, thisMonthIn(useCompanyTimeZone()))
  return {
    month,
    choose: (chosen) => setSearch((before) => changed(before, { ...firstPage, month: chosen })),
  }
}
