import { griReportEndpoints } from '@thant/contracts/reporting/gri-reports'
import { generatePath, useNavigate } from 'react-router'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { useIdempotencyKey } from '#components/form/idempotency-key.ts'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { isApiError } from '#lib/calls/api-error.ts'
import { useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useAskAboutFormer } from './components/new-report/ask-about-former.tsx'

type Tables = MonthRange & { organization: string | null; site: string | null }

/** Saves tables and opens the report. Where one of the same months says otherwise, its maker chooses. */
export function useSaveGriReport() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const keyFor = useIdempotencyKey()
  const write = useWrite(griReportEndpoints.save)
  const askAboutFormer = useAskAboutFormer()
  const save = async (tables: Tables, replaces: string | null = 'ask'): Promise<void> => {
    const body = { ...tables, replaces }
    try {
      const { data } = await write.mutateAsync({ body, idempotencyKey: keyFor(body) })
      notifyDone(t('The report was saved. Its number is {{number}}.', { number: data.number }))
      await navigate(generatePath(paths.griReport, { griReportId: data._id }))
    } catch (error) {
      if (!isApiError(error)) throw error
      const answer = await askAboutFormer(error)
      if (answer) await save(tables, answer.replaces)
      else if (answer === undefined) notifyError(error, t)
    }
  }
  return { save, isSaving: write.isPending }
}
