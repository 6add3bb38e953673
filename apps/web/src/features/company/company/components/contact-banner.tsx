import { Skeleton } from '@mantine/core'
import { IconBrandFacebook, IconClock, IconMail, IconMapPin, IconMessageCircle, IconPhone } from '@tabler/icons-react'
import { addressIn, type Company, descriptionIn } from '@thant/contracts/company/company'
import type { ReactNode } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { phoneAddress } from '#lib/links/phone-address.ts'
import { useCompany } from '#lib/use-format.ts'
import { viberAddress } from '../messenger-address.ts'
import classes from './contact-banner.module.css'
import { OfficeHours } from './office-hours.tsx'

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
      {company && <Ways company={company} />}
    </section>
  )
}

function Ways({ company }: { company: Company }) {
  const { language, t } = useTranslation()
  const { phone, email, viber, facebook, openingHours, workingWeekdays } = company
  const address = addressIn(language, company)
  return (
    <address className={classes.ways}>
      {(address !== '' || company.location !== null) && (
        <span className={classes.way}>
          <IconMapPin size={20} aria-hidden />
          <span>
            {address} <MapLink location={company.location} />
          </span>
        </span>
      )}
      {openingHours && (
        <span className={classes.way}>
          <IconClock size={20} aria-hidden />
          <OfficeHours weekdays={workingWeekdays} hours={openingHours} />
        </span>
      )}
      <Way href={phone && phoneAddress(phone)} Icon={IconPhone} text={phone} />
      <Way href={email && `mailto:${email}`} Icon={IconMail} text={email} />
      <Way href={viber && viberAddress(viber)} Icon={IconMessageCircle} text={t('Write to us on Viber')} />
      <Way href={facebook} Icon={IconBrandFacebook} text={t('Our page on Facebook')} />
    </address>
  )
}

/** An empty address is not shown. */
function Way({ href, Icon, text }: { href: string; Icon: typeof IconMail; text: string }) {
  if (href === '') return null
  return (
    <a className={classes.way} href={href}>
      <Icon size={20} aria-hidden />
      {text}
    </a>
  )
}

/** A map of somebody else learns of a visitor only once the link is followed. */
function MapLink({ location }: { location: Company['location'] }) {
  const { t } = useTranslation()
  if (location === null) return null
  const { lat, lng } = location
  const map = `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`
  return (
    <a className={classes.map} href={map}>
      {t('Show on the map')}
    </a>
  )
}
