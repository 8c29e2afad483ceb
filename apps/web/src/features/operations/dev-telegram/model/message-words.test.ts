import { expect, it } from 'vitest'
import { toWords } from './message-words.ts'

it('shows bold words and escaped signs, and drops other markup', () => {
  expect(toWords('<b>Не вышло</b>\n«A &amp; &lt;b&gt;» <i>нет</i>')).toEqual([
    { text: 'Не вышло', isBold: true },
    { text: '\n«A & <b>» нет', isBold: false },
  ])
})
