import { productDemo } from '@kadr/scene/kinds/product-demo/product-demo'
import { expect, it } from 'vitest'
import {
  benefitsOf,
  changeShot,
  isBlank,
  moveEarlier,
  newDraft,
  newForm,
  titleOf,
} from './demo-form.ts'

const shot = (id: string) => ({ id, asset: id, fit: 'cover' as const, from: 0, seconds: 2 })
const withShots = () => ({ ...newForm(), shots: ['a', 'b', 'c'].map(shot) })
const order = (form: ReturnType<typeof newForm>) => form.shots.map(({ id }) => id).join('')

it('begins with a form that the server takes', () => {
  expect(() => productDemo.readForm(newForm())).not.toThrow()
  expect(isBlank(newForm())).toBe(true)
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
  expect(() => productDemo.readForm({ ...newForm(), benefits: many })).not.toThrow()
})

it('is called by its hook', () => {
  const { hook } = newForm()
  expect(titleOf({ ...newForm(), hook: { ...hook, text: 'Вы *теряете* часы' } })).toBe(
    'Вы теряете часы',
  )
  expect(titleOf(newForm())).toBe('Новое демо')
})
