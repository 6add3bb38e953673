import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import prose from '#components/layout/page/prose.module.css'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useCompany, useFormat } from '#lib/use-format.ts'
import { privacySections, privacySince } from '../privacy.ts'

export function PrivacySections() {
  const { t } = useTranslation()
  const { date, number } = useFormat()
  const company = useCompany()
  if (!company) return null
  const { sessionDays, mailDays, auditDays, backupDays } = company.retention
  const values = {
    company: company.name,
    sessionDays: number(sessionDays),
    mailDays: number(mailDays),
    auditDays: number(auditDays ?? 0),
    backupDays: number(backupDays),
  }
  return (
    <div className={prose.prose}>
      <p>{t('In force since {{day}}', { day: date(privacySince) })}</p>
      {privacySections(company.retention).map(({ title, points }) => (
        <section key={title}>
          <h2>{t(title)}</h2>
          <ul>
            {points.map((point) => (
              <li key={point}>{t(point, values)}</li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        <Anchor component={Link} to={paths.contact}>
          {t('Write to us')}
        </Anchor>
      </p>
    </div>
  )
}
