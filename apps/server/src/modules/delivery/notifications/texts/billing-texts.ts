import type { DomainEvent } from '@kadr/contract/events'
import { joinSentences } from '@kadr/domain/base/sentences'
import { formatBillingDay } from '@kadr/domain/money/billing-day'
import { describeLatePayment, LATE_PAYMENT_PATH } from '@kadr/domain/money/late-payment'
import { formatMoney } from '@kadr/domain/money/money'
import { PLANS } from '@kadr/domain/money/plans'
import { EXPIRED_TEXT } from '@kadr/domain/money/subscription-state'
import type { NotificationDraft } from './notification-draft.ts'

const PLAN_PAGE = '/account/plan'

const dayFrom = (now: Date) => (at: string) =>
  formatBillingDay({ at, timeZone: 'Europe/Moscow', now })

/** A later plan had taken over the unused value of this payment. */
const describeShortened = ({ shortenedTo, now }: { shortenedTo: string | undefined; now: Date }) =>
  shortenedTo
    ? [`Эти деньги вошли в нынешний тариф, поэтому он действует до ${dayFrom(now)(shortenedTo)}`]
    : []

export const billingTexts = {
  'order.paid': (
    { subjectId, payload: { userId, plan, amount, endsAt, lostPromo } }: DomainEvent<'order.paid'>,
    now: Date,
  ): NotificationDraft => ({
    kind: 'payment_received',
    title: `Оплата прошла: тариф ${PLANS[plan].title}`,
    text: joinSentences([
      formatMoney(amount),
      ...(lostPromo ? [`${lostPromo}, поэтому срок посчитан по цене без скидки`] : []),
      `Тариф действует до ${dayFrom(now)(endsAt)}`,
    ]),
    link: PLAN_PAGE,
    key: `order-paid:${subjectId}`,
    to: [userId],
  }),
  'payment.refunded': (
    {
      payload: { userId, plan, amount, isPlanEnded, shortenedTo, key },
    }: DomainEvent<'payment.refunded'>,
    now: Date,
  ): NotificationDraft => ({
    kind: 'payment_refunded',
    title: `Возврат: ${formatMoney(amount)}`,
    text: joinSentences([
      'Деньги вернутся тем же способом, которым вы платили',
      ...(isPlanEnded ? [`Тариф ${PLANS[plan].title} больше не действует`] : []),
      ...describeShortened({ shortenedTo, now }),
    ]),
    link: PLAN_PAGE,
    key: `payment-refunded:${key}`,
    to: [userId],
  }),
  'payment.disputed': (
    {
      payload: { userId, plan, amount, isWon, isPlanEnded, shortenedTo, endsAt, key },
    }: DomainEvent<'payment.disputed'>,
    now: Date,
  ): NotificationDraft => ({
    kind: 'payment_disputed',
    title: isWon
      ? `Платёж подтверждён: ${formatMoney(amount)}`
      : `Платёж оспорен: ${formatMoney(amount)}`,
    text: isWon
      ? joinSentences([
          'Банк закрыл спор о платеже',
          ...(endsAt
            ? [`Тариф ${PLANS[plan].title} снова действует до ${dayFrom(now)(endsAt)}`]
            : []),
        ])
      : joinSentences([
          'Ваш банк отозвал деньги за этот платёж',
          ...(isPlanEnded
            ? [
                `Пока спор не закрыт, оплаченный им тариф ${PLANS[plan].title} не действует, продление выключено`,
              ]
            : []),
          ...describeShortened({ shortenedTo, now }),
          'Если вы не спорили с платежом, напишите в свой банк',
        ]),
    link: PLAN_PAGE,
    key: `payment-disputed:${key}`,
    to: [userId],
  }),
  'renewal.announced': (
    { subjectId, payload: { plan, amount, chargesAt, key } }: DomainEvent<'renewal.announced'>,
    now: Date,
  ): NotificationDraft => ({
    kind: 'renewal_coming',
    title: `${dayFrom(now)(chargesAt)} продлится тариф ${PLANS[plan].title}`,
    text: `Спишем ${formatMoney(amount)} с сохранённого способа оплаты. Отменить продление или сменить карту можно в разделе «Тариф».`,
    link: PLAN_PAGE,
    key,
    to: [subjectId],
  }),
  'renewal.failed': (
    { subjectId, payload: { message, attempt, ...failed } }: DomainEvent<'renewal.failed'>,
    now: Date,
  ): NotificationDraft => ({
    kind: 'renewal_failed',
    ...describeLatePayment({ late: { ...failed, reason: message }, dayOf: dayFrom(now) }),
    link: LATE_PAYMENT_PATH,
    key: `renewal-failed:${subjectId}:${failed.graceEndsAt}:${attempt}`,
    to: [subjectId],
  }),
  'plan.ending': (
    { subjectId, payload: { plan, endsAt, isTrial } }: DomainEvent<'plan.ending'>,
    now: Date,
  ): NotificationDraft => ({
    kind: 'plan_expiring',
    title: `${dayFrom(now)(endsAt)} закончится ${isTrial ? 'пробный период' : 'тариф'} ${PLANS[plan].title}`,
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
      : joinSentences([
          note ?? 'Причину подскажет поддержка',
          'Сумма вернулась на ваш партнёрский баланс',
        ]),
    link: '/account/affiliate',
    key: `payout-settled:${subjectId}`,
    to: [userId],
  }),
}
