import { expect, it } from 'vitest'
import { findCheckoutProblems } from './checkout-problems.ts'

const find = (of: Partial<Parameters<typeof findCheckoutProblems>[0]>) =>
  findCheckoutProblems({
    email: 'anna@example.com',
    isEmailNeeded: true,
    isOfferAccepted: true,
    ...of,
  })

it('tells every problem at once', () => {
  expect(find({ email: ' ', isOfferAccepted: false })).toEqual({
    email: 'Укажите почту: на неё придёт чек',
    isOfferAccepted: 'Примите условия, чтобы перейти к оплате',
  })
})

it('refuses half an address even where none is needed', () => {
  expect(find({ email: 'anna@', isEmailNeeded: false })).toEqual({
    email: 'Укажите почту полностью, например anna@example.com',
  })
})

it('has nothing to say about a complete form', () => {
  expect(find({})).toEqual({})
  expect(find({ email: '', isEmailNeeded: false })).toEqual({})
})
