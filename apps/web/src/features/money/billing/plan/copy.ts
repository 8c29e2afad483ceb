import type { BillingPeriod } from '@kadr/contract/base/primitives'
import { quote } from '@kadr/domain/base/quote'
import { endSentence, joinSentences } from '@kadr/domain/base/sentences'

/** Words of the screens of plan and purchase; apart from `copy.ts`, which every page loads. */
export const planCopy = {
  title: 'Тариф',
  history: 'История платежей',
  affiliate: 'Партнёрская программа: доля с оплат тех, кого вы привели',
  active: 'Активен',
  trial: 'Пробный период',
  over: (plan: string, day: string) => `Тариф ${plan} закончился ${day}`,
  free: 'Бесплатно',
  perMonth: 'в\u00A0месяц',
  perDays: 'за\u00A030\u00A0дней',
  prices: { monthly: 'в\u00A0месяц', annually: 'в\u00A0год' } satisfies Record<
    BillingPeriod,
    string
  >,
  resets: (day: string) => `Счётчики обновятся ${day}`,
  next: 'Следующее списание',
  nextTry: 'Повторим списание',
  paidUntil: 'Оплачено до',
  validUntil: 'Тариф действует до',
  byTelegram: 'Списывает Telegram, звёздами',
  stop: 'Отменить продление',
  resume: 'Возобновить продление',
  resumeTitle: 'Возобновить продление?',
  resumeText: ({ end, sum, title }: { end: string; sum: string; title: string }) =>
    joinSentences([
      `${end} спишем ${sum} со способа оплаты ${quote(title)} и дальше будем списывать за каждый срок`,
      'Предупредим за 2\u00A0дня',
      'Отменить можно в любой день',
    ]),
  resumeByTelegram: (sum: string) =>
    joinSentences([
      `Telegram продолжит списывать ${sum} каждые 30\u00A0дней`,
      'Отменить можно в любой день',
    ]),
  remove: 'Удалить карту',
  stopTitle: 'Отменить продление?',
  stopText: (day: string) =>
    `Тариф останется до ${day}, больше ничего не спишется. Вернуть продление можно в любой момент.`,
  removeTitle: 'Удалить карту?',
  removeText: (day: string) =>
    endSentence(`Мы сотрём данные карты и отменим продление. Тариф останется до ${day}`),
  keep: 'Оставить',
  notNow: 'Не сейчас',
  afterwards: (plan: string, day: string) => `С ${day} — тариф ${plan}`,
  planned: (plan: string, length: string, day: string) => `С ${day} — ${plan}, ${length}`,
  keepPlan: (plan: string) => `Оставить ${plan}`,
  compare: 'Сравнить тарифы',
  period: 'Оплата',
  monthly: 'Месяц',
  days30: '30\u00A0дней',
  annually: 'Год',
  saving: '−20\u00A0%',
  currency: 'Валюта',
  yours: 'Ваш тариф',
  inYear: (price: string) => `${price} за год`,
  benefit: (price: string) => `выгода ${price}`,
  forYear: (price: string, saving: string) => `За год ${price}, выгода ${saving}`,
  go: (plan: string) => `Перейти на ${plan}`,
  goYear: 'Перейти на год',
  extend: 'Продлить',
  chosenNext: 'Со следующего списания',
  upTo: (count: string) => `До ${count}`,
  none: 'Недоступно',
  unlimited: 'Без ограничений',
  yes: 'Да',
  no: 'Нет',
  people: 'До 10\u00a0человек',
  rows: {
    videoGenerations: 'Генерации видео в месяц',
    aiGenerations: 'ИИ-запросы в месяц',
    connectedAccounts: 'Подключённые аккаунты',
    accountTracking: 'Отслеживаемые аккаунты',
    team: 'Рабочие пространства и команда',
    support: 'Приоритетная поддержка',
  },
  note: 'При переходе выше доплата считается по дням. При переходе ниже новый тариф начнётся, когда закончится оплаченный.',
  unavailable: 'Оплата на этом сайте пока не подключена.',
  loading: 'Загружаем тарифы',
  failed: 'Тарифы не загрузились',
  noPayments: 'Платежей ещё не было',
  receipt: 'Квитанция',
  refunded: (amount: string) => `Возвращено ${amount}`,
  lengths: { monthly: 'месяц', annually: 'год' } satisfies Record<BillingPeriod, string>,
  scheduleTitle: (plan: string) => `Перейти на ${plan}?`,
  scheduleText: (plan: string, day: string, price: string) =>
    `До ${day} всё остаётся как есть. Потом начнётся тариф ${plan}: ${price}. Что окажется сверх лимита, станет доступно только для чтения, ничего не удалится.`,
  scheduled: (plan: string, day: string) => `Тариф ${plan} начнётся ${day}`,
  accountsTitle: 'Какие аккаунты оставить',
  accountsText: (count: string) =>
    `В тарифе ${count}. Остальные доступны только для чтения и ждут: ничего не удалено.`,
  accountsSave: 'Оставить выбранные',
  accountsSaved: 'Готово: выбранные аккаунты публикуют',
} as const

export const trialCopy = {
  title: (plan: string, days: string) => `${plan} бесплатно на ${days}`,
  text: 'Карта не нужна. Потом вернётся бесплатный тариф: ничего не спишется и ничего не пропадёт.',
  start: 'Попробовать',
} as const

export const purchaseCopy = {
  checking: 'Проверяем оплату',
  paidTitle: (plan: string) => `Тариф ${plan} оплачен`,
  until: (day: string) => `Действует до ${day}`,
  receipt: (email: string) => `Чек придёт на ${email}`,
  history: 'Квитанция уже в истории платежей',
  later: (from: string, to: string) => `Начнётся ${from} и продлится до ${to}`,
  waitingTitle: 'Ждём подтверждения оплаты',
  waitingText:
    'Платёжная система ещё не подтвердила оплату. Обычно это занимает меньше минуты: страница обновится сама. Если деньги списаны, тариф включится, даже если закрыть эту страницу.',
  payPage: 'Вернуться к оплате',
  toWork: 'Продолжить работу',
  goBack: 'Вернуться и продолжить',
  toPlan: 'Открыть тариф',
  missingTitle: 'Заказ не найден',
  missingText: 'Проверьте ссылку или откройте историю платежей.',
} as const
