import { useMutation } from '@tanstack/react-query'
import { useTranslation } from '#lib/i18n.ts'
import { type FileSource, useFileDownload } from './use-file-download.ts'

export type ExportFormat = 'csv' | 'xlsx' | 'pdf'

/** The list's query without its pagination; `name` excludes the file extension. */
export type ExportSource = FileSource

export function useExport({ query, name, ...source }: ExportSource) {
  const download = useFileDownload()
  const { language } = useTranslation()
  return useMutation({
    mutationFn: (format: ExportFormat) =>
      download({
        ...source,
        query: { ...query, format, language },
        name: `${name}.${format}`,
        isDocument: format === 'pdf',
      }),
    meta: { changesNothing: true },
  })
}
