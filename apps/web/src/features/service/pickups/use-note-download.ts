import { collectionNoteNumberOf } from '@thant/contracts/service/collection-notes'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { useFileDownload } from '#components/data-table/export/use-file-download.ts'
import { useTranslation } from '#lib/i18n.ts'

/** Downloads a collection note in the user's language, as last issued unless a version is named. */
export function useNoteDownload(): (pickupId: string, version?: number) => void {
  const { language } = useTranslation()
  const download = useFileDownload()
  return (pickupId, version) =>
    void download({
      endpoint: pickupEndpoints.note,
      params: { id: pickupId },
      query: { language, version },
      name: `collection-note_${collectionNoteNumberOf(pickupId)}.pdf`,
      isDocument: true,
    })
}
