import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { PublicFrame } from '#components/layout/public-frame.tsx'
import { LogInForm } from '#features/auth/components/log-in-form.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'

export default function LogIn() {
  const { t } = useTranslation()
  return (
    <PublicFrame title={t('Welcome')} subtitle={t('Making the world cleaner starts with what we collect today.')}>
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
