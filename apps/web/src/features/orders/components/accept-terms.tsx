import type { GetInputPropsReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import { TickBox } from '#components/form/tick-box.tsx'
import { useTranslation } from '#lib/i18n.ts'
import classes from './accept-terms.module.css'

type AcceptTermsProps = {
  field: GetInputPropsReturnType
  /** The link or button that opens the terms. */
  terms: ReactNode
}

/** The checkbox is never ticked in advance, because the payer has to accept the terms explicitly. */
export function AcceptTerms({ field, terms }: AcceptTermsProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.accept}>
      <TickBox field={field} label={t('I have read the terms and conditions and accept them.')} />
      <div className={classes.terms}>{terms}</div>
    </div>
  )
}
