import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Mark } from '#components/drawings/mark.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { LanguageSwitch } from '../language-and-scheme/language-switch.tsx'
import { SchemeToggle } from '../language-and-scheme/scheme-toggle.tsx'
import { mainId } from '../route-changes/route-change.tsx'
import classes from './site-frame.module.css'

type SiteLink = { label: string; href: string }

type SiteFrameProps = {
  name: string
  /** A URL; null falls back to the product's logo. */
  logo: string | null
  home: string
  links: readonly SiteLink[]
  /** Shown at the foot alone. */
  moreLinks: readonly SiteLink[]
  /** The only button, at the right of the header. */
  action: SiteLink
  foot: ReactNode
  children: ReactNode
}

export function SiteFrame({ name, logo, home, links, moreLinks, action, foot, children }: SiteFrameProps) {
  const { t } = useTranslation()
  const switches = (
    <div className={classes.switches}>
      <LanguageSwitch />
      <SchemeToggle />
    </div>
  )
  return (
    <div className={classes.frame}>
      <a href={`#${mainId}`} className={classes.skip}>
        {t('Skip to content')}
      </a>
      <header className={classes.head}>
        <div className={classes.bar}>
          <Link to={home} className={classes.brand} aria-label={name}>
            {logo ? <img src={logo} alt="" width={28} height={28} className={classes.logo} /> : <Mark size={28} />}
            <span className={classes.name}>{name}</span>
          </Link>
          <nav className={classes.links} aria-label={t('Main menu')}>
            {links.map(linkOf)}
          </nav>
          <div className={classes.tools}>
            {switches}
            <Button component={Link} to={action.href}>
              {action.label}
            </Button>
          </div>
          {/* A native element, so that the menu opens before any script has run. */}
          <details className={classes.menu}>
            <summary aria-label={t('Main menu')} />
            <div className={classes.panel}>
              {links.map(linkOf)}
              {switches}
            </div>
          </details>
        </div>
      </header>
      <main id={mainId} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <footer className={classes.foot}>
        <div className={classes.bar}>
          <div>{foot}</div>
          <nav className={classes.footLinks} aria-label={t('More pages')}>
            {[...links, ...moreLinks, action].map(linkOf)}
          </nav>
        </div>
      </footer>
    </div>
  )
}

function linkOf({ label, href }: SiteLink) {
  return (
    <Link key={href} to={href} className={classes.link}>
      {label}
    </Link>
  )
}
