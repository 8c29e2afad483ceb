import type { PaymentHost, WebhookFault } from '../payments/host.ts'
import type { Decline, FakeMethod, FakePayment, PaymentFake } from '../payments/payment-fake.ts'
import { html, type Markup } from './markup.ts'
import { showTime } from './post-card.ts'

const SHOWN = 40

export const WEBHOOK_FAULTS: readonly { kind: WebhookFault['kind']; label: string }[] = [
  { kind: 'lost', label: 'Потеряется' },
  { kind: 'doubled', label: 'Придёт дважды' },
  { kind: 'late', label: 'Опоздает на час' },
  { kind: 'reordered', label: 'Придёт после следующего' },
]

export const DECLINES: readonly { value: Decline | ''; label: string }[] = [
  { value: '', label: 'Списания проходят' },
  { value: 'insufficient_funds', label: 'Не хватает денег' },
  { value: 'card_expired', label: 'Карта просрочена' },
  { value: 'declined', label: 'Банк отказывает' },
  { value: 'revoked', label: 'Разрешение отозвано' },
]

const STATES = { pending: 'ждёт оплаты', succeeded: 'оплачен', canceled: 'отменён' } as const
const TONES = { pending: 'expired', succeeded: 'live', canceled: 'revoked' } as const

const showMoney = ({ amount, currency }: FakePayment) =>
  (amount / 100).toLocaleString('ru-RU', { style: 'currency', currency })

const stateOf = (fake: PaymentFake, { id, status }: FakePayment): Markup => {
  const isReturned = fake.refunds().some(({ paymentId }) => paymentId === id)
  return isReturned
    ? html`<span class="state">возвращён</span>`
    : html`<span class="state ${TONES[status]}">${STATES[status]}</span>`
}

const renderList = (host: PaymentHost): Markup => {
  const all = host
    .fakes()
    .flatMap((fake) => fake.payments().map((payment) => ({ fake, payment })))
    .toSorted((a, b) => b.payment.createdAt.getTime() - a.payment.createdAt.getTime())
  return all.length === 0
    ? html`<p class="empty">Здесь появятся платежи: выберите тариф в Кадре и оплатите его на странице одной из касс.</p>`
    : html`<div class="scroll panel" tabindex="0" role="region" aria-label="Платежи"><table>
<thead><tr><th scope="col">Время</th><th scope="col">Касса</th><th scope="col">За что</th><th scope="col">Сумма</th><th scope="col">Состояние</th></tr></thead>
<tbody>${all
        .slice(0, SHOWN)
        .map(
          ({ fake, payment }) =>
            html`<tr><td>${showTime(payment.createdAt.toISOString())}</td><td>${fake.title}</td><td>${payment.description}</td><td>${showMoney(payment)}</td><td>${stateOf(fake, payment)}</td></tr>`,
        )}</tbody></table></div>`
}

const renderOptions = (choices: readonly { value: string; label: string }[], current = '') =>
  choices.map(({ value, label }) =>
    value === current
      ? html`<option value="${value}" selected>${label}</option>`
      : html`<option value="${value}">${label}</option>`,
  )

const renderMethod = (fake: PaymentFake, method: FakeMethod): Markup =>
  html`<form method="post" action="/sandbox/pay-decline" class="fields">
<input type="hidden" name="provider" value="${fake.id}"><input type="hidden" name="method" value="${method.id}">
<label class="wide">${`${method.brand} •• ${method.last4}, ${fake.title}`}<select name="decline">${renderOptions(DECLINES, method.decline ?? '')}</select></label>
<button class="wide">Применить</button></form>`

const renderCards = (host: PaymentHost): Markup => {
  const cards = host.fakes().flatMap((fake) =>
    fake
      .methods()
      .filter(({ isRemoved }) => !isRemoved)
      .map((method) => renderMethod(fake, method)),
  )
  return html`<section id="cards" class="panel"><h2>Сохранённые карты</h2>
${cards.length === 0 ? html`<p class="muted">Карту сохраняет тот, кто включил автоматическое продление.</p>` : cards}</section>`
}

const labelOf = (kind: WebhookFault['kind']) =>
  WEBHOOK_FAULTS.find((one) => one.kind === kind)?.label ?? kind

const renderNotifications = (host: PaymentHost): Markup => {
  const faults = host.notifier.faults()
  const shops = host.fakes().map(({ id, title }) => ({ value: id, label: title }))
  const kinds = WEBHOOK_FAULTS.map(({ kind, label }) => ({ value: kind, label }))
  return html`<section id="notifications" class="panel"><h2>Уведомления</h2>
${
  faults.length > 0 &&
  html`<ul class="faults">${faults.map(({ provider, kind }) => html`<li><b>${labelOf(kind)}</b> ${host.findFake(provider)?.title}</li>`)}</ul>
<form method="post" action="/sandbox/pay-calm"><button>Выключить</button></form>`
}
<form method="post" action="/sandbox/pay-fault" class="fields">
<label class="wide">Касса<select name="provider">${renderOptions(shops)}</select></label>
<label class="wide">Следующее уведомление<select name="kind">${renderOptions(kinds)}</select></label>
<button class="main wide">Включить</button></form></section>`
}

/** Payments at the fake providers, and their active faults. */
export const renderPayments = (host: PaymentHost): Markup =>
  html`<section id="payments"><h2>Платежи</h2>${renderList(host)}</section>
<div class="side">${renderNotifications(host)}${renderCards(host)}</div>`
