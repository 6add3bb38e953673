import { Anchor } from '@mantine/core'
import type { ComponentProps } from 'react'
import { FileUpload } from './file-upload.tsx'

type DocumentUploadProps = ComponentProps<typeof FileUpload> & {
  /** Names the link to the document that is there. */
  openLabel: string
  isRemoved: boolean
}

/** A field for a record's document, below a link to the one that it has. */
export function DocumentUpload({ openLabel, isRemoved, ...field }: DocumentUploadProps) {
  return (
    <>
      {field.present && !isRemoved && (
        <Anchor href={field.present.url} target="_blank" rel="noreferrer" w="fit-content">
          {openLabel}
        </Anchor>
      )}
      <FileUpload {...field} />
    </>
  )
}
