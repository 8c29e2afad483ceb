import { slideLines } from '@kadr/domain/studio/storyboard/slide-text'
import { expect, it } from 'vitest'
import { writeStoryboard } from '../write-storyboard.ts'
import { readOffer } from './read-offer.ts'

const writeLines = async (topic: string): Promise<string[]> => {
  const storyboard = await writeStoryboard(topic)
  return (storyboard?.slides ?? []).map((card) => slideLines(card).join(' | '))
}

it.each([
  ['Аренда перфоратора 500 рублей в сутки', 'Аренда перфоратора', '500', '₽/сутки'],
  ['3D-печать деталей на заказ от 300 ₽', '3D-печать деталей на заказ', '300', '₽'],
  ['букет из 25 роз 3990 руб', 'Букет из 25 роз', '3 990', '₽'],
  ['Ремонт под ключ от 8000 руб/м2', 'Ремонт под ключ', '8 000', '₽/м²'],
  ['Пицца 35 см за 599 рублей каждый вторник', 'Пицца 35 см', '599', '₽'],
  ['Требуется пекарь, оплата от 70к', 'Требуется пекарь', '70', 'тыс. ₽'],
  ['Нужен сварщик, ставка 4500 за смену', 'Нужен сварщик', '4 500', '₽/смену'],
  ['Кухня на заказ за 185000 руб', 'Кухня на заказ', '185', 'тыс. ₽'],
])('reads the price of «%s»', (topic, name, value, unit) => {
  expect(readOffer(topic)).toMatchObject({ name, figure: { value, unit } })
})

it.each([
  ['Мастер-класс по вышивке в субботу в 12:00', { when: 'В субботу в 12:00', where: '' }],
  ['Автошкола набирает группу на сентябрь', { when: 'На сентябрь', where: '' }],
  ['Мы открылись на Ленина 15', { when: '', where: 'Ленина 15' }],
  ['Мы переехали! Новый адрес: ул. Гагарина, 7', { where: 'Ул. Гагарина, 7' }],
  ['Минус 20 процентов на пледы до конца марта', { when: 'До конца марта' }],
  ['8 и 9 марта не работаем', { title: 'Не работаем', when: '8 и 9 марта' }],
  ['Открылись! Пекарня «Колос», первый хлеб 90 р', { priced: 'Первый хлеб' }],
  ['Скидка 20% на кальян до конца недели', { title: 'Скидка 20% на кальян' }],
])('reads when and where of «%s»', (topic, facts) => {
  expect(readOffer(topic)).toMatchObject(facts)
})

it.each([
  'Как выбрать подарок со скидкой',
  '5 ошибок при стирке шерсти',
  'Сколько стоит массаж',
  'Генеральная уборка за 3 часа',
  '90% хозяев кормят кота неправильно',
  'Не работает посудомойка',
])('takes «%s» for no offer', (topic) => {
  expect(readOffer(topic)).toBeUndefined()
})

it('tells an offer of an unknown field by its own words alone', async () => {
  const lines = await writeLines('Скидка 20% на кальян до конца недели на Ленина, 5')
  expect(lines).toHaveLength(5)
  expect(lines[0]).toBe('Скидка 20% на кальян | До конца недели')
  expect(lines[2]).toContain('20')
})

it.each([
  'букет из 25 роз 3990 руб до пятницы',
  'Рассрочка на мебель до конца недели, первый взнос 0 рублей',
])('adds nothing of a field to «%s»', async (topic) => {
  const lines = await writeLines(topic)
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.join(' ')).not.toMatch(/зерн|пылесос|стебл|фетр/iu)
})

it('keeps the word before a sum out of the name', () => {
  expect(readOffer('Обед за 350 рублей с 12 до 15')).toMatchObject({
    name: 'Обед',
    when: 'С 12 до 15',
  })
})

it.each([
  'Пицца 30 см по акции по вторникам',
  'Приглашение на девичник Оли в субботу',
  'Скидка 15% на шторы до пятницы',
  'Скидка 10% на заправку картриджей',
  'Переговорная на 6 человек, 800 рублей в час',
])('does not film «%s»: it lacks what everybody asks', async (topic) => {
  expect(await writeStoryboard(topic)).toBeUndefined()
})

it('congratulates with the age of the business', async () => {
  const [hook, number] = await writeLines('Нам 5 лет! Спасибо, что вы с нами')
  expect(hook).toContain('5 лет')
  expect(number).toContain('Спасибо, что вы с нами')
})

it.each([
  ['Скидка 15% на очки до мая на Лесной, 3', /до конца акции|Успейте/],
  ['Скидка 15% на очки до пятницы на Лесной, 3', /видели ролик|хочу/],
  ['8 и 9 марта не работаем', /заказать|записаться/i],
  ['Открываем запись на май, уроки верховой езды за 2 000 ₽', /адрес|маршрут/],
  ['Набираем курьеров, оплата от 2000 в сутки', /Займите|записаться/],
])('says nothing of «%s» that it does not say', async (topic, invented) => {
  const lines = await writeLines(topic)
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.join(' ')).not.toMatch(invented)
})

it('tells whose a discount is and that a sum is only the least', async () => {
  const ofSome = await writeLines(
    'Чистка ковров на дому до пятницы на Лесной, 3, пенсионерам скидка 10%',
  )
  expect(ofSome.filter((line) => line.includes('10'))).not.toHaveLength(0)
  for (const line of ofSome.filter((one) => one.includes('10')))
    expect(line).toContain('енсионерам')
  expect(await writeLines('Ремонт под ключ от 8000 руб/м2 до конца мая')).toContainEqual(
    expect.stringContaining('«от»'),
  )
})
