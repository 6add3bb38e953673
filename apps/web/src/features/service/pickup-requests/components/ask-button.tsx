import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslation } from '#lib/i18n.ts'
import { requestFormHref } from '#lib/links/request-href.ts'
import { useCan } from '#lib/visitor/access.ts'

export function AskButton() {
  const { t } = useTranslation()
  const isStaff = useCan()('pickup-requests:answer')
  return (
    <Button component={Link} to={requestFormHref('extra')} leftSection={<IconPlus size={16} />}>
      {isStaff ? t('New request') : t('Request a pickup')}
    </Button>
  )
}
