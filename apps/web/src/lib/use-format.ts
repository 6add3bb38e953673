import { useQuery } from '@tanstack/react-query'
import type { Format } from '@thant/i18n/format'
import { createContext, useContext } from 'react'
import { companyQuery } from './company.ts'

type Formats = { timeZone: string; format: Format }

/** Is made once for the page (FormatProvider), because a list writes figures and times in hundreds of cells. */
export const FormatContext = createContext<Formats | undefined>(undefined)

export function useCompany() {
  return useQuery(companyQuery).data?.data
}

export function useCompanyTimeZone(): string {
  return useFormats().timeZone
}

/** Formats numbers and times in the user's language and time format, and in the company's time zone. */
export function useFormat(): Format {
  return useFormats().format
}

function useFormats(): Formats {
  const formats = useContext(FormatContext)
  if (formats === undefined) throw new Error('FormatProvider is missing')
  return formats
}
