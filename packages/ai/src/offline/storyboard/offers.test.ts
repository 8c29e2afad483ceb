import { slideLines } from '@kadr/domain/storyboard/slide-text'
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
  ['Кухня на заказ за 185000 руб', 'Кухня на заказ', '185', 'тыс. ₽'],
])('reads the price of «%s»', (topic, name, value, unit) => {
  expect(readOffer(topic)).toMatchObject({ name, figure: { value, unit } })
})

it.each([
  ['Мастер-класс по вышивке в субботу в 12:00', { when: 'В субботу в 12:00', where: '' }],
  ['Автошкола набирает группу на сентябрь', { when: 'На сентябрь', where: '' }],
  ['Мы открылись на Ленина 15', { when: '', where: 'Ленина 15' }],
  ['Мы переехали! Новый адрес: ул. Гагарина, 7', { where: 'Ул. Гагарина, 7' }],
  ['Скидка 20% на кальян до конца недели', { title: 'Скидка 20% на кальян' }],
])('reads when and where of «%s»', (topic, facts) => {
  expect(readOffer(topic)).toMatchObject(facts)
})

it.each([
  'Как выбрать подарок со скидкой',
  '5 ошибок при стирке шерсти',
  'Сколько стоит массаж',
  'Генеральная уборка за 3 часа',
])('takes «%s» for no offer', (topic) => {
  expect(readOffer(topic)).toBeUndefined()
})

it('tells an offer of an unknown field by its own words alone', async () => {
  const lines = await writeLines('Скидка 20% на кальян до конца недели')
  expect(lines).toHaveLength(4)
  expect(lines[0]).toBe('Скидка 20% на кальян | До конца недели')
  expect(lines[1]).toContain('20')
})

it('adds to an offer only facts about the very thing', async () => {
  const bouquet = await writeLines('букет из 25 роз 3990 руб')
  const advice = bouquet.slice(2, -2)
  expect(advice.length).toBeGreaterThan(0)
  expect(advice.filter((line) => !/букет|роз/iu.test(line))).toEqual([])
  expect((await writeLines('Ищем бариста в кофейню на Невском')).join(' ')).not.toMatch(/зерн/iu)
})

it('congratulates with the age of the business', async () => {
  const [hook, number] = await writeLines('Нам 5 лет! Спасибо, что вы с нами')
  expect(hook).toContain('5 лет')
  expect(number).toContain('Спасибо, что вы с нами')
})
