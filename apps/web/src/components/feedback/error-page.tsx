import { Button, Text, Title } from '@mantine/core'
import { useTranslation } from '#lib/i18n.ts'
import classes from './error-page.module.css'

/** Has no drawing, because every visitor loads it with the first script. */
export function ErrorPage({ title, hint, onRetry }: { title?: string; hint?: string; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={classes.page} role="alert">
      <Title order={1}>{title ?? t('Something went wrong')}</Title>
      <Text c="dimmed" maw={420}>
        {hint ?? t('This page could not be shown. What you saved before is safe.')}
      </Text>
      <div className={classes.actions}>
        <Button onClick={onRetry}>{t('Retry')}</Button>
        <Button component="a" href="/" variant="default">
          {t('To the start page')}
        </Button>
      </div>
    </div>
  )
}
