import { type AiTaskInput, aiTask } from '@kadr/contract/studio/ai-tasks'
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

export const createFacts = (given: Partial<Facts> = {}): Facts => ({
  product: null,
  picture: null,
  voice: { tone: 'neutral', about: '', wordsToUse: [], wordsToAvoid: [], examples: [] },
  objects: [],
  known: [],
  plan: null,
  talk: null,
  ...given,
})

export const createTask = (input: AiTaskInput) => z.parse(aiTask, input)

const productId = '01890000-0000-7000-8000-000000000001'
const TEXT =
  'Мы открыли кофейню на Лесной улице. В общем, шли к этому два года. Теперь у нас своя обжарка, десять видов зерна и большой стол у окна. Приходите с 8:00 до 22:00, первая чашка в подарок. Подробности: https://example.com/coffee. Будем рады каждому! #кофе #кофейня'

/** One request of each kind, plus one with a product where supported. */
export const createTasks = (topic: string) => [
  createTask({ kind: 'hooks', topic, count: 12 }),
  createTask({ kind: 'caption', topic, length: 'short' }),
  createTask({ kind: 'caption', topic, length: 'long', tone: 'playful' }),
  createTask({ kind: 'rewrite', text: TEXT, mode: 'shorter' }),
  createTask({ kind: 'rewrite', text: TEXT, mode: 'longer' }),
  createTask({ kind: 'rewrite', text: TEXT, mode: 'tone', tone: 'expert' }),
  createTask({ kind: 'adapt', text: TEXT, networks: ['telegram', 'bluesky', 'youtube'] }),
  createTask({ kind: 'hashtags', text: topic, count: 10 }),
  createTask({ kind: 'alt_text', description: topic }),
  createTask({ kind: 'slideshow', topic, slides: 8 }),
  createTask({ kind: 'talking_head', topic, seconds: 60 }),
  createTask({ kind: 'product_demo', topic }),
  createTask({ kind: 'meme', topic, count: 10 }),
  createTask({ kind: 'content_plan', topic, period: 'month', from: '2027-03-01', postsPerWeek: 5 }),
  createTask({ kind: 'comment_reply', comment: topic }),
]

export const createProductTasks = () => [
  createTask({ kind: 'hooks', productId, count: 12 }),
  createTask({ kind: 'caption', productId, length: 'medium' }),
  createTask({ kind: 'slideshow', productId, slides: 10 }),
  createTask({ kind: 'talking_head', productId, seconds: 30 }),
  createTask({ kind: 'product_demo', productId }),
  createTask({ kind: 'content_plan', productId, period: 'week', from: '2027-03-01' }),
  createTask({ kind: 'product_ideas', productId, count: 12 }),
]
