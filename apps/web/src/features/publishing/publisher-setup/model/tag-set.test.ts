import { expect, it } from 'vitest'
import { joinTags, readTagForm, splitTags } from './tag-set.ts'

it('takes hashtags however they are written', () => {
  expect(splitTags('#еда, рецепты\nзавтрак  #еда #')).toEqual(['#еда', '#рецепты', '#завтрак'])
  expect(joinTags(['еда', '#рецепты'])).toBe('#еда #рецепты')
})

it('reads a filled form', () => {
  expect(readTagForm({ name: ' Рецепты ', tags: 'еда' })).toEqual({
    body: { name: 'Рецепты', tags: ['#еда'] },
  })
})

it('reports errors by field', () => {
  expect(readTagForm({ name: '', tags: '' })).toEqual({
    errors: { name: 'Укажите название', tags: 'Добавьте хотя бы один хештег' },
  })
  expect(readTagForm({ name: 'Имя', tags: 'два-слова' })).toEqual({
    errors: { tags: 'Хештег — одно слово' },
  })
})
