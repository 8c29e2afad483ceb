import type { ChargeCurrency } from '@kadr/contract/base/primitives'
import type { PayoutState, RecipientKind } from '@kadr/contract/money/affiliate'

export const RECIPIENT_NAME: Record<RecipientKind, string> = {
  self_employed: 'Самозанятый',
  entrepreneur: 'Индивидуальный предприниматель',
  company: 'Организация',
}

export const CURRENCY_TITLE: Record<ChargeCurrency, string> = {
  RUB: 'Рубли',
  BYN: 'Белорусские рубли',
  USD: 'Доллары',
  XTR: 'Звёзды Telegram',
}

export const PAYOUT_STATE: Record<PayoutState, string> = {
  requested: 'Ждёт ответа',
  paid: 'Выплачено',
  refused: 'Отказ',
}

export const copy = {
  title: 'Партнёрская программа',
  loading: 'Загружаем партнёрскую программу',
  failed: 'Партнёрская программа не загрузилась',
  terms: 'Условия программы',
  lead: (terms: { firstPercent: number; nextPercent: number; months: number }) =>
    `${terms.firstPercent}\u00a0% первого платежа и ${terms.nextPercent}\u00a0% следующих в течение ${terms.months}\u00a0мес. с тех, кто зарегистрировался по вашей ссылке.`,
  join: {
    title: 'Получите свою ссылку',
    text: 'Ставьте её в пост, описание канала или письмо. Получая ссылку, вы принимаете условия программы.',
    button: 'Получить ссылку',
  },
  link: {
    title: 'Ваша ссылка',
    site: 'Ссылка на сайт',
    shared: 'Кадр: рилсы и посты из одной фразы',
    siteHint: 'Код работает на любой странице сайта: добавьте к её адресу хвост с ?ref=',
    app: (messenger: string) => `Ссылка на мини-приложение в ${messenger}`,
    copy: 'Скопировать',
    copied: 'Ссылка скопирована',
    copyFailed: 'Выделите ссылку и скопируйте сами',
  },
  figures: {
    title: 'Итоги',
    clicks: 'Переходы',
    signUps: 'Регистрации',
    payers: 'Купили тариф',
    payments: 'Платежи',
    refused: (count: number) => `Не засчитано, потому что это вы сами: ${count}`,
  },
  balance: {
    title: 'Баланс',
    none: 'Пока начислений нет. Доля появится здесь сразу после первой оплаты по вашей ссылке.',
    available: 'Доступно',
    held: 'На удержании',
    heldHint: (days: number) => `${days}\u00a0дней после оплаты: столько возможен возврат`,
    requested: 'Ждёт выплаты',
    paid: 'Выплачено',
    request: 'Запросить выплату',
    waits: 'Новый запрос можно послать после ответа на прежний',
    minimum: (sum: string) => `Выплата от ${sum}`,
    debt: 'После возврата уже выплаченного: следующие доли сначала закроют минус.',
  },
  payout: {
    title: (sum: string) => `Выплата ${sum}`,
    text: 'Запрос уходит владельцу сайта. Реквизиты хранятся зашифрованными и стираются после ответа.',
    kind: 'Кто получатель',
    name: 'Имя или название',
    details: 'Реквизиты',
    detailsHint: 'ИНН, счёт и БИК или номер карты. Для звёзд: куда перевести в долларах.',
    send: 'Отправить запрос',
    sent: 'Запрос отправлен',
    history: 'Выплаты',
  },
  shares: {
    title: 'Начисления',
    first: 'Первый платёж',
    next: 'Следующий платёж',
    held: (day: string) => `На удержании до ${day}`,
    free: 'Зачислено на баланс',
    returned: (sum: string) => `Возвращено ${sum}`,
    gone: 'Платёж возвращён',
  },
} as const
