import { languages } from '@thant/contracts/customers/auth'
import type { Services, Settings } from '#lib/context.ts'
import { isLoopbackUrl } from '#lib/loopback.ts'
import { translatorFor } from '#lib/translator.ts'

const text = 'Payments on this portal are only tried out: no money moves.'

type Facts = Pick<Services, 'paymentGateway'> & { settings: Pick<Settings, 'publicUrl'> }

/** Adds a line to a page of a portal on the internet whose payments are not real, in every language at once. */
export function withSandboxNotice({ paymentGateway, settings }: Facts, html: string): string {
  if (paymentGateway?.name !== 'sandbox' || isLoopbackUrl(settings.publicUrl)) return html
  const lines = languages.map((language) => `<span lang="${language}">${translatorFor(language)(text)}</span>`)
  return html.replace('</body>', `<aside style="${style}">${lines.join('<br>')}</aside></body>`)
}

/** It lies over every screen and lets clicks through to what is below it. */
const style =
  'position:fixed;z-index:1000;bottom:8px;left:50%;transform:translateX(-50%);width:max-content;max-width:92vw;' +
  'padding:4px 14px;border-radius:8px;background:#7a3d00;color:#fff;font:13px/1.6 sans-serif;text-align:center;' +
  'pointer-events:none'
