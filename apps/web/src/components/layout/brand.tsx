import { Link } from 'react-router'
import { Mark } from '#components/drawings/mark.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import classes from './brand.module.css'

type BrandProps = { isShort?: boolean; to?: string }

export function Brand({ isShort = false, to = paths.home }: BrandProps) {
  const { t } = useTranslation()
  return (
    <Link to={to} className={classes.brand} aria-label={t('Thant, to the start page')}>
      <Mark size={28} />
      {!isShort && <span className={classes.name}>Thant</span>}
    </Link>
  )
}
