import { joinSentences } from '@kadr/domain/base/sentences'

/** Days before a charge or an end on which it is announced. */
const NOTICE = 'Предупредим за 2\u00A0дня'

export const checkoutCopy = {
  title: 'Оплата',
  videos: (count: string) => `${count} в\u00A0месяц`,
  anyVideos: 'Видео без ограничений',
  lengths: {
    month: (plan: string) => `Месяц ${plan}`,
    year: (plan: string) => `Год ${plan}`,
    days30: (plan: string) => `30\u00A0дней ${plan}`,
  },
  rest: (plan: string, day: string) => `${plan} до ${day}`,
  left: (plan: string, days: string) => `Остаток ${plan}, ${days}`,
  discount: (code: string) => `Промокод ${code}`,
  total: 'К оплате сегодня',
  until: (day: string) => `Тариф действует до ${day}`,
  later: (from: string, to: string) => `Начнётся ${from} и продлится до ${to}`,
  added: (plan: string, days: string) => `Остаток ${plan} прибавит ${days}`,
  trialEnds: (day: string) =>
    `Пробный период до ${day} закончится сразу: его дни не прибавятся. Можно оплатить и позже, сами ничего не спишем`,
  renewal: 'Продлевать автоматически',
  renews: ({ day, sum, hasDiscount }: { day: string; sum: string; hasDiscount: boolean }) =>
    joinSentences([
      `${day} спишем ${sum} с этой же карты${hasDiscount ? ', уже без скидки' : ''}`,
      NOTICE,
      'Выключить можно в любой день в разделе «Тариф»',
    ]),
  renewsByTelegram: (day: string, sum: string) =>
    joinSentences([
      `${day} Telegram спишет ${sum} и дальше будет списывать каждые 30\u00A0дней`,
      'Выключить можно в любой день в разделе «Тариф»',
    ]),
  ends: (day: string) => joinSentences([`${day} тариф закончится, ничего не спишем`, NOTICE]),
  noRenewal: 'Не продлевается само',
  cannotRenew: (reason: string, day: string) =>
    joinSentences([reason, `${day} тариф закончится, ничего не спишем`, NOTICE]),
  promo: 'Промокод',
  promoApply: 'Применить',
  promoRefused: (reason: string) => joinSentences([reason, 'Цена прежняя, заказ не изменился']),
  promoTaken: (code: string) => `Промокод ${code} применён`,
  promoClear: 'Убрать промокод',
  email: 'Почта для чека',
  emailHint: 'На неё придёт чек. Рассылок не будет.',
  accept: 'Принимаю',
  offer: 'оферту',
  and: 'и',
  renewalTerms: 'условия продления',
  pay: (sum: string) => `Оплатить ${sum}`,
  counting: 'Считаем',
  again: 'Посчитать ещё раз',
  toPage: (provider: string) => `Откроется страница ${provider}. Данные карты мы не видим.`,
  inTelegram: 'Счёт откроется здесь же, в Telegram.',
  refusedTitle: 'Деньги не списаны',
  refusedText: 'Оплата не прошла.',
  otherCard: 'Другая карта',
  notRenewed:
    'Карту сохранить нельзя, поэтому тариф не продлится сам. Проверьте и оплатите ещё раз',
  changed: (before: string, after: string) => `Сумма изменилась: было ${before}, стало ${after}`,
} as const
