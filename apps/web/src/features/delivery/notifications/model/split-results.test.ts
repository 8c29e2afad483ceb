import { expect, it } from 'vitest'
import { splitResults } from './split-results.ts'

it('shows each figure of the week as a row, and the advice apart', () => {
  const text =
    'Просмотры: 6 234, на 23,4 % больше (без YouTube)\nЛучшее: Рецепт: три шага\n\nЗапланировано: 2 поста.'
  expect(splitResults(text)).toEqual({
    rows: [
      { name: 'Просмотры', value: '6 234, на 23,4 % больше (без YouTube)' },
      { name: 'Лучшее', value: 'Рецепт: три шага' },
    ],
    advice: 'Запланировано: 2 поста.',
  })
})
