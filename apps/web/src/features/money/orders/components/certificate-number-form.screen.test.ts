import { certificateEndpoints } from '@thant/contracts/service/certificates'
import { generatePath } from 'react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#lib/links/paths.ts'
import { renderScreen } from '../../../../../test/render-screen.tsx'
import { refusal, reply, sampleReply } from '../../../../../test/replies.ts'

it('shows the number that was not found, and checks another one', async () => {
  const { answer } = await renderScreen(generatePath(paths.certificate, { serial: 'RC-1' }), {
    as: 'signed-out',
    replies: [refusal(certificateEndpoints.verify, 'certificate.not-found')],
  })
  const number = page.getByRole('textbox', { name: 'Number' })
  await expect.element(number).toHaveValue('RC-1')
  answer(reply(certificateEndpoints.verify, sampleReply(certificateEndpoints.verify)))
  await number.fill(' RC-2 ')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect.element(page.getByText('This certificate is genuine')).toBeVisible()
  expect(window.location.pathname).toBe('/certificates/RC-2')
})
