import type { SlideSet } from '@thant/contracts/service/slide-sets'
import { expect, it } from 'vitest'
import { emptySlideSet, slideSetBodyOf, valuesOfSlideSet } from './slide-set-values.ts'

const set = {
  Title: 'Sorting',
  Description: 'What goes where',
  Name: 'Ma Su',
  Reference: ['https://example.com'],
  quizID: { _id: 'quiz-1', title: 'Sorting' },
  Slides: ['/files/a.png', '/files/b.png'],
  SlideTexts: ['Paper'],
} as unknown as SlideSet

it('each slide has its text, and an empty one where there is none', () => {
  expect(valuesOfSlideSet(set).Slides).toEqual([
    { key: '/files/a.png', url: '/files/a.png', text: 'Paper' },
    { key: '/files/b.png', url: '/files/b.png', text: '' },
  ])
})

it('slides that changed places are sent with their texts', () => {
  const values = valuesOfSlideSet(set)
  const body = slideSetBodyOf({ ...values, Slides: values.Slides.toReversed() })
  expect([body.Slides, body.SlideTexts]).toEqual([
    ['/files/b.png', '/files/a.png'],
    ['', 'Paper'],
  ])
  expect(body.quizID).toBe('quiz-1')
})

it('a new set has the name of its author, and leads to no quiz', () => {
  expect(slideSetBodyOf(emptySlideSet('Ma Su'))).toMatchObject({ Name: 'Ma Su', quizID: null, Slides: [] })
})
