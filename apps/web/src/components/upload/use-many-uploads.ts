import type { UploadPurpose } from '@thant/contracts/company/files'
import { useState } from 'react'
import { errorText } from '#lib/calls/error-text.ts'
import { trackUpload } from '#lib/calls/running-uploads.ts'
import { type UploadedFile, uploadFile } from '#lib/calls/upload.ts'
import { useTranslation } from '#lib/i18n.ts'

export type ManyUploads = { done: number; total: number; percent: number }

/** Uploads files one after the other in their order, and reports each one as soon as it is complete. */
export function useManyUploads(onUploaded: (file: UploadedFile) => void, purpose?: UploadPurpose) {
  const { t } = useTranslation()
  const [progress, setProgress] = useState<ManyUploads>()
  const [problem, setProblem] = useState<string>()

  const sendAll = async (files: readonly File[]) => {
    for (const [done, file] of files.entries()) {
      const note = (percent: number) => setProgress({ done, total: files.length, percent })
      note(0)
      try {
        onUploaded(await uploadFile(file, { purpose, onProgress: note }))
      } catch (error) {
        setProblem(`${file.name}: ${errorText(error, t)}`)
        throw error
      }
    }
  }

  const start = async (files: readonly File[]) => {
    setProblem(undefined)
    // The problem is shown here; the form learns of the failure when it waits for the tracked uploads.
    await trackUpload(sendAll(files)).catch(() => undefined)
    setProgress(undefined)
  }

  return { progress, problem, start, refuse: setProblem }
}
