import { escapeHtml } from '@kadr/kit/escape-html'
import { renderSandboxPage } from '../../networks/_shared/page.ts'
import type { Invoice } from './invoice.ts'

/** How the client closes an invoice; reported to the mini-app by `invoice_closed`. */
export type InvoiceStatus = 'paid' | 'failed' | 'cancelled' | 'pending'

const CHOICES = [
  { value: 'pay', label: 'Оплатить', style: 'main' },
  { value: 'decline', label: 'Нет звёзд', style: '' },
  { value: 'close', label: 'Закрыть', style: '' },
  { value: 'pay-silently', label: 'Звёзды списаны, уведомление потерялось', style: 'wide' },
] as const
export type InvoiceDecision = (typeof CHOICES)[number]['value']

export const parseInvoiceDecision = (value: string | undefined): InvoiceDecision | undefined =>
  CHOICES.find((choice) => choice.value === value)?.value

const renderChoice = ({ value, label, style }: (typeof CHOICES)[number]) =>
  `<button class="${style}" name="decision" value="${value}">${label}</button>`

const STARS = new Intl.PluralRules('ru')
const WORDS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'звезда', few: 'звезды' }

/** 1 360 звёзд, with non-breaking spaces. */
const formatStars = (amount: number) =>
  `${amount.toLocaleString('ru-RU')}\u00a0${WORDS[STARS.select(amount)] ?? 'звёзд'}`

export const renderInvoice = (invoice: Invoice, userId: string): string =>
  renderSandboxPage({
    title: `${invoice.title}: ${formatStars(invoice.amount)}`,
    body: `<p>${escapeHtml(invoice.description)}</p>
<p>${invoice.isSubscription ? 'Подписка на 30 дней, продлевается сама. ' : ''}Звёзды здесь ненастоящие.</p>
<form method="post">
<input type="hidden" name="user" value="${escapeHtml(userId)}">
<div class="actions">
${CHOICES.map(renderChoice).join('\n')}
</div>
</form>`,
  })

/** Notifies the parent frame, which plays the Telegram client. */
export const renderClosed = (of: {
  slug: string
  status: InvoiceStatus
  reason: string | null
}): string => {
  const message = JSON.stringify({ type: 'invoice_closed', slug: of.slug, status: of.status })
  const words = { paid: 'Оплачено', failed: 'Не оплачено', cancelled: 'Закрыто', pending: 'Ждём' }
  return renderSandboxPage({
    title: words[of.status],
    body: `<p>${escapeHtml(of.reason ?? 'Можно закрыть это окно.')}</p>
<script>parent !== window && parent.postMessage(${message.replaceAll('<', '\\u003c')}, location.origin)</script>`,
  })
}
