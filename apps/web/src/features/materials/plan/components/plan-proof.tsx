import { useTranslation } from '#lib/i18n.ts'
import classes from './plan-block.module.css'

export function PlanProof({ number, sha256, address }: { number: string; sha256: string; address: string }) {
  const { t } = useTranslation()
  return (
    <div className={classes.proof}>
      <h3>{t('Is this report genuine?')}</h3>
      <p>
        {t(
          'The figures were locked when the report was made. Its fingerprint leads to the figures on our portal, to compare the paper with.',
        )}
      </p>
      <dl className={classes.facts}>
        <div>
          <dt>{t('Report number')}</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt>{t('SHA-256 of the data')}</dt>
          <dd>{sha256}</dd>
        </div>
        <div>
          <dt>{t('Check it at')}</dt>
          <dd>
            <a href={`${address}?sha256=${sha256}`}>{address}</a>
          </dd>
        </div>
      </dl>
    </div>
  )
}
