import { Skeleton } from '@mantine/core'
import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import { addressIn, descriptionIn } from '@thant/contracts/company/company'
import type { ReactNode } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { phoneAddress } from '#lib/phone-address.ts'
import { useCompany } from '#lib/use-format.ts'
import classes from './contact-banner.module.css'

type ContactBannerProps = {
  title: string
  order?: 1 | 2
  /** Shown under the text, e.g. buttons. */
  children?: ReactNode
}

/** Introduces the company with its contact details; omits those that are empty. */
export function ContactBanner({ title, order = 1, children }: ContactBannerProps) {
  const { language, t } = useTranslation()
  const company = useCompany()
  const Heading = order === 1 ? 'h1' : 'h2'
  return (
    <section className={classes.banner} aria-label={t('The company')}>
      <div className={classes.text}>
        <Heading className={classes.title}>{title}</Heading>
        {company ? (
          <p className={classes.line}>{descriptionIn(language, company)}</p>
        ) : (
          <Skeleton height={48} maw={480} />
        )}
        {children}
      </div>
      {company && (
        <address className={classes.ways}>
          {addressIn(language, company) !== '' && (
            <span className={classes.way}>
              <IconMapPin size={20} aria-hidden />
              {addressIn(language, company)}
            </span>
          )}
          {company.phone !== '' && (
            <a className={classes.way} href={phoneAddress(company.phone)}>
              <IconPhone size={20} aria-hidden />
              {company.phone}
            </a>
          )}
          {company.email !== '' && (
            <a className={classes.way} href={`mailto:${company.email}`}>
              <IconMail size={20} aria-hidden />
              {company.email}
            </a>
          )}
        </address>
      )}
    </section>
  )
}
