import { Button } from '@mantine/core'
import { IconAlertTriangle, IconClock, IconFlagFilled, IconHelp } from '@tabler/icons-react'
import { missedReportTimes } from '@thant/contracts/service/missed-reports'
import type { OrganizationPickup } from '@thant/contracts/service/organization-pickups'
import { partOfDayLabels, pickupRequestKindLabels } from '@thant/contracts/service/pickup-request-states'
import type { PickupRequest } from '@thant/contracts/service/pickup-requests'
import { pickupMarkLabels } from '@thant/contracts/service/pickup-statuses'
import type { ReactNode } from 'react'
import { type BadgeStyle, StatusBadge } from '#components/figures/status-badge.tsx'
import { MatterLink, MatterRow } from '#components/layout/page/matter-list.tsx'
import { siteName } from '#features/customers/sites/site-name.ts'
import { useSites } from '#features/customers/sites/use-sites.ts'
import { stateBadge } from '#features/service/pickup-requests/request-state.ts'
import { wallClockOf } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { requestFormHref, requestHref } from '#lib/links/request-href.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { useMe } from '#lib/visitor/session.ts'
import type { OpenPickupKind } from '../open-matters.ts'

/** A request that waits for the company, or an offer that waits for the customer. */
export function OpenRequest({ request }: { request: PickupRequest }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { state, kind, counterAt, expiresAt, partOfDay } = request
  const until = format.dateTime(expiresAt)
  const isOffer = state === 'COUNTERED' && counterAt !== null
  const wanted = request.wantedAt ?? request.pickup?.pickUpTime
  const time =
    partOfDay === null || wanted === undefined
      ? wanted && format.dateTime(wanted)
      : [format.date(wanted), t(partOfDayLabels[partOfDay])].join(t(', '))
  return (
    <OpenRow
      title={[t(pickupRequestKindLabels[kind]), time].filter(Boolean).join(' · ')}
      site={request.site.name}
      badge={stateBadge(state)}
      hint={
        isOffer
          ? t('We offer {{time}}. Please answer by {{until}}.', { time: format.dateTime(counterAt), until })
          : t('We answer by {{until}}.', { until })
      }
    >
      <MatterLink to={requestHref(request._id)} isMain={isOffer}>
        {isOffer ? t('Answer the offer') : t('Open the request')}
      </MatterLink>
    </OpenRow>
  )
}

const badges: Record<OpenPickupKind, BadgeStyle> = {
  failed: { label: pickupMarkLabels['not-collected'], color: 'brick', icon: IconAlertTriangle },
  reported: { label: pickupMarkLabels['missed-reported'], color: 'sky', icon: IconFlagFilled },
  unrecorded: { label: 'Nothing recorded yet', color: 'amber', icon: IconHelp },
  late: { label: 'Nothing recorded yet', color: 'gray', icon: IconClock },
}

type OpenPickupProps = { kind: OpenPickupKind; pickup: OrganizationPickup; onReport: () => void }

/** A pickup that did not go as planned, or of which nobody has said how it went. */
export function OpenPickup({ kind, pickup, onReport }: OpenPickupProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { day } = wallClockOf(pickup.pickUpTime, useCompanyTimeZone())
  const reportableFrom = new Date(missedReportTimes(pickup.pickUpTime).from).toISOString()
  const hints: Record<OpenPickupKind, string> = {
    failed: t('You can ask us for another time.'),
    reported: t('We look into what you reported, and answer you.'),
    unrecorded: t('Did nobody come? Tell us, and we look into it.'),
    late: t('If nobody comes, you can report it from {{time}} on.', { time: format.time(reportableFrom) }),
  }
  return (
    <OpenRow
      title={t('Pickup of {{time}}', { time: format.dateTime(pickup.pickUpTime) })}
      site={pickup.site.name}
      badge={badges[kind]}
      hint={hints[kind]}
    >
      {kind === 'failed' && (
        <MatterLink to={requestFormHref('move', pickup._id)} isMain>
          {t('Ask for another time')}
        </MatterLink>
      )}
      {kind === 'unrecorded' && (
        <Button variant="default" size="xs" onClick={onReport}>
          {t('Report a missed pickup')}
        </Button>
      )}
      {(kind === 'failed' || kind === 'reported') && (
        <MatterLink to={`${paths.ownSchedule}?day=${day}`}>{t('Open the day')}</MatterLink>
      )}
    </OpenRow>
  )
}

type OpenRowProps = { title: string; site: string; badge: BadgeStyle; hint: string; children: ReactNode }

function OpenRow({ title, site, badge, hint, children }: OpenRowProps) {
  const { t } = useTranslation()
  const isOfSeveralSites = useSites(useMe()?.organizationId?._id ?? null).length > 1
  return (
    <MatterRow
      title={isOfSeveralSites ? [title, siteName(site, t)].join(' · ') : title}
      badge={<StatusBadge badge={badge} />}
      hint={hint}
    >
      {children}
    </MatterRow>
  )
}
