import { useTranslation } from '#lib/i18n.ts'
import classes from './plan-block.module.css'

export function PlanProof({ reportId, sha256, address }: { reportId: string; sha256: string; address: string }) {
  const { t } = useTranslation()
  return (
    <div className={classes.proof}>
      <h3>{t('Is this report genuine?')}</h3>
      <p>{t('Its data was frozen when it was made. Whoever has doubts compares this fingerprint with ours.')}</p>
      <dl className={classes.facts}>
        <div>
          <dt>{t('Report number')}</dt>
          <dd>{reportId}</dd>
        </div>
        <div>
          <dt>{t('SHA-256 of the data')}</dt>
          <dd>{sha256}</dd>
        </div>
        <div>
          <dt>{t('Check it at')}</dt>
          <dd>
            <a href={address}>{address}</a>
          </dd>
        </div>
      </dl>
    </div>
  )
}
