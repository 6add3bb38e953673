import { Progress, Text } from '@mantine/core'
import { useTranslation } from '#lib/i18n.ts'
import type { ManyUploads } from './use-many-uploads.ts'

/** Shows how far an upload of several files is. */
export function ManyProgress({ progress }: { progress: ManyUploads }) {
  const { t } = useTranslation()
  return (
    <>
      <Progress mt={8} size="sm" value={progress.percent} aria-label={t('Uploading')} transitionDuration={120} />
      <Text c="dimmed" fz="xs" mt={4}>
        {t('{{number}} of {{total}}', { number: progress.done + 1, total: progress.total })}
      </Text>
    </>
  )
}
