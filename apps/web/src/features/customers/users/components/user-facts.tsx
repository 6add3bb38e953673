import { Anchor, Badge, Text } from '@mantine/core'
import type { Me } from '@thant/contracts/customers/auth'
import { roleLabels } from '@thant/contracts/customers/user-types'
import type { UserDetails } from '@thant/contracts/customers/users'
import { Link } from 'react-router'
import { FactsCard } from '#components/figures/facts-card.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { phoneAddress } from '#lib/links/phone-address.ts'
import { organizationProfileHref } from '#lib/links/profile-href.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { Invitation } from './invitation.tsx'

/** The facts of docs/specification.md 2.11-10. */
export function UserFacts({ user, me }: { user: UserDetails; me: Me }) {
  const { t } = useTranslation()
  const format = useFormat()
  const {
    name,
    type,
    email,
    phoneNumber,
    organizationId: organization,
    isOrganizationArchived,
    isConfirm,
    createdAt,
  } = user
  return (
    <FactsCard
      title={t('Profile')}
      facts={[
        { label: t('Name'), value: <span lang={languageOf(name)}>{name}</span> },
        { label: t('User type'), value: t(roleLabels[type]) },
        { label: t('Email'), value: <Anchor href={`mailto:${email}`}>{email}</Anchor> },
        { label: t('Phone'), value: <Anchor href={phoneAddress(phoneNumber)}>{phoneNumber}</Anchor> },
        ...(organization
          ? [
              {
                label: t('Organization'),
                value: (
                  <Anchor
                    component={Link}
                    to={organizationProfileHref(organization._id)}
                    lang={languageOf(organization.name)}
                  >
                    {organization.name}
                    {isOrganizationArchived && (
                      <Text span fz="sm" c="dimmed">
                        {' '}
                        {t('Deleted: its users cannot sign in')}
                      </Text>
                    )}
                  </Anchor>
                ),
              },
            ]
          : []),
        {
          label: t('Created'),
          value: (
            <>
              {format.date(createdAt)}{' '}
              {!isConfirm && (
                <Badge size="sm" color="amber">
                  {t('No password chosen yet')}
                </Badge>
              )}
            </>
          ),
        },
        ...(isConfirm ? [] : [{ label: t('Invitation'), value: <Invitation user={user} me={me} /> }]),
      ]}
    />
  )
}
