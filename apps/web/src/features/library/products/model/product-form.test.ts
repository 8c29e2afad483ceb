import { expect, it } from 'vitest'
import { aResource } from '../../../../media/resources/resource.fixture.ts'
import { aProduct } from './product.fixture.ts'
import {
  changedInput,
  emptyForm,
  findFormField,
  isSameForm,
  productForm,
  toForm,
  toInput,
} from './product-form.ts'

it('has no changes when nothing was edited', () => {
  const product = aProduct()
  expect(changedInput({ form: toForm(product), before: toForm(product) })).toEqual({})
})

it('sends only what changed, without empty benefits', () => {
  const product = aProduct()
  const form = { ...toForm(product), amount: '', benefits: [' Без горечи ', ' '] }
  expect(changedInput({ form, before: toForm(product) })).toEqual({
    price: null,
    benefits: ['Без горечи'],
  })
})

it('compares files by their ids: links to them are signed anew with every answer', () => {
  const file = aResource()
  const form = { ...emptyForm(), resources: [file] }
  const signed = { ...file, urls: { ...file.urls, original: '/signed-again' } }
  expect(isSameForm(form, { ...form, resources: [signed] })).toBe(true)
  expect(isSameForm(form, { ...form, resources: [] })).toBe(false)
})

it('keeps a price in the smallest unit', () => {
  expect(toInput({ ...emptyForm(), amount: '12,5', currency: 'BYN' }).price).toEqual({
    minor: 1250,
    currency: 'BYN',
  })
})

it('names what is wrong', () => {
  const form = { ...emptyForm(), link: 'shop', amount: 'дорого', brandColor: 'красный' }
  const issues = productForm.safeParse(form).error?.issues.map(({ path }) => path[0])
  expect(issues?.sort()).toEqual(['amount', 'brandColor', 'link', 'name'])
})

it('finds the field a refusal is about', () => {
  expect(findFormField('price.minor')).toBe('amount')
  expect(findFormField('name')).toBe('name')
  expect(findFormField('version')).toBeUndefined()
  expect(findFormField(undefined)).toBeUndefined()
})
