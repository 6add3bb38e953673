import { useMutation } from '@tanstack/react-query'
import { type FileSource, useFileDownload } from './use-file-download.ts'

export type ExportFormat = 'csv' | 'xlsx'

/** The list's query without its pagination; `name` excludes the file extension. */
export type ExportSource = FileSource

export function useExport({ query, name, ...source }: ExportSource) {
  const download = useFileDownload()
  return useMutation({
    mutationFn: (format: ExportFormat) =>
      download({ ...source, query: { ...query, format }, name: `${name}.${format}` }),
    meta: { changesNothing: true },
  })
}
