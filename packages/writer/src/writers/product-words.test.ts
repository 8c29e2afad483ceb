import { AiFailure } from '@kadr/ai'
import { expect, it } from 'vitest'
import { createFacts, createProductTasks, createTask, PRODUCT } from '../../../ai/test/tasks.ts'
import { listTexts, writeAll } from '../../../ai/test/write-all.ts'
import { createOfflineEngine } from '../offline-engine.ts'

const engine = createOfflineEngine()

const NAMES = [
  ...['Ваза «Дюна»', '«Дюна»', 'Ваза "Дюна"', 'Чашка «Первая»', 'Крем „Роса“', 'Кофе «Утро» 250 г'],
  ...['Термокружка Зимник', 'iPhone 15', 'Набор свечей', 'Мёд липовый', 'Пекарня «Рассвет»'],
  ...['Лампа «Ёлка»', 'Шоколад 70 %', 'Курс «SMM с нуля»', 'Сумка', 'Плед «Север»', 'Мыло № 5'],
  ...['Абонемент на месяц', 'Торт «Наполеон»', 'Стол из дуба', 'Кольцо «Луна»', 'Рюкзак «Пик»'],
  ...['Пижама', 'Билет «Всё включено»', 'Сыр «Пармезан»', 'Чай «Ассам»', 'Ковёр', 'Зонт «Дождь»'],
  ...[
    'Пряник «С Новым годом»',
    'Маска для сна',
    'Шарф «Облако»',
    'Блокнот А5',
    'Кеды',
    'Духи «Сад»',
  ],
  ...[
    'Гель',
    'Диван «Уют»',
    'Кукла «Маша»',
    'Пазл на 500 деталей',
    'Конструктор',
    'Свитер «Фьорд»',
  ],
  ...['Нож «Шеф»', 'Сковорода', 'Гирлянда', 'Масло «Олива»', 'Йога-мат', 'Букет «Май»', 'Носки'],
  ...['Варенье', 'Часы «Полёт»', 'Книга «Дом»', 'Фартук'],
]

/** A verb or a preposition before a name would want another case of it. */
const IN_A_CASE = /(?:^|\s)(?:выбрать|купить|заказать|без|для|про|с|о|от|у|к)\s+«/iu

it.each(NAMES)('names %s without doubled quotes and without a wrong case', async (name) => {
  const facts = createFacts({ product: { ...PRODUCT, name } })
  for (const task of createProductTasks()) {
    const written = await writeAll({ engine, task, facts, seed: '1' }).catch((error: unknown) => {
      if (error instanceof AiFailure) return undefined
      throw error
    })
    for (const text of written ? listTexts(written.output) : []) {
      expect(text).not.toMatch(/««|»»|«[^»]*«/u)
      expect(text).not.toMatch(IN_A_CASE)
    }
  }
})

const demo = (product: Partial<typeof PRODUCT>) =>
  writeAll({
    engine,
    task: createTask({ kind: 'product_demo', productId: crypto.randomUUID() }),
    facts: createFacts({ product: { ...PRODUCT, ...product } }),
    seed: '1',
  }).then(({ output }) => output)

it('shows only what the card of the product says, and counts it', async () => {
  const benefits = ['Держит тепло', 'Не течёт']
  expect(await demo({ name: 'Кружка', benefits })).toMatchObject({
    hook: '2\u00a0причины выбрать: «Кружка»',
    benefits,
  })
  const told = { name: 'Кружка', benefits: [], description: 'Держит тепло. Не течёт.' }
  expect(await demo(told)).toMatchObject({ benefits })
})

it('says that it knows nothing rather than fill a demo with words that fit any product', async () => {
  await expect(demo({ benefits: [], description: '' })).rejects.toMatchObject({
    reason: 'unknown_topic',
  })
})
