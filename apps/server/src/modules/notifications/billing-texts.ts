import type { DomainEvent } from '@kadr/contract/events'
import { formatMoney } from '@kadr/domain/billing/money'
import { PLANS } from '@kadr/domain/plans'
import { EXPIRED_TEXT } from '@kadr/domain/subscription-state'
import type { NotificationDraft } from './notification-draft.ts'

const PLAN_PAGE = '/account/plan'

const dayOf = (instant: string) =>
  new Intl.DateTimeFormat('ru', {
    day: 'numeric',
    month: 'long',
    timeZone: 'Europe/Moscow',
  }).format(new Date(instant))

export const billingTexts = {
  'order.paid': ({
    subjectId,
    payload: { userId, plan, amount, endsAt },
  }: DomainEvent<'order.paid'>): NotificationDraft => ({
    kind: 'payment_received',
    title: `Оплата прошла: тариф ${PLANS[plan].title}`,
    text: `${formatMoney(amount)}. Тариф действует до ${dayOf(endsAt)}.`,
    link: PLAN_PAGE,
    key: `order-paid:${subjectId}`,
    to: [userId],
  }),
  'renewal.announced': ({
    subjectId,
    payload: { plan, amount, chargesAt, key },
  }: DomainEvent<'renewal.announced'>): NotificationDraft => ({
    kind: 'renewal_coming',
    title: `${dayOf(chargesAt)} продлится тариф ${PLANS[plan].title}`,
    text: `Спишем ${formatMoney(amount)} с сохранённого способа оплаты. Отменить продление или сменить карту можно в разделе «Тариф».`,
    link: PLAN_PAGE,
    key,
    to: [subjectId],
  }),
  'renewal.failed': ({
    subjectId,
    payload: { plan, amount, message, retriesAt, graceEndsAt, attempt },
  }: DomainEvent<'renewal.failed'>): NotificationDraft => ({
    kind: 'renewal_failed',
    title: `Не удалось продлить тариф ${PLANS[plan].title}`,
    text: retriesAt
      ? `${message}. Попробуем списать ${formatMoney(amount)} ещё раз ${dayOf(retriesAt)}. Тариф действует до ${dayOf(graceEndsAt)}.`
      : `${message}. Укажите другую карту до ${dayOf(graceEndsAt)}, чтобы тариф не прервался.`,
    link: PLAN_PAGE,
    key: `renewal-failed:${subjectId}:${graceEndsAt}:${attempt}`,
    to: [subjectId],
  }),
  'plan.ending': ({
    subjectId,
    payload: { plan, endsAt, isTrial },
  }: DomainEvent<'plan.ending'>): NotificationDraft => ({
    kind: 'plan_expiring',
    title: `${dayOf(endsAt)} закончится ${isTrial ? 'пробный период' : 'тариф'} ${PLANS[plan].title}`,
    text: 'Само ничего не спишется. Всё созданное останется, а сверх лимита бесплатного тарифа будет доступно только для чтения. Чтобы работать без перерыва, продлите тариф.',
    link: PLAN_PAGE,
    key: `plan-ending:${subjectId}:${endsAt}`,
    to: [subjectId],
  }),
  'plan.ended': ({
    subjectId,
    payload: { plan, endedAt },
  }: DomainEvent<'plan.ended'>): NotificationDraft => ({
    kind: 'plan_ended',
    title: EXPIRED_TEXT,
    text: `Тариф ${PLANS[plan].title} закончился. Всё созданное на месте: сверх лимита доступно только для чтения. Выберите, какие аккаунты оставить, или продлите тариф.`,
    link: PLAN_PAGE,
    key: `plan-ended:${subjectId}:${endedAt}`,
    to: [subjectId],
  }),
  'payout.settled': ({
    subjectId,
    payload: { userId, amount, isPaid, note },
  }: DomainEvent<'payout.settled'>): NotificationDraft => ({
    kind: 'payout_settled',
    title: isPaid
      ? `Выплата отправлена: ${formatMoney(amount)}`
      : `В выплате отказано: ${formatMoney(amount)}`,
    text: isPaid
      ? `Партнёрская программа. ${note ?? 'Деньги придут по вашим реквизитам.'}`
      : `${note ?? 'Причину подскажет поддержка'}. Сумма вернулась на ваш партнёрский баланс.`,
    link: '/account/affiliate',
    key: `payout-settled:${subjectId}`,
    to: [userId],
  }),
}
