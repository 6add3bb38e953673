import { logo } from '../../customers/organization-form.ts'
import { chooseAction } from '../../support/fields.ts'
import { expect, test } from '../../support/journey.ts'
import { startSession } from '../../support/sign-in.ts'
import { unique } from '../../support/unique.ts'
import { apiAs } from '../pickup-data.ts'

const pictures = ['one.png', 'two.png', 'three.png'].map((name) => ({ ...logo, name }))

test('an admin writes a quiz and slides that link to it, ordered by keyboard and by dragging', async ({ page }) => {
  await startSession(page, 'admin')
  await page.goto('/learning/quizzes')
  await page.getByRole('link', { name: 'Add Quiz' }).click()
  const quiz = unique('Fabric quiz')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(quiz)
  await page.getByRole('textbox', { name: 'Question 1', exact: true }).fill('What can be given away?')
  await page.getByRole('textbox', { name: 'Answer 1 of question 1', exact: true }).fill('A torn rag')
  await page.getByRole('textbox', { name: 'Answer 2 of question 1', exact: true }).fill('A clean shirt')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Answer 3 of question 1', exact: true })).toBeFocused()
  await page.keyboard.type('An oily cloth')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Please choose the right answer.').first()).toBeVisible()
  await page.getByLabel('Answer 2 of question 1 is right').check()
  await page.getByRole('button', { name: 'Remove answer 1 of question 1' }).click()
  await expect(page.getByLabel('Answer 1 of question 1 is right')).toBeChecked()
  await page.getByLabel('Explanation of question 1').fill('What is clean and whole is worn again.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Successfully added quiz!')).toBeVisible()

  await page.getByRole('navigation', { name: 'Customers' }).getByRole('link', { name: 'Slide sets' }).click()
  await page.getByRole('link', { name: 'Add Slide Set' }).click()
  const slides = unique('အဝတ်ဟောင်း Fabric')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(slides)
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('What becomes of old clothes.')
  await page.getByRole('combobox', { name: 'Quiz', exact: true }).fill(quiz)
  await page.getByRole('option', { name: quiz }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('At least one slide').first()).toBeVisible()
  await page.getByLabel('Add slides').setInputFiles(pictures)
  for (const [index, text] of ['first', 'second', 'third'].entries())
    await page.getByLabel(`What slide ${index + 1} says`).fill(text)

  const texts = () => Promise.all([1, 2, 3].map((number) => page.getByLabel(`What slide ${number} says`).inputValue()))
  await page.getByRole('button', { name: 'Move slide 3', exact: true }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('button', { name: 'Move slide 2', exact: true })).toBeFocused()
  await expect.poll(texts).toEqual(['first', 'third', 'second'])
  await expect(page.getByText('Now 2 of 3')).toBeAttached()
  const from = await page.getByRole('button', { name: 'Move slide 1', exact: true }).boundingBox()
  const to = await page.getByRole('button', { name: 'Move slide 3', exact: true }).boundingBox()
  await page.mouse.move((from?.x ?? 0) + 10, (from?.y ?? 0) + 10)
  await page.mouse.down()
  await page.mouse.move((to?.x ?? 0) + 10, (to?.y ?? 0) + 30, { steps: 20 })
  await page.mouse.up()
  await expect.poll(texts).toEqual(['third', 'second', 'first'])
  await page.getByRole('button', { name: 'Add link' }).click()
  await expect(page.getByLabel('Link 1', { exact: true })).toBeFocused()
  await page.keyboard.type('fabric.example')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('Link 1', { exact: true })).toHaveAccessibleDescription('Invalid link')
  await page.getByLabel('Link 1', { exact: true }).fill('https://fabric.example/again')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Successfully added slide set!')).toBeVisible()

  const row = page.getByRole('row', { name: slides })
  await expect(row).toContainText(quiz)
  await row.getByRole('link').first().click()
  await expect(page.getByRole('combobox', { name: 'Quiz', exact: true })).toHaveValue(quiz)
  await expect.poll(texts).toEqual(['third', 'second', 'first'])
  await page.getByRole('button', { name: 'Remove slide 2', exact: true }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The slide set was saved.')).toBeVisible()
  await chooseAction(page, row, 'Delete')
  await expect(page.getByRole('dialog')).toContainText(`${slides} is no longer shown to customers.`)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
})

test('the lessons of the demonstration company are read by its customers, their answers by nobody', async ({
  page,
}) => {
  const api = await apiAs(page, 'customer')
  const { data } = await api('GET', '/training_slide')
  const sets = data as unknown as Array<{ Slides: string[]; SlideTexts: string[]; quizID: { _id: string } }>
  expect(sets).toHaveLength(6)
  for (const { Slides, quizID } of sets) {
    const picture = await page.request.get(Slides[0] ?? '')
    expect(picture.headers()['content-type']).toBe('image/png')
    expect(JSON.stringify((await api('GET', `/quiz/${quizID._id}`)).data)).not.toContain('CorrectAnswer')
  }
})
