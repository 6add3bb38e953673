import type { BodyInputOf } from '@thant/contracts/endpoint'
import type { SlideSet, slideSetEndpoints } from '@thant/contracts/service/slide-sets'

/** A slide in the form; `key` is sent to the server, and `url` shows the picture. */
export type SlideValues = { key: string; url: string; text: string }

/** The values of the form's fields, named as in the request so that the server's problems match them. */
export type SlideSetValues = {
  Title: string
  Description: string
  Name: string
  Reference: string[]
  quizID: string | null
  Slides: SlideValues[]
}

export function emptySlideSet(author: string): SlideSetValues {
  return { Title: '', Description: '', Name: author, Reference: [], quizID: null, Slides: [] }
}

export function valuesOfSlideSet(set: SlideSet): SlideSetValues {
  const { Title, Description, Name, Reference, quizID, Slides, SlideTexts } = set
  return {
    Title,
    Description,
    Name,
    Reference,
    quizID: quizID?._id ?? null,
    Slides: Slides.map((url, index) => ({ key: url, url, text: SlideTexts[index] ?? '' })),
  }
}

export function slideSetBodyOf(values: SlideSetValues): BodyInputOf<typeof slideSetEndpoints.create> {
  return {
    ...values,
    Slides: values.Slides.map(({ key }) => key),
    SlideTexts: values.Slides.map(({ text }) => text),
  }
}
