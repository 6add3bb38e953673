import { Link } from 'react-router'
import { Mark } from '#components/drawings/mark.tsx'
import { useTranslation } from '#lib/i18n.ts'
import classes from './brand.module.css'

export function Brand({ isShort = false }: { isShort?: boolean }) {
  const { t } = useTranslation()
  return (
    <Link to="/" className={classes.brand} aria-label={t('Thant, to the start page')}>
      <Mark size={28} />
      {!isShort && <span className={classes.name}>Thant</span>}
    </Link>
  )
}
