import { useMutation } from '@tanstack/react-query'
import type { QueryInputOf } from '@thant/contracts/endpoint'
import { downloadEndpoints, type PdfStandard } from '@thant/contracts/reporting/report-downloads'
import { openProgress } from '#components/feedback/progress-notice.tsx'
import { call } from '#lib/calls/api-client.ts'
import { saveFile } from '#lib/calls/download.ts'
import { callForFile } from '#lib/calls/file-client.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import type { ReportSource } from './report-source.ts'

const pollMs = 1_000

type DownloadRequest = { source: ReportSource; standard?: PdfStandard }

/** Downloads the PDF of a saved report in the user's language; a notification shows its progress and can cancel it. */
export function useDownloadReport() {
  const { t, language } = useTranslation()
  const format = useFormat()

  const textOf = (state: string, ahead: number) => {
    if (state === 'waiting') return t('Waiting for its turn; {{ahead}} before it.', { ahead: format.number(ahead) })
    return state === 'drawing' ? t('The pages are being created…') : t('Nearly there…')
  }

  return useMutation({
    meta: { changesNothing: true },
    mutationFn: async ({ source, standard }: DownloadRequest) => {
      const file = fileOf(source, { language, standard })
      const leaving = new AbortController()
      let said = textOf('none', 0)
      const progress = openProgress({
        title: t('Please wait, your report is starting to download now...'),
        text: () => said,
        cancel: { label: t('Cancel download'), onCancel: () => leaving.abort() },
      })
      const polling = setInterval(() => {
        file.state(leaving.signal).then(
          ({ data }) => {
            said = textOf(data.state, data.ahead)
            progress.show(0)
          },
          // The download itself reports its failure.
          () => undefined,
        )
      }, pollMs)
      try {
        const { blob, bytes, name = 'report.pdf' } = await file.pdf(leaving.signal)
        saveFile(blob, name)
        progress.done(t('{{name}} was downloaded ({{size}}).', { name, size: format.fileSize(bytes) }))
      } catch {
        if (leaving.signal.aborted) progress.stopped(t('The download was cancelled. No file was saved.'))
        else progress.failed(t('Failed to download PDF. Please try again.'))
      } finally {
        clearInterval(polling)
      }
    },
  })
}

/** The calls for the PDF of a report and for its progress. */
function fileOf(source: ReportSource, query: QueryInputOf<typeof downloadEndpoints.pdf>) {
  if ('link' in source) {
    const { link } = source
    return {
      state: (signal: AbortSignal) => call(downloadEndpoints.sharedState, { params: { link }, query, signal }),
      pdf: (signal: AbortSignal) => callForFile(downloadEndpoints.shared, { params: { link }, query, signal }),
    }
  }
  const params = { id: source.reportId }
  return {
    state: (signal: AbortSignal) => call(downloadEndpoints.state, { params, query, signal }),
    pdf: (signal: AbortSignal) => callForFile(downloadEndpoints.pdf, { params, query, signal }),
  }
}
