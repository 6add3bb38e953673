import { Button, Card } from '@mantine/core'
import type { Permission } from '@thant/contracts/permissions'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useCan } from '#lib/visitor/access.ts'
import { useMe } from '#lib/visitor/session.ts'
import { siteName } from '../site-name.ts'
import { useSites } from '../use-sites.ts'

type WholeOrganizationOnlyProps = {
  /** What users who are limited to sites may not do. */
  permission: Permission
  children: ReactNode
}

/** Tells users who are limited to sites whom to ask for what concerns all of them, where a link led them to it. */
export function WholeOrganizationOnly({ permission, children }: WholeOrganizationOnlyProps) {
  const isAllowed = useCan()(permission)
  return isAllowed ? children : <LimitedToSites />
}

function LimitedToSites() {
  const { t } = useTranslation()
  const organization = useMe()?.organizationId
  const sites = useSites(organization?._id ?? null)
  return (
    <Card>
      <EmptyState
        title={t('This concerns {{organization}} as a whole', { organization: organization?.name ?? '' })}
        hint={[
          t('Your account shows these sites: {{sites}}.', {
            sites: sites.map(({ name }) => siteName(name, t)).join(t(', ')),
          }),
          t('Please ask a colleague whose account shows all sites, or contact us.'),
        ].join(' ')}
        action={
          <Button component={Link} to={paths.contact} variant="default">
            {t('Contact')}
          </Button>
        }
      />
    </Card>
  )
}
