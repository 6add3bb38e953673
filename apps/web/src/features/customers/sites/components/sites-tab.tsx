import { Badge, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { type Site, type SiteUses, siteEndpoints } from '@thant/contracts/customers/sites'
import type { Translate } from '@thant/i18n/translation-key'
import { useState } from 'react'
import { Dialog } from '#components/feedback/dialog.tsx'
import { notifyError } from '#components/feedback/notify.ts'
import { useArchive } from '#components/feedback/use-archive.ts'
import { call } from '#lib/calls/api-client.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCan } from '#lib/visitor/access.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { siteName } from '../site-name.ts'
import { useSites } from '../use-sites.ts'
import { ArchivedSites } from './archived-sites.tsx'
import { MergeSiteDialog } from './merge-site-dialog.tsx'
import { AddSiteForm, EditSiteForm } from './site-form.tsx'

/** The places of an organization. */
export function SitesTab({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation()
  const canChange = useCan()('sites:change')
  const sites = useSites(organizationId)
  const [edited, setEdited] = useState<Site | 'new'>()
  const close = () => setEdited(undefined)
  return (
    <Stack gap="md">
      {canChange && (
        <Group justify="flex-end">
          <Button leftSection={<IconPlus size={16} />} onClick={() => setEdited('new')}>
            {t('Add site')}
          </Button>
        </Group>
      )}
      {sites.map((site) => (
        <SiteCard key={site._id} site={site} onEdit={canChange ? () => setEdited(site) : undefined} />
      ))}
      {canChange && <ArchivedSites organizationId={organizationId} />}
      <Dialog opened={edited !== undefined} onClose={close} title={edited === 'new' ? t('Add site') : t('Edit site')}>
        {edited === 'new' && <AddSiteForm organizationId={organizationId} onClose={close} />}
        {edited !== undefined && edited !== 'new' && <EditSiteForm site={edited} onClose={close} />}
      </Dialog>
    </Stack>
  )
}

type SiteCardProps = { site: Site; onEdit: (() => void) | undefined }

function SiteCard({ site, onEdit }: SiteCardProps) {
  const { t } = useTranslation()
  const archive = useArchiveSite()
  const [uses, setUses] = useState<SiteUses>()
  const remove = async () => {
    const found = await countUses(site, t)
    if (found === undefined) return
    if (Object.values(found).some((count) => count > 0)) setUses(found)
    else await archive(site)
  }
  const name = siteName(site.name, t)
  const { from, to } = site.openingHours ?? {}
  const contact = [site.contactPersonName, site.contactPersonPhoneNumber].filter((part) => part !== '').join(', ')
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" align="flex-start" gap="sm">
        <Stack gap={4}>
          <Group gap="xs">
            <Text fw={600} lang={languageOf(name)}>
              {name}
            </Text>
            {site.isMain && name !== t('Main site') && <Badge variant="light">{t('Main site')}</Badge>}
          </Group>
          <Text size="sm" lang={languageOf(site.address)}>
            {site.address}
          </Text>
          {contact !== '' && (
            <Text size="sm" lang={languageOf(contact)}>
              {contact}
            </Text>
          )}
          {from !== undefined && <Text size="sm">{t('Open from {{from}} to {{to}}', { from, to })}</Text>}
          {site.accessNote !== '' && (
            <Text size="sm" c="dimmed" lang={languageOf(site.accessNote)}>
              {site.accessNote}
            </Text>
          )}
        </Stack>
        {onEdit && (
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<IconPencil size={16} />}
              onClick={onEdit}
              aria-label={t('Edit {{name}}', { name: site.name })}
            >
              {t('Edit')}
            </Button>
            {!site.isMain && (
              <Button
                variant="default"
                leftSection={<IconTrash size={16} />}
                onClick={() => void remove()}
                aria-label={t('Delete {{name}}', { name: site.name })}
              >
                {t('Delete')}
              </Button>
            )}
          </Group>
        )}
      </Group>
      {uses && <MergeSiteDialog site={site} uses={uses} onClose={() => setUses(undefined)} />}
    </Paper>
  )
}

function useArchiveSite() {
  const { t } = useTranslation()
  return useArchive<Site>({
    endpoint: siteEndpoints.archive,
    title: t('Are you sure you want to delete this site?'),
    body: ({ name }) => t('{{name}} will no longer be offered. Its past pickups keep it.', { name }),
    done: ({ name }) => t('{{name}} was deleted.', { name }),
  })
}

/** Counts what is ahead at a site; undefined when that failed, which is said then. */
async function countUses({ _id: id }: Site, t: Translate): Promise<SiteUses | undefined> {
  try {
    return (await call(siteEndpoints.uses, { params: { id } })).data
  } catch (error) {
    notifyError(error, t)
    return undefined
  }
}
