import { reelContent } from '@kadr/contract/studio/reel-content'
import { createDemoForm } from '@kadr/scene/kinds/product-demo/new-form'
import { productDemo } from '@kadr/scene/kinds/product-demo/product-demo'
import { expect, it } from 'vitest'
import {
  benefitsOf,
  buildDemoFromText,
  changeShot,
  findObjects,
  isBlank,
  moveEarlier,
  newDraft,
  titleOf,
} from './demo-form.ts'

const shot = (id: string) => ({ id, asset: id, fit: 'cover' as const, from: 0, seconds: 2 })
const withShots = () => ({ ...createDemoForm(), shots: ['a', 'b', 'c'].map(shot) })
const order = (form: ReturnType<typeof createDemoForm>) => form.shots.map(({ id }) => id).join('')

it('begins with a form that the server takes', () => {
  expect(() => productDemo.readForm(createDemoForm())).not.toThrow()
  expect(isBlank(createDemoForm())).toBe(true)
  const { draft, untouched } = newDraft(undefined)
  expect(draft).toEqual(untouched)
})

it('moves and changes one shot', () => {
  expect(order(moveEarlier(withShots(), 2))).toBe('acb')
  expect(order(moveEarlier(withShots(), 0))).toBe('abc')
  expect(
    changeShot(withShots(), { id: 'b', seconds: 5 }).shots.map(({ seconds }) => seconds),
  ).toEqual([2, 5, 2])
})

it('reads a line as a benefit, and no more of them than the form takes', () => {
  expect(benefitsOf('Быстро\n\nДёшево').map(({ text }) => text)).toEqual(['Быстро', '', 'Дёшево'])
  expect(benefitsOf('')).toEqual([])
  const many = benefitsOf(Array(20).fill('я'.repeat(200)).join('\n'))
  expect(() => productDemo.readForm({ ...createDemoForm(), benefits: many })).not.toThrow()
})

it('is called by its hook', () => {
  const { hook } = createDemoForm()
  expect(titleOf({ ...createDemoForm(), hook: { ...hook, text: 'Вы *теряете* часы' } })).toBe(
    'Вы теряете часы',
  )
  expect(titleOf(createDemoForm())).toBe('Новое демо')
})

it('has every word in its place, the same each time', () => {
  const words = { hook: 'Вы теряете часы', benefits: ['Быстро'], callToAction: 'Напишите нам' }
  const made = buildDemoFromText({ words, product: undefined })
  expect(made).toMatchObject({
    title: 'Вы теряете часы',
    content: { form: { benefits: [{ text: 'Быстро' }], callToAction: { text: 'Напишите нам' } } },
  })
  expect(reelContent.safeParse(made.content).error).toBeUndefined()
  expect(buildDemoFromText({ words, product: undefined })).toEqual(made)
})

it('finds objects for scenes without pictures by their words', async () => {
  const form = createDemoForm({
    name: 'Кофе в зёрнах',
    benefits: benefitsOf('Доставка курьером за час\nСвежая обжарка'),
  })
  const put = await findObjects(form)
  const { benefits, hook, callToAction } = put(form)
  expect(benefits.map(({ object }) => object)).not.toContain(null)
  expect([hook.object, callToAction.object]).toEqual(['hot-beverage', 'hot-beverage'])
  const chosen = { ...form, hook: { ...form.hook, object: 'teapot' } }
  expect((await findObjects(chosen))(chosen).hook.object).toBe('teapot')
})

it('keeps what is typed and chosen while objects are looked for', async () => {
  const form = createDemoForm({ name: 'Кофе', benefits: benefitsOf('Доставка за час\nСвежая') })
  const put = await findObjects(form)
  const typed = {
    ...form,
    hook: { ...form.hook, text: 'Проснитесь', object: 'teapot' },
    benefits: benefitsOf('Доставка за час\nДля всей семьи'),
  }
  const { hook, benefits } = put(typed)
  expect(hook).toEqual(typed.hook)
  expect(benefits.map(({ text }) => text)).toEqual(['Доставка за час', 'Для всей семьи'])
  expect(benefits.map(({ object }) => object !== null)).toEqual([true, false])
})
