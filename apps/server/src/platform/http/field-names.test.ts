import { expect, it } from 'vitest'
import { fieldNameOf } from './field-names.ts'

it('takes the innermost field with a name, and counts items from one', () => {
  expect(fieldNameOf(['firstName'])).toBe('Имя')
  expect(fieldNameOf(['slides', '2', 'text'])).toBe('Текст, 3')
  expect(fieldNameOf(['slides', '0', 'motion'])).toBe('Слайды, 1')
  expect(fieldNameOf(['mediaIds', '4'])).toBe('Медиа, 5')
  expect(fieldNameOf(['cursor'])).toBeUndefined()
})
