import type { ReactNode } from 'react'
import { SiteFrame } from '#components/layout/public-site/site-frame.tsx'
import { CompanyPermits } from '#features/company/company/components/company-permits.tsx'
import { CopyrightLine } from '#features/company/company/components/copyright-line.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useCompany } from '#lib/use-format.ts'
import { useMe } from '#lib/visitor/session.ts'

export function SitePage({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const company = useCompany()
  const isSignedIn = useMe() !== undefined
  return (
    <SiteFrame
      name={company?.name ?? 'Thant'}
      logo={company?.logo ?? null}
      home={paths.landing}
      links={[
        { label: t('About us'), href: paths.landing },
        { label: t('Battery boxes'), href: paths.batteryOrder },
        { label: t('Contact'), href: paths.contact },
        { label: t('Terms'), href: paths.terms },
      ]}
      action={isSignedIn ? { label: t('My portal'), href: paths.home } : { label: t('Sign in'), href: paths.logIn }}
      moreLinks={[{ label: t('Privacy'), href: paths.privacy }]}
      foot={
        <>
          <CopyrightLine />
          <CompanyPermits />
        </>
      }
    >
      {children}
    </SiteFrame>
  )
}
