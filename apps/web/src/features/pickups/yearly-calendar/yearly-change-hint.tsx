import { Anchor, Text } from '@mantine/core'
import { IconMail, IconPhone } from '@tabler/icons-react'
import { useTranslation } from '#lib/i18n.ts'
import { phoneAddress } from '#lib/phone-address.ts'
import { useCompany } from '#lib/use-format.ts'
import classes from './yearly-change-hint.module.css'

/** Tells customers whom to ask for another pickup time. */
export function YearlyChangeHint() {
  const { t } = useTranslation()
  const company = useCompany()
  return (
    <div className={classes.hint}>
      <Text fz="xs">{t('To change the time, please e-mail or call our operations team.')}</Text>
      <div className={classes.ways}>
        {company?.email && (
          <Anchor href={`mailto:${company.email}`}>
            <IconMail size={16} aria-hidden /> {company.email}
          </Anchor>
        )}
        {company?.phone && (
          <Anchor href={phoneAddress(company.phone)}>
            <IconPhone size={16} aria-hidden /> {company.phone}
          </Anchor>
        )}
      </div>
    </div>
  )
}
