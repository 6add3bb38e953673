import { type Bin, binEndpoints } from '@thant/contracts/bins'
import { useArchive } from '#components/feedback/use-archive.ts'
import { useTranslation } from '#lib/i18n.ts'

export function useArchiveBin() {
  const { t } = useTranslation()
  return useArchive({
    endpoint: binEndpoints.archive,
    title: t('Are you sure want to delete the bin?'),
    body: ({ name, size }: Bin) =>
      t('{{name}}, {{size}}: it can not be ordered any more. Its orders stay.', { name, size }),
    done: ({ name, size }) => t('{{name}}, {{size}} was deleted.', { name, size }),
  })
}
