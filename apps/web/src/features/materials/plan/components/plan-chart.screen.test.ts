import type { PlanChart, PlanPage } from '@thant/contracts/materials/plan'
import { wasteTypes } from '@thant/contracts/materials/wastes'
import { reportEndpoints } from '@thant/contracts/reporting/reports'
import { generatePath } from 'react-router'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#lib/links/paths.ts'
import { renderScreen } from '../../../../../test/render-screen.tsx'
import { reply, sampleReply } from '../../../../../test/replies.ts'

const sample = sampleReply(reportEndpoints.get)
const october = {
  month: '2026-10',
  Papers: 310,
  Plastics: 200,
  Cans: 90,
  Glasses: 80,
  'E-waste': 20,
  Organic: 5,
  Mixed: 12,
}
const chart: PlanChart = {
  data: { kind: 'monthly', months: [october] },
  alt: { text: 'Waste by type', isLiteral: true },
}
const pages: PlanPage[] = [
  { id: 'cover', title: { text: 'Report', isLiteral: true }, blocks: [] },
  { id: 'month', title: { text: 'October 2026', isLiteral: true }, blocks: [{ kind: 'charts', charts: [chart] }] },
]
const data = { ...sample.data, layout: 'interval' as const, pages }

it('names every bar of a month on a phone, each name apart from the next', async () => {
  await page.viewport(360, 900)
  const path = generatePath(paths.report, { reportId: sample._id })
  await renderScreen(path, { as: 'signed-out', replies: [reply(reportEndpoints.get, { ...sample, data })] })
  const names = await vi.waitUntil(() => {
    const texts = [...document.querySelectorAll('[aria-label="Waste by type"] svg text')]
    const found = texts.filter(({ textContent }) => /^\p{L}/u.test(textContent))
    return found.length >= wasteTypes.length && found
  }, 10_000)
  expect(names).toHaveLength(wasteTypes.length)
  const boxes = names.map((name) => name.getBoundingClientRect())
  for (const [index, box] of boxes.entries()) {
    expect(box.top).toBeGreaterThan(boxes[index - 1]?.bottom ?? 0)
    expect([box.left >= 0, box.right <= 360]).toEqual([true, true])
  }
})
