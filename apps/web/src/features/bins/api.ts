import { type Bin, binEndpoints } from '@thant/contracts/bins'
import { confirm } from '#components/feedback/confirm.tsx'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useWrite } from '#lib/use-endpoint.ts'

/** Asks first, naming the bin, and then archives it. */
export function useArchiveBin(): (bin: Bin) => Promise<void> {
  const { t } = useTranslation()
  const write = useWrite(binEndpoints.archive)
  return async ({ _id: id, name, size }) => {
    const named = { name, size }
    const isSure = await confirm({
      title: t('Are you sure want to delete the bin?'),
      body: t('{{name}}, {{size}}: it can not be ordered any more. Its orders stay.', named),
      confirm: t('Delete'),
      cancel: t('Cancel'),
      isDangerous: true,
    })
    if (!isSure) return
    await write.mutateAsync({ params: { id } }).then(
      () => notifyDone(t('{{name}}, {{size}} was deleted.', named)),
      (error: unknown) => notifyError(error, t),
    )
  }
}
