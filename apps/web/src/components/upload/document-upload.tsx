import { Anchor } from '@mantine/core'
import { asField } from '#components/fields/as-field.tsx'
import { FileUpload, type FileUploadProps } from './file-upload.tsx'

type DocumentUploadProps = FileUploadProps & {
  /** Names the link to the document that is there. */
  openLabel: string
  isRemoved: boolean
}

/** A field for a record's document, below a link to the one that it has. */
export const DocumentField = asField<DocumentUploadProps>(DocumentUpload, { empty: undefined })

function DocumentUpload({ openLabel, isRemoved, ...field }: DocumentUploadProps) {
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
