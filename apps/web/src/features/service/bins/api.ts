import { type Bin, binEndpoints } from '@thant/contracts/service/bins'
import { useArchive } from '#components/feedback/use-archive.ts'
import { useRestore } from '#components/feedback/use-restore.ts'
import { useTranslation } from '#lib/i18n.ts'

export function useArchiveBin() {
  const { t } = useTranslation()
  const restore = useRestore(binEndpoints.restore)
  return useArchive({
    endpoint: binEndpoints.archive,
    title: t('Delete this bin?'),
    body: ({ name, size }: Bin) =>
      t('{{name}}, {{size}}: it can no longer be ordered. Existing orders are kept.', { name, size }),
    done: ({ name, size }) => t('{{name}}, {{size}} was deleted.', { name, size }),
    undo: (bin) => restore(bin, [bin.name, bin.size].join(t(', '))),
  })
}
