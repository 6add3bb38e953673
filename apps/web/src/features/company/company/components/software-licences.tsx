import { Anchor, Text } from '@mantine/core'
import { useTranslation } from '#lib/i18n.ts'

/** Leads to the licences that apps/web/licence-texts.ts puts into the build. */
export function SoftwareLicences() {
  const { t } = useTranslation()
  return (
    <Text fz="sm" mt="lg">
      <Anchor href="/third-party-licences.txt">{t('Licences of the software used on these pages')}</Anchor>
    </Text>
  )
}
