import type { UploadPurpose } from '@thant/contracts/company/files'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '#lib/calls/error-text.ts'
import { trackUpload } from '#lib/calls/running-uploads.ts'
import { uploadFile } from '#lib/calls/upload.ts'
import { useTranslation } from '#lib/i18n.ts'

export type Upload = ReturnType<typeof useUpload>

/** Uploads a file as soon as it is chosen, so that submitting rarely has to wait for it. */
export function useUpload(setKey: (key: string | null | undefined) => void, purpose?: UploadPurpose) {
  const { t } = useTranslation()
  const [preview, setPreview] = useState<string>()
  const [percent, setPercent] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const [fileName, setFileName] = useState<string>()
  const latest = useRef<File>(undefined)

  useEffect(
    () => () => {
      if (preview !== undefined) URL.revokeObjectURL(preview)
    },
    [preview],
  )

  const start = async (file: File) => {
    latest.current = file
    setProblem(undefined)
    setPercent(0)
    setPreview(URL.createObjectURL(file))
    setFileName(file.name)
    try {
      const uploaded = await trackUpload(uploadFile(file, { purpose, onProgress: setPercent }))
      if (latest.current === file) setKey(uploaded.file)
    } catch (error) {
      if (latest.current !== file) return
      setPreview(undefined)
      setFileName(undefined)
      setProblem(errorText(error, t))
    } finally {
      if (latest.current === file) setPercent(undefined)
    }
  }

  const remove = (key: string | null | undefined) => {
    latest.current = undefined
    setPreview(undefined)
    setFileName(undefined)
    setPercent(undefined)
    setProblem(undefined)
    setKey(key)
  }

  return { preview, fileName, percent, problem, start, remove, refuse: setProblem }
}
