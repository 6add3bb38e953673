import { type OpeningView, useOpeningView } from '#components/data-table/use-opening-view.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { todayIn } from '#lib/zoned-time.ts'

type TrainingsPart = {
  /** Added to the query of the list. */
  query: { from?: string }
  /** The sort when the address has none: what comes next stands first. */
  sort: 'trainingDate' | undefined
}

/** Opens the list of trainings on today and what comes. */
export function useUpcomingTrainings(): OpeningView & TrainingsPart {
  const view = useOpeningView()
  return { ...view, ...trainingsPart(view.isOn, todayIn(useCompanyTimeZone())) }
}

/** What the list asks for while only what comes is shown, and otherwise. */
export function trainingsPart(isOn: boolean, today: string): TrainingsPart {
  return isOn ? { query: { from: today }, sort: 'trainingDate' } : { query: {}, sort: undefined }
}
