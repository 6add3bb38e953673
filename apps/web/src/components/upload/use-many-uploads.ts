import { useState } from 'react'
import { errorText } from '#lib/error-text.ts'
import { useTranslation } from '#lib/i18n.ts'
import { trackUpload } from '#lib/running-uploads.ts'
import { type UploadedFile, uploadFile } from '#lib/upload.ts'

type Progress = { done: number; total: number; percent: number }

/** Sends chosen files one after the other, in their order, and hands each over as soon as it is there. */
export function useManyUploads(onUploaded: (file: UploadedFile) => void) {
  const { t } = useTranslation()
  const [progress, setProgress] = useState<Progress>()
  const [problem, setProblem] = useState<string>()

  const sendAll = async (files: readonly File[]) => {
    for (const [done, file] of files.entries()) {
      const note = (percent: number) => setProgress({ done, total: files.length, percent })
      note(0)
      try {
        onUploaded(await uploadFile(file, { onProgress: note }))
      } catch (error) {
        setProblem(`${file.name}: ${errorText(error, t)}`)
        throw error
      }
    }
  }

  const start = async (files: readonly File[]) => {
    setProblem(undefined)
    // What failed is said here; the form hears of it when it waits for what is being uploaded.
    await trackUpload(sendAll(files)).catch(() => undefined)
    setProgress(undefined)
  }

  return { progress, problem, start, refuse: setProblem }
}
