import { Anchor, Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { type Colleague, colleagueEndpoints } from '@thant/contracts/customers/colleagues'
import { useState } from 'react'
import { Link } from 'react-router'
import { Dialog } from '#components/feedback/dialog.tsx'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { ColleagueForm } from './colleague-form.tsx'
import classes from './colleagues.module.css'

/** Who of the own organization has access, and the way to ask for another colleague. */
export function Colleagues({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation()
  const colleagues = useEndpoint(colleagueEndpoints.list, { params: { organizationId } })
  if (colleagues.isPending) return <Skeleton height={196} radius="md" aria-label={t('Loading…')} />
  if (!colleagues.data) return <FailedCard error={colleagues.error} onRetry={() => void colleagues.refetch()} />
  return (
    <SectionCard title={t('People with access')} subtitle={t('They sign in with their own email and password.')}>
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label={t('People with access')}>
        {colleagues.data.data.map((colleague) => (
          <ColleagueLine key={colleague._id} colleague={colleague} />
        ))}
      </Stack>
      <AddColleague organizationId={organizationId} />
      <Text c="dimmed" size="sm">
        {t('If somebody should no longer have access, tell us:')}{' '}
        <Anchor component={Link} to={paths.contact} inherit underline="always">
          {t('Contact us')}
        </Anchor>
      </Text>
    </SectionCard>
  )
}

function ColleagueLine({ colleague: { name, email, isConfirm } }: { colleague: Colleague }) {
  const { t } = useTranslation()
  return (
    <Group component="li" justify="space-between" align="flex-start" gap="4px 12px">
      <div className={classes.person}>
        <Text fw={500}>{name}</Text>
        <Text c="dimmed" size="sm" style={{ overflowWrap: 'anywhere' }}>
          {email}
        </Text>
      </div>
      <Badge flex="none" mt={2} color={isConfirm ? 'leaf' : 'amber'}>
        {isConfirm ? t('Has access') : t('Invited')}
      </Badge>
    </Group>
  )
}

function AddColleague({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button
        mt="xs"
        w="fit-content"
        variant="default"
        leftSection={<IconUserPlus size={16} />}
        onClick={() => setIsOpen(true)}
      >
        {t('Add a colleague')}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={t('Add a colleague')}>
        <ColleagueForm organizationId={organizationId} onClose={close} />
      </Dialog>
    </>
  )
}
