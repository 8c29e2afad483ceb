import { expect, it } from 'vitest'
import { describeLatePayment, type LatePayment } from './late-payment.ts'

const late: LatePayment = {
  plan: 'HOBBY',
  amount: { amount: 79_000, currency: 'RUB' },
  reason: 'На карте не хватило денег. Пополните её или оплатите другой картой.',
  retriesAt: '20 ноября',
  graceEndsAt: '25 ноября',
}
const describe = (changes: Partial<LatePayment> = {}) =>
  describeLatePayment({ late: { ...late, ...changes }, dayOf: (day) => day })

it('says why, until when the plan stays and when it is charged again', () => {
  expect(describe()).toEqual({
    title: 'Не удалось продлить тариф Hobby',
    text: 'На карте не хватило денег. Пополните её или оплатите другой картой. Деньги не списаны, тариф действует до 25 ноября. 20 ноября попробуем списать 790\u00A0₽ ещё раз. Можно оплатить сейчас.',
  })
})

it('names no day of a charge when there is none', () => {
  const { text } = describe({ retriesAt: null, reason: null })
  expect(text).toBe(
    'Деньги не списаны, тариф действует до 25 ноября. Сами больше не спишем: оплатите 790\u00A0₽, чтобы тариф не прервался.',
  )
})

it('has one full stop after a day with its year', () => {
  expect(describe({ graceEndsAt: '3 января 2027 г.' }).text).not.toContain('..')
})
