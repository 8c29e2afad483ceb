import { escapeHtml } from '@kadr/kit/escape-html'
import { textAt } from '../../networks/_shared/fields.ts'
import { renderSandboxPage } from '../../networks/_shared/page.ts'
import type { FakeReply, FakeRequest, FakeRoute } from '../../networks/fake-network.ts'
import type { Decision, FakePayment } from '../payment-fake.ts'
import { CARDS } from './cards.ts'

const DECISIONS: readonly { value: Decision; label: string; style?: 'main' | 'wide' }[] = [
  { value: 'pay', label: 'Оплатить', style: 'main' },
  { value: 'decline', label: 'Отказ банка' },
  { value: 'close', label: 'Закрыть' },
  { value: 'pay-silently', label: 'Деньги списаны, уведомление потерялось', style: 'wide' },
]

const SYMBOLS: Readonly<Record<string, string>> = { RUB: '₽', BYN: 'Br', USD: '$' }

/** 1 490,00 ₽, with non-breaking spaces. */
const formatMoney = ({ amount, currency }: FakePayment) => {
  const number = (amount / 100).toLocaleString('ru-RU', { minimumFractionDigits: 2 })
  return `${number}\u00a0${SYMBOLS[currency] ?? currency}`
}

const renderCards = () =>
  CARDS.map(
    ({ key, brand, last4, note }, index) =>
      `<label><input type="radio" name="card" value="${key}"${index === 0 ? ' checked' : ''}>` +
      `<span>${escapeHtml(`${brand} •• ${last4}`)}<small>${escapeHtml(note)}</small></span></label>`,
  ).join('\n')

const renderButtons = () =>
  DECISIONS.map(
    ({ value, label, style }) =>
      `<button${style ? ` class="${style}"` : ''} name="decision" value="${value}">${label}</button>`,
  ).join('\n')

const renderOpen = (title: string, payment: FakePayment) =>
  renderSandboxPage({
    title: `Оплата ${formatMoney(payment)}`,
    body: `<p>${escapeHtml(payment.description)}</p>
<p>Это не настоящая касса ${escapeHtml(title)}: деньги не списываются.${
      payment.email ? ` Чек уйдёт на ${escapeHtml(payment.email)}.` : ''
    }</p>
${payment.decline ? '<p role="alert"><b>Банк отказал. Попробуйте другую карту.</b></p>' : ''}
<form method="post">
<fieldset><legend>Карта</legend>
${renderCards()}
</fieldset>
<div class="actions">
${renderButtons()}
</div>
</form>`,
  })

const renderFinished = (payment: FakePayment) =>
  renderSandboxPage({
    title: payment.status === 'succeeded' ? 'Уже оплачено' : 'Оплата закрыта',
    body: `<p><a href="${escapeHtml(
      payment.status === 'succeeded' ? payment.successUrl : payment.failureUrl,
    )}">Вернуться в Кадр</a></p>`,
  })

const parseDecision = (value: string | undefined) =>
  DECISIONS.find((decision) => decision.value === value)?.value

/** The payment page. `key` of the URL is what the checkout returned. */
export const createPaymentPage = (input: {
  title: string
  find(key: string): FakePayment | undefined
  decide(of: { payment: FakePayment; decision: Decision; card?: string }): string
}): readonly FakeRoute[] => {
  const show = (request: FakeRequest): FakeReply => {
    const payment = input.find(request.params.key ?? '')
    if (!payment) return { status: 404, text: 'Not found' }
    if (payment.status === 'pending') return { status: 200, html: renderOpen(input.title, payment) }
    return { status: 200, html: renderFinished(payment) }
  }
  const submit = (request: FakeRequest): FakeReply => {
    const payment = input.find(request.params.key ?? '')
    const decision = parseDecision(textAt(request.fields, 'decision'))
    if (!payment || !decision || payment.status !== 'pending') return show(request)
    const card = textAt(request.fields, 'card')
    const location = input.decide({ payment, decision, ...(card && { card }) })
    return { status: 303, headers: { location } }
  }
  return [
    { method: 'GET', path: '/pay/:key', handle: show },
    { method: 'POST', path: '/pay/:key', handle: submit },
  ]
}
