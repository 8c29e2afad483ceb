import { beforeEach, expect, it } from 'vitest'
import { createFormDraft } from './form-draft.ts'
import { emptyForm } from './product-form.ts'

beforeEach(() => sessionStorage.clear())

it('keeps unfinished values as they were typed, product by product', () => {
  const form = { ...emptyForm(), link: 'htt', amount: '12,' }
  createFormDraft({ owner: 'p1' }).keep({ version: 2, form })
  expect(createFormDraft({ owner: 'p1' }).find()).toEqual({ version: 2, form })
  expect(createFormDraft({ owner: 'p2' }).find()).toBeUndefined()
  createFormDraft({ owner: 'p1' }).drop()
  expect(createFormDraft({ owner: 'p1' }).find()).toBeUndefined()
})

it('takes nothing from broken storage', () => {
  sessionStorage.setItem('kadr.product-draft.p1', '{"version":1,"form":{"name":5}}')
  expect(createFormDraft({ owner: 'p1' }).find()).toBeUndefined()
})
