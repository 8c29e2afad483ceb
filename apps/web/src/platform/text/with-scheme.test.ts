import { expect, it } from 'vitest'
import { withScheme } from './with-scheme.ts'

it.each([
  ['mysite.ru/kofe', 'https://mysite.ru/kofe'],
  [' кофе.рф ', 'https://кофе.рф'],
  ['https://a.example/x', 'https://a.example/x'],
  ['просто слова', 'просто слова'],
  ['', ''],
])('turns «%s» into «%s»', (text, expected) => expect(withScheme(text)).toBe(expected))
