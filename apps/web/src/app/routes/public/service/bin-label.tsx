import { Button, Stack } from '@mantine/core'
import { IconArrowRight, IconMail, IconPhone } from '@tabler/icons-react'
import { binPaths } from '@thant/contracts/bin-paths'
import { Link, useParams } from 'react-router'
import { Facts } from '#components/figures/facts.tsx'
import { PublicFrame } from '#components/layout/public-site/public-frame.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { phoneAddress } from '#lib/links/phone-address.ts'
import type { PublicQueries } from '#lib/screen-queries.ts'
import { useCompany } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'

export const queries: PublicQueries = () => []

/** The same for every code, so that nobody learns from it which codes there are, or at whose place a bin stands. */
export default function BinLabel() {
  const { t } = useTranslation()
  const can = useCan()
  const company = useCompany()
  const { code = '' } = useParams()
  return (
    <PublicFrame
      title={t('Bins with such a label are those of {{company}}', { company: company?.name ?? 'Thant' })}
      subtitle={t('We empty them, and see to them when something is wrong.')}
    >
      <meta name="robots" content="noindex" />
      <Stack gap="lg">
        <Facts
          facts={[{ label: t('Number on the label'), value: <span lang="en">{code.toUpperCase().slice(0, 20)}</span> }]}
        />
        <p>{t('Is it full, broken or in the way? Call us or write to us, and say this number.')}</p>
        {company?.phone && (
          <Button component="a" href={phoneAddress(company.phone)} leftSection={<IconPhone size={16} aria-hidden />}>
            {company.phone}
          </Button>
        )}
        <Button component={Link} to={paths.contact} variant="default" leftSection={<IconMail size={16} aria-hidden />}>
          {t('Write to us')}
        </Button>
        {can('placed-bins:change') && (
          <Button
            component={Link}
            to={`${binPaths.placedBins}?code=${encodeURIComponent(code)}`}
            variant="default"
            leftSection={<IconArrowRight size={16} aria-hidden />}
          >
            {t('Open this bin')}
          </Button>
        )}
      </Stack>
    </PublicFrame>
  )
}
