import { useMutation } from '@tanstack/react-query'
import { type FileSource, useFileDownload } from './use-file-download.ts'

export type ExportFormat = 'csv' | 'xlsx'

/** What a list is narrowed and sorted by; the name goes without its ending. */
export type ExportSource = FileSource

/** Downloads a list in one of the formats of lists. */
export function useExport({ query, name, ...source }: ExportSource) {
  const download = useFileDownload()
  return useMutation({
    mutationFn: (format: ExportFormat) =>
      download({ ...source, query: { ...query, format }, name: `${name}.${format}` }),
    meta: { changesNothing: true },
  })
}
