import { useTranslation } from '#lib/i18n.ts'
import { usePublicOrigin } from '#lib/links/public-origin.ts'

type PublicHeadProps = { path: string; title: string; description: string; siteName: string }

/**
 * Sets what search engines and messengers show of a public page; each language has its own address. What only
 * messengers read is written by the server alone, and weighs nothing in the browser.
 */
export function PublicHead({ path, title, description, siteName }: PublicHeadProps) {
  const { language } = useTranslation()
  const origin = usePublicOrigin()
  const english = origin + path
  const burmese = `${english}?lang=my`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={language === 'my' ? burmese : english} />
      <link rel="alternate" hrefLang="en" href={english} />
      <link rel="alternate" hrefLang="my" href={burmese} />
      <link rel="alternate" hrefLang="x-default" href={english} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={language === 'my' ? burmese : english} />
      <meta property="og:image" content={`${origin}/share.png`} />
      {import.meta.env.SSR && (
        <>
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      <meta property="og:locale" content={language === 'my' ? 'my_MM' : 'en_US'} />
      <meta property="og:locale:alternate" content={language === 'my' ? 'en_US' : 'my_MM'} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
