import { Button, Group, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { siteEndpoints } from '@thant/contracts/customers/sites'
import { maxPageSize } from '@thant/contracts/list'
import { useRestore } from '#components/feedback/use-restore.ts'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { languageOf } from '#lib/visitor/language-of.ts'

/** Lists the deleted sites of an organization to those who may restore them; nothing where there are none. */
export function ArchivedSites({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation()
  const request = { params: { id: organizationId }, query: { limit: maxPageSize } }
  const sites = useEndpoint(siteEndpoints.archived, request).data?.data ?? []
  const restore = useRestore(siteEndpoints.restore)
  if (sites.length === 0) return null
  return (
    <SectionCard title={t('Deleted sites')} subtitle={t('Their past pickups keep them.')}>
      {sites.map((site) => (
        <Group key={site._id} justify="space-between" gap="sm" mt="xs">
          <Text lang={languageOf(site.name)}>{site.name}</Text>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconArrowBackUp size={16} />}
            onClick={() => void restore(site, site.name)}
            aria-label={t('Restore {{name}}', { name: site.name })}
          >
            {t('Restore')}
          </Button>
        </Group>
      ))}
    </SectionCard>
  )
}
