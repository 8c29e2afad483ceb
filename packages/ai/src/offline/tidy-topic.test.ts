import { expect, it } from 'vitest'
import { tidyTopic } from './tidy-topic.ts'

it.each([
  ['как выброть матрас для спины', 'как выбрать матрас для спины'],
  ['Моникюр дома, почкму не держится', 'Маникюр дома, почему не держится'],
  ['Новое меню завтраков 🍳🥐 с понедельника', 'Новое меню завтраков с понедельника'],
  ['Ламинат или кварцвинил что лучше на кухню', 'Ламинат или кварцвинил: что лучше на кухню'],
  [
    'Наши клиенты часто спрашивают нас про то можно ли мыть окна зимой и вот хотелось бы рассказать что да',
    'можно ли мыть окна зимой',
  ],
])('makes of «%s» what was meant', (topic, meant) => {
  expect(tidyTopic(topic)).toBe(meant)
})

it('leaves words in other cases and other words alone', () => {
  const topics = ['массажа и массажу', 'Выборы директора школы', 'Квартира у метро', 'Собрать шкаф']
  for (const topic of topics) expect(tidyTopic(topic)).toBe(topic)
})
