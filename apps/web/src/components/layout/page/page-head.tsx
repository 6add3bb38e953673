import { Anchor, Breadcrumbs, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#lib/i18n.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import classes from './page.module.css'

type Crumb = { label: string; href: string }

export type PageHeadProps = {
  title: string
  /** The state of the record, beside its title. */
  badge?: ReactNode
  subtitle?: ReactNode
  /** The parent screens, on detail and form screens; the current title is appended. */
  crumbs?: readonly Crumb[]
  /** The main action; it sticks to the bottom of a phone. */
  action?: ReactNode
}

export function PageHead({ title, badge, subtitle, crumbs = [], action }: PageHeadProps) {
  const { t } = useTranslation()
  return (
    <header className={classes.head}>
      <title>{`${title} · Thant`}</title>
      <div className={classes.text}>
        {crumbs.length > 0 && (
          <nav aria-label={t('Breadcrumb')} data-screen-only>
            <Breadcrumbs classNames={{ root: classes.crumbs, breadcrumb: classes.crumb }}>
              {crumbs.map(({ label, href }) => (
                <Anchor key={href} component={Link} to={href} fz="inherit">
                  {label}
                </Anchor>
              ))}
              <span aria-current="page">{title}</span>
            </Breadcrumbs>
          </nav>
        )}
        <div className={classes.named}>
          <Title order={1} className={classes.title} lang={languageOf(title)}>
            {title}
          </Title>
          {badge}
        </div>
        {subtitle !== undefined && <div className={classes.line}>{subtitle}</div>}
      </div>
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </header>
  )
}
