import { expect, it } from 'vitest'
import { codeOnLabel, typedCode } from './label-code.ts'

it.each(['7k2m-q9xa', '7K2MQ9XA', ' 7k2m q9xa ', '7K2M–Q9XA', '၇K၂M-Q၉XA'])(
  'takes %j for a code',
  {
    tags: ['15.3-17'],
  },
  (text) => {
    expect(typedCode(text)).toBe('7K2M-Q9XA')
  },
)

it.each(['', '7K2M', '7K2M-Q9XAB', '7K2M-Q9XU', '7K2M_Q9XA'])('takes %j for none', (text) => {
  expect(typedCode(text)).toBeUndefined()
})

it.each(['https://portal.example/b/7K2M-Q9XA', 'http://127.0.0.1:3000/b/7k2m-q9xa/'])(
  'finds the code in %j',
  (text) => {
    expect(codeOnLabel(text)).toBe('7K2M-Q9XA')
  },
)

it.each([
  '7K2M-Q9XA',
  'https://menu.example/today',
  'https://portal.example/b/summer-sale',
  'https://portal.example/bin/placed?code=7K2M-Q9XA',
  'javascript:https://portal.example/b/7K2M-Q9XA',
])('finds none in %j', (text) => {
  expect(codeOnLabel(text)).toBeUndefined()
})
