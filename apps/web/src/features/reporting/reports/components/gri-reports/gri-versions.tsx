import { Alert } from '@mantine/core'
import { useTranslation } from '#lib/i18n.ts'

type GriVersionsProps = {
  /** The number of the report that corrects it. */
  revisedBy: string | null
  /** The numbers of other reports of the same months. */
  others: readonly string[]
  dataChangedSince?: boolean
  className?: string | undefined
}

/** Says what came after a saved report of GRI 306. */
export function GriVersions({ revisedBy, others, dataChangedSince = false, className }: GriVersionsProps) {
  const { t } = useTranslation()
  return (
    <>
      {revisedBy !== null && (
        <Alert
          color="amber"
          role="status"
          className={className}
          title={t('There is a corrected version of this report')}
        >
          {t('Its number is {{number}}.', { number: revisedBy })}
        </Alert>
      )}
      {others.length > 0 && (
        <Alert
          color="amber"
          role="status"
          className={className}
          title={t('There is more than one report of these months')}
        >
          {t('Beside this one: {{reports}}.', { reports: others.join(t(', ')) })}
        </Alert>
      )}
      {dataChangedSince && (
        <Alert color="amber" role="status" className={className} title={t('Data changed since')}>
          {t('The weights of these months are others today. This report keeps what it said.')}
        </Alert>
      )}
    </>
  )
}
