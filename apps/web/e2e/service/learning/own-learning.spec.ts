import { otherCustomer, rightAnswers } from '../../customers/other-customers.ts'
import { expectNothingSerious } from '../../looks/axe.ts'
import { readAs } from '../../support/api.ts'
import { expect, type Page, test } from '../../support/journey.ts'
import { signIn, startSession } from '../../support/sign-in.ts'
import { withoutPictures } from '../../support/without-pictures.ts'

type Lesson = { _id: string; Title: string; Slides: string[]; SlideTexts: string[]; quizID: { _id: string } }

async function lessonOf(page: Page, title: string): Promise<Lesson> {
  const { read } = await readAs(page, 'customer')
  const lessons: Lesson[] = await read('/training_slide')
  const lesson = lessons.find(({ Title }) => Title === title)
  if (!lesson) throw new Error(`the demonstration company has no lesson ${title}`)
  return lesson
}

test('lessons are cards with author, references, Learn and Quiz', {
  tag: ['@2.4-11', '@2.14-21', '@2.14-22', '@2.14-23', '@2.14-24'],
}, async ({ page }) => {
  await signIn(page, 'customer')
  await page.getByRole('link', { name: 'Training' }).click()
  await expect(page.getByText(/lessons cover paper, plastic and e-waste segregation/)).toBeVisible()
  await expect(page.getByText(/^[0-6] of 6 lessons passed$/)).toBeVisible()
  const card = page.getByRole('article', { name: 'Sorting plastic' })
  await expect(card).toContainText('Bottles, bags and cups look alike')
  await expect(card).toContainText(/By .+/)
  await card.getByRole('button', { name: 'References of Sorting plastic' }).click()
  const dialog = page.getByRole('dialog', { name: 'References' })
  await expect(dialog.getByRole('link').first()).toHaveAttribute('href', /^https:\/\//)
  await expect(dialog.getByRole('link').first()).toHaveAttribute('target', '_blank')
  await expectNothingSerious(page)
  await page.keyboard.press('Escape')
  await card.getByRole('link', { name: 'Quiz' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How well do you sort plastic?')
  await page.goBack()
  await card.getByRole('link', { name: 'Learn' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorting plastic')
})

test('lessons that fail to load can be retried, and so can a picture', async ({ page }) => {
  const lesson = await lessonOf(page, 'Sorting plastic')
  await signIn(page, 'customer')
  let isFailing = true
  const orFail = (address: string) =>
    page.route(address, (route) => (isFailing ? route.fulfill({ status: 500, json: {} }) : route.fallback()))
  await withoutPictures(page)
  await orFail('**/api/training_slide?*')
  await orFail(`**${lesson.Slides[1]}`)
  await page.goto('/training')
  const lessons = page.getByRole('region', { name: 'Lessons' })
  await expect(lessons.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 20_000 })
  isFailing = false
  await lessons.getByRole('button', { name: 'Retry' }).click()
  await expect(lessons.getByRole('article', { name: 'Sorting plastic' })).toBeVisible()

  isFailing = true
  await page.goto(`/training/trainingSlide/${lesson._id}?slide=2`)
  const figure = page.getByRole('figure')
  await expect(figure).toContainText('This picture could not be loaded.')
  await expect(figure).toContainText(lesson.SlideTexts[1] ?? '')
  await expectNothingSerious(page)
  isFailing = false
  await figure.getByRole('button', { name: 'Retry' }).click()
  const picture = figure.getByRole('img', { name: 'Picture of slide 2' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('slides are turned by buttons, arrow keys and steps, and their pictures are preloaded', {
  tag: ['@1-17', '@2.4-13', '@2.14-25', '@2.14-26', '@2.14-27', '@4-25'],
}, async ({ page }) => {
  const lesson = await lessonOf(page, 'E-waste and batteries')
  const requested = new Set<string>()
  page.on('request', (request) => requested.add(new URL(request.url()).pathname))
  await startSession(page, 'customer')
  await page.goto(`/training/trainingSlide/${lesson._id}`)
  const count = page.getByRole('main').getByRole('status')
  await expect(count).toHaveText('Slide 1 of 8')
  await expect(page.getByText(lesson.SlideTexts[0] ?? '')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0)
  await expect.poll(() => requested.has(lesson.Slides[1] ?? '')).toBe(true)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(count).toHaveText('Slide 2 of 8')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(count).toHaveText('Slide 1 of 8')
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()

  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(count).toHaveText('Slide 3 of 8')
  await page.keyboard.press('ArrowLeft')
  await expect(count).toHaveText('Slide 2 of 8')
  await page.reload()
  await expect(count).toHaveText('Slide 2 of 8')
  await page.getByRole('navigation', { name: 'Slides' }).getByRole('button', { name: 'Slide 8' }).click()
  await expect(page.getByText(lesson.SlideTexts[7] ?? '')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(count).toHaveText('Slide 8 of 8')
  await page.getByRole('link', { name: 'Finish' }).click()
  await expect(page).toHaveURL('/training')
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('a swipe turns to the next slide and back, and a scroll stays a scroll', async ({ page }) => {
    const lesson = await lessonOf(page, 'E-waste and batteries')
    await startSession(page, 'customer')
    await page.goto(`/training/trainingSlide/${lesson._id}`)
    const count = page.getByRole('main').getByRole('status')
    await expect(count).toHaveText('Slide 1 of 8')
    const figure = page.getByRole('figure')
    const picture = figure.getByRole('img')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    // Waits until the layout is stable, because a picture that has just loaded moves what is below it.
    await figure.click({ trial: true })
    const box = await figure.boundingBox()
    if (!box) throw new Error('the slide is not on the screen')
    const left = { x: box.x + 30, y: box.y + 60 }
    const right = { x: box.x + box.width - 30, y: box.y + 70 }
    const swipe = await swiper(page)
    await swipe(right, left)
    await expect(count).toHaveText('Slide 2 of 8')
    await swipe(left, right)
    await expect(count).toHaveText('Slide 1 of 8')
    await swipe({ ...right, y: box.y + 150 }, { x: right.x - 60, y: box.y + 20 })
    await expect(count).toHaveText('Slide 1 of 8')
  })
})

test('a quiz is marked once by the server, and explains what was wrong', {
  tag: ['@1-17', '@2.4-14', '@2.14-28', '@2.14-29', '@4-22', '@4-23', '@4-24', '@5-44', '@9-55'],
}, async ({ page }) => {
  const lesson = await lessonOf(page, 'Sorting plastic')
  const email = await otherCustomer(page, 4)
  const answers = await rightAnswers(page, lesson.quizID._id)
  await startSession(page, email)
  await page.goto(`/training/quiz/${lesson.quizID._id}`)
  const questions = page.getByRole('radiogroup')
  await expect(questions).toHaveCount(10)
  const option = (index: number, name: string) => questions.nth(index).getByRole('radio', { name, exact: true })
  await option(0, 'Fill it with sand').check()
  for (const index of [1, 2, 3, 4, 5]) await option(index, answers[index] ?? '').check()
  await option(1, 'No, caps are never recycled').check()
  await expect(page.getByText('6 of 10 answered')).toBeVisible()

  // The first response is lost, so the second request must count as the same attempt.
  let sent = 0
  await page.route('**/api/user_ans_quiz', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    sent += 1
    const answer = await route.fetch()
    if (sent === 1) await route.abort('connectionreset')
    else await route.fulfill({ response: answer })
  })
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  await expect.poll(() => sent).toBeGreaterThan(0)
  const result = page.getByRole('region', { name: '4 of 10 correct' })
  await expect(async () => {
    if (!(await result.isVisible())) await page.getByRole('button', { name: 'Submit Answer' }).click({ timeout: 1_000 })
    await expect(result).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(result).toContainText('40%')
  await expect(result).toContainText('Not enough yet.')
  await expect(result).toBeFocused()
  const verdict = (index: number) => questions.nth(index).locator('xpath=ancestor::li[1]')
  const first = verdict(0)
  await expect(first).toContainText('Wrong')
  await expect(first).toContainText(`Right answer: ${answers[0]}`)
  await expect(first).toContainText('keeps the bale clean enough')
  await expect(verdict(2)).toContainText(/Right$/)
  await expect(verdict(9)).toContainText('Not answered')
  await expect(page.getByRole('button', { name: 'Submit Answer' })).toBeDisabled()
  for (const radio of await page.getByRole('radio').all()) await expect(radio).toBeDisabled()
  await expectNothingSerious(page)
  const { read } = await readAs(page, email)
  const attempts: Array<{ quizID: { _id: string }; TotalCorrectAns: number }> = await read(
    `/user_ans_quiz?quizID=${lesson.quizID._id}`,
  )
  expect(sent).toBeGreaterThan(1)
  expect(attempts.filter(({ TotalCorrectAns }) => TotalCorrectAns === 4)).toHaveLength(1)

  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('0 of 10 answered')).toBeVisible()
  for (const [index, answer] of answers.entries()) await option(index, answer).check()
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  await expect(page.getByRole('region', { name: '10 of 10 correct' })).toContainText('100%')
  await page.getByRole('link', { name: 'Back to training' }).click()
  const results = page.getByRole('region', { name: 'Your quiz results' }).getByRole('listitem')
  await expect(results.nth(0)).toContainText('100% · Passed')
  await expect(results.nth(1)).toContainText('40% · Not enough yet')
  await expect(colorOf(results.nth(0))).resolves.not.toBe(await colorOf(results.nth(1)))
})

test('Cancel leaves a quiz, after a confirmation if answers were chosen', { tag: ['@2.14-29'] }, async ({ page }) => {
  const lesson = await lessonOf(page, 'Sorting paper and cardboard')
  await startSession(page, 'customer')
  await page.goto(`/training/quiz/${lesson.quizID._id}`)
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL('/training')
})

test("a customer reads their own organization's training sessions, and no others", { tag: ['@2.4-12'] }, async ({
  page,
}) => {
  const { read } = await readAs(page, 'customer')
  const own: Array<{ _id: string; topic: string; status: string }> = await read('/trainings?status=COMPLETED')
  const training = own[0]
  if (!training) throw new Error('the demonstration customer has had no training')
  const { attendees }: { attendees: Array<{ name: string }> } = await read(`/trainings/${training._id}`)
  await startSession(page, 'customer')
  await page.goto('/training')
  const row = page
    .getByRole('table', { name: 'Training sessions' })
    .getByRole('row')
    .filter({ hasText: training.topic })
  await row.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/training\/edit\/[\w-]+$/)
  const { attendees: shown }: { attendees: Array<{ name: string }> } = await read(
    `/trainings/${new URL(page.url()).pathname.split('/').at(-1)}`,
  )
  expect(attendees.length).toBeGreaterThan(0)
  for (const { name } of shown) await expect(page.getByRole('main')).toContainText(name)
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)

  const all: Array<{ _id: string }> = await (await readAs(page, 'admin')).read('/trainings?limit=200')
  const foreign = all.find(({ _id }) => own.every((one) => one._id !== _id))
  const answer = page.waitForResponse((response) => response.url().includes(`/api/trainings/${foreign?._id}`))
  await page.goto(`/training/edit/${foreign?._id}`)
  expect((await answer).status()).toBe(404)
})

function colorOf(row: ReturnType<Page['locator']>): Promise<string> {
  return row.getByText(/·/).evaluate((badge) => getComputedStyle(badge).color)
}

/** Dispatches touch events through the browser's protocol, as a real finger would cause them. */
async function swiper(page: Page) {
  const client = await page.context().newCDPSession(page)
  return async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
    for (const part of [0.25, 0.5, 0.75, 1]) {
      const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] })
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
}
