import { Alert, Anchor, Group, Text } from '@mantine/core'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { PublicFrame } from '#components/layout/public-site/public-frame.tsx'
import { LogInForm } from '#features/customers/auth/components/log-in-form.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import type { PublicQueries } from '#lib/screen-queries.ts'
import { loadWhatFollows } from '../../../load-what-follows.ts'
import { isNoSuchPage } from '../../../next-address.ts'

export const queries: PublicQueries = () => []

export default function LogIn() {
  const { t } = useTranslation()
  const { state } = useLocation()
  const isNowhere = isNoSuchPage(state)
  useEffect(() => void loadWhatFollows(), [])
  return (
    <PublicFrame
      title={t(isNowhere ? 'Page not found' : 'Welcome')}
      subtitle={t(
        isNowhere
          ? 'Please check the address, or sign in.'
          : 'Making the world cleaner starts with what we collect today.',
      )}
    >
      {isNowhere && (
        <Alert color="amber" role="status" mb="md">
          <Text inherit>{t('There is no page at this address.')}</Text>
          <Group gap="lg">
            <Anchor component={Link} to={paths.landing}>
              {t('To the start page')}
            </Anchor>
            <Anchor component={Link} to={paths.contact}>
              {t('Contact')}
            </Anchor>
          </Group>
        </Alert>
      )}
      <LogInForm />
      <Text mt="md">
        {t('New here?')}{' '}
        <Anchor component={Link} to={`${paths.contact}?topic=new-service`}>
          {t('Ask for our service')}
        </Anchor>
      </Text>
    </PublicFrame>
  )
}
