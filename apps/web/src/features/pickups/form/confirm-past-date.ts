import { confirm } from '#components/feedback/confirm.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

/** Asks for confirmation when a pickup is moved into the past, usually a mistake; resolves to true otherwise. */
export function useConfirmPastDate(): (organization: string, instant: string) => Promise<boolean> {
  const { t } = useTranslation()
  const format = useFormat()
  return async (organization, instant) => {
    if (!(Date.parse(instant) < Date.now())) return true
    return confirm({
      title: t('Move this pickup into the past?'),
      body: t('{{organization}} would be at {{time}}, which has passed already.', {
        organization,
        time: format.dateTime(instant),
      }),
      confirm: t('Move'),
      cancel: t('Cancel'),
    })
  }
}
