import { notificationEndpoints } from '@thant/contracts/customers/notifications'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#lib/links/paths.ts'
import { renderScreen } from '../../../../../test/render-screen.tsx'
import { reply } from '../../../../../test/replies.ts'

const choices = [
  { kind: 'pickup-moved', mail: 'at-once', isChosen: false },
  { kind: 'crew-near', mail: 'off', isChosen: false },
  { kind: 'collection-note', mail: 'digest', isChosen: true },
] as const

it('offers a crew that is near at once or not, and keeps a digest that was chosen before', {
  tags: ['10.7-14'],
}, async () => {
  await renderScreen(paths.settings, { as: 'USER', replies: [reply(notificationEndpoints.choices, [...choices])] })
  const offered = (name: string) =>
    page
      .getByRole('radiogroup', { name })
      .getByRole('radio')
      .elements()
      .map((element) => (element as HTMLInputElement).value)
  await expect.element(page.getByRole('radiogroup', { name: 'The crew is near' })).toBeVisible()
  expect(offered('The crew is near')).toEqual(['at-once', 'off'])
  expect(offered('Collection notes, right after each pickup')).toEqual(['at-once', 'digest', 'off'])
  expect(offered('A pickup is moved')).toEqual(['at-once', 'digest', 'off'])
})
