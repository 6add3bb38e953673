import type { MantineColorsTuple } from '@mantine/core'

/** A deep leaf green; white text on shade 7 has a contrast of 6.3. */
export const leaf: MantineColorsTuple = [
  '#eef7f2',
  '#d8ede2',
  '#b1dac6',
  '#84c3a6',
  '#55a984',
  '#33916b',
  '#1b7a56',
  '#12694a',
  '#0c533a',
  '#073b29',
]

/** Slightly warm greys: 0 is the page, 6 is the lightest for text on it, 9 is text. */
export const warmGray: MantineColorsTuple = [
  '#f7f8f6',
  '#f0f2ee',
  '#e6e8e3',
  '#dadcd6',
  '#c3c7bf',
  '#999e95',
  '#656b62',
  '#4a4f47',
  '#333731',
  '#1d201c',
]

/** The dark scheme's greys: 0 is text, 2 dimmed text, 4 borders, 7 cards, 8 the page. */
export const warmDark: MantineColorsTuple = [
  '#e6e8e4',
  '#c6c9c3',
  '#a3a79f',
  '#7b8079',
  '#3a3d3c',
  '#2e3032',
  '#27292b',
  '#1f2023',
  '#141614',
  '#0d0f0d',
]

export const amber: MantineColorsTuple = [
  '#fdf6e7',
  '#f9e9c6',
  '#f3d38c',
  '#ecbc52',
  '#e3a62a',
  '#d18b12',
  '#a96c09',
  '#855406',
  '#644006',
  '#452c05',
]

export const sky: MantineColorsTuple = [
  '#edf4fc',
  '#d6e6f8',
  '#adcbf0',
  '#80aee6',
  '#5a95dd',
  '#3b82d0',
  '#2568b5',
  '#1d57a5',
  '#154181',
  '#0d2c59',
]

export const brick: MantineColorsTuple = [
  '#fdf0ef',
  '#f9dcda',
  '#f2b7b4',
  '#ee837e',
  '#e2655f',
  '#d4524c',
  '#c2423c',
  '#b23a34',
  '#74221f',
  '#501715',
]
