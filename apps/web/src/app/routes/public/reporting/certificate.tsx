import { certificateEndpoints } from '@thant/contracts/service/certificates'
import { useParams } from 'react-router'
import { PublicFrame } from '#components/layout/public-site/public-frame.tsx'
import { CertificateCheck } from '#features/money/orders/components/certificate-check.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { PublicQueries } from '#lib/screen-queries.ts'

export const queries: PublicQueries = ({ params: { serial = '' } }) => [
  endpointQuery(certificateEndpoints.verify, { params: { serial } }),
]

export default function Certificate() {
  const { t } = useTranslation()
  const { serial = '' } = useParams()
  return (
    <PublicFrame
      title={t('Is this certificate genuine?')}
      subtitle={t('Each recycling certificate has its own number. What it says cannot be changed.')}
    >
      <meta name="robots" content="noindex" />
      <CertificateCheck serial={serial} />
    </PublicFrame>
  )
}
