import { type AiTaskInput, aiTask } from '@kadr/contract/ai-tasks'
import * as z from 'zod/mini'
import type { Facts, ProductFacts } from '../src/ports.ts'

export const PRODUCT: ProductFacts = {
  name: 'Термокружка «Зимник»',
  description: 'Держит тепло и не протекает',
  benefits: ['не протекает', 'держит тепло 8 часов.', 'помещается в сумку'],
  audience: 'те, кто много ездит',
  price: '1\u00a0490\u00a0₽',
  link: 'https://example.com/mug',
  tone: 'neutral',
}

export const factsOf = (given: Partial<Facts> = {}): Facts => ({
  product: null,
  picture: null,
  voice: { tone: 'neutral', about: '', wordsToUse: [], wordsToAvoid: [], examples: [] },
  ...given,
})

export const taskOf = (input: AiTaskInput) => z.parse(aiTask, input)

const productId = '01890000-0000-7000-8000-000000000001'
const TEXT =
  'Мы открыли кофейню на Лесной улице. В общем, шли к этому два года. Теперь у нас своя обжарка, десять видов зерна и большой стол у окна. Приходите с 8:00 до 22:00, первая чашка в подарок. Подробности: https://example.com/coffee. Будем рады каждому! #кофе #кофейня'

/** One request of every kind, and of the kinds that can be about a product a second one. */
export const tasksAbout = (topic: string) => [
  taskOf({ kind: 'hooks', topic, count: 12 }),
  taskOf({ kind: 'caption', topic, length: 'short' }),
  taskOf({ kind: 'caption', topic, length: 'long', tone: 'playful' }),
  taskOf({ kind: 'rewrite', text: TEXT, way: 'shorter' }),
  taskOf({ kind: 'rewrite', text: TEXT, way: 'longer' }),
  taskOf({ kind: 'rewrite', text: TEXT, way: 'tone', tone: 'expert' }),
  taskOf({ kind: 'adapt', text: TEXT, networks: ['telegram', 'bluesky', 'youtube'] }),
  taskOf({ kind: 'hashtags', text: topic, count: 10 }),
  taskOf({ kind: 'alt_text', description: topic }),
  taskOf({ kind: 'slideshow', topic, slides: 8 }),
  taskOf({ kind: 'talking_head', topic, seconds: 60 }),
  taskOf({ kind: 'product_demo', topic }),
  taskOf({ kind: 'meme', topic, count: 10 }),
  taskOf({ kind: 'content_plan', topic, period: 'month', from: '2027-03-01', postsPerWeek: 5 }),
  taskOf({ kind: 'comment_reply', comment: topic }),
]

export const tasksOfProduct = () => [
  taskOf({ kind: 'hooks', productId, count: 12 }),
  taskOf({ kind: 'caption', productId, length: 'medium' }),
  taskOf({ kind: 'slideshow', productId, slides: 10 }),
  taskOf({ kind: 'talking_head', productId, seconds: 30 }),
  taskOf({ kind: 'product_demo', productId }),
  taskOf({ kind: 'content_plan', productId, period: 'week', from: '2027-03-01' }),
  taskOf({ kind: 'product_ideas', productId, count: 12 }),
]
