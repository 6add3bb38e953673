import type { Endpoint } from '@thant/contracts/endpoint'
import { openProgress } from '#components/feedback/progress-notice.tsx'
import type { CallOptions } from '#lib/calls/api-client.ts'
import { saveFile } from '#lib/calls/download.ts'
import { errorText } from '#lib/calls/error-text.ts'
import { callForFile } from '#lib/calls/file-client.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

export type FileSource = {
  endpoint: Endpoint & { reply: 'file' }
  params?: Record<string, string>
  query: Record<string, string | number | undefined>
  /** The fallback file name; the one in the server's response takes precedence. */
  name: string
  /** True for a document such as a PDF, false for the export of a list. */
  isDocument?: boolean
}

/** Downloads a file, and shows its progress in a notification that can cancel it. */
export function useFileDownload(): (source: FileSource) => Promise<void> {
  const { t } = useTranslation()
  const format = useFormat()
  return async ({ endpoint, params, query, name, isDocument = false }) => {
    const leaving = new AbortController()
    const progress = openProgress({
      title: t('Preparing the file…'),
      text: (bytes) => t('{{size}} received', { size: format.fileSize(bytes) }),
      cancel: { label: isDocument ? t('Cancel download') : t('Cancel export'), onCancel: () => leaving.abort() },
    })
    try {
      const options = { params, query, signal: leaving.signal }
      const file = await callForFile(endpoint, options as unknown as CallOptions<typeof endpoint>, progress.show)
      const fileName = file.name ?? name
      saveFile(file.blob, fileName)
      progress.done(t('{{name}} was downloaded ({{size}}).', { name: fileName, size: format.fileSize(file.bytes) }))
    } catch (error) {
      if (leaving.signal.aborted) {
        progress.stopped(
          isDocument
            ? t('The download was cancelled. No file was saved.')
            : t('The export was cancelled. No file was saved.'),
        )
      } else progress.failed(errorText(error, t))
    }
  }
}
