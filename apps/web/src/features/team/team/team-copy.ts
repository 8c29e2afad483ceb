import type { ActivityArea } from '@kadr/contract/team/activity'
import type { AssignableRole, InviteState } from '@kadr/contract/team/team'
import { countOf, type PluralForms } from '@kadr/domain/base/plural'
import { quote } from '@kadr/domain/base/quote'
import { endSentence } from '@kadr/domain/base/sentences'
import type { ReviewPeriod } from './model/review-period.ts'

const ACCOUNTS: PluralForms = ['аккаунт', 'аккаунта', 'аккаунтов']

export const ROLE_TEXT: Record<AssignableRole, string> = {
  admin: 'Всё, кроме передачи и удаления пространства',
  editor: 'Готовит посты, рилсы и файлы',
  viewer: 'Только смотрит',
}

export const AREA_NAME: Record<ActivityArea, string> = {
  posts: 'Посты',
  approvals: 'Согласование',
  automation: 'Автоматизации',
  connections: 'Подключения',
  team: 'Команда',
  workspace: 'Пространство',
  billing: 'Оплата',
  integrations: 'Интеграции',
}

const REVIEW_PERIOD_TEXT: Record<ReviewPeriod, { label: string; title: string }> = {
  days7: { label: 'На 7\u00a0дней вперёд', title: 'План на неделю' },
  days14: { label: 'На 14\u00a0дней вперёд', title: 'План на две недели' },
  days31: { label: 'На месяц вперёд', title: 'План на месяц' },
  nextWeek: { label: 'Следующая неделя, с понедельника', title: 'План на следующую неделю' },
  thisMonth: { label: 'До конца этого месяца', title: 'План до конца месяца' },
  nextMonth: { label: 'Следующий месяц', title: 'План на следующий месяц' },
}

export const teamCopy = {
  title: 'Команда',
  loading: 'Загружаем команду',
  failed: 'Команда не загрузилась',
  actionFailed: 'Не получилось',
  seats: ({ used, limit, here }: { used: number; limit: number; here: number }) =>
    used > here
      ? `Занято мест: ${used} из ${limit}, из них ${used - here} в других пространствах владельца`
      : `Занято мест: ${used} из ${limit}`,
  you: 'вы',
  approves: 'согласует посты',
  restricted: (count: number) => `только ${countOf({ count, forms: ACCOUNTS })}`,
  since: (day: string) => `в команде с ${day}`,
  workspaces: 'Рабочие пространства',
  people: 'Люди',
  member: {
    edit: (name: string) => `Изменить права: ${name}`,
    title: 'Права участника',
    role: 'Роль',
    approver: 'Согласует посты',
    approverHint: 'Решает, выйдет ли пост, какой бы ни была роль',
    restricted: 'Только выбранные аккаунты',
    restrictedHint: 'Видит эти аккаунты и посты, которые выходят только в них',
    accounts: 'Аккаунты',
    save: 'Сохранить',
    saved: 'Права изменены',
    remove: 'Убрать из команды',
    removeTitle: 'Убрать участника?',
    removeText: (name: string) =>
      `${name} сразу потеряет доступ. Посты и файлы останутся в пространстве.`,
    removed: 'Участник убран',
    transfer: 'Передать пространство',
    transferTitle: 'Передать пространство?',
    transferText: (name: string) =>
      `${name} станет владельцем, когда согласится. Лимиты и баланс будут из тарифа нового владельца, вы станете администратором.`,
    transferred: 'Предложение отправлено',
  },
  leave: {
    action: 'Выйти из пространства',
    title: 'Выйти из пространства?',
    text: 'Доступ пропадёт сразу. Вернуться можно только по новому приглашению.',
    done: 'Вы вышли из пространства',
  },
  transfer: {
    mineTitle: 'Вам предлагают стать владельцем',
    mineText: (owner: string, day: string) =>
      endSentence(
        `Сейчас владелец — ${owner}. Лимиты и баланс пространства станут из вашего тарифа. Ответить можно до ${day}`,
      ),
    accept: 'Стать владельцем',
    decline: 'Отказаться',
    accepted: 'Теперь вы владелец',
    waiting: (name: string) => `Ждём согласия: ${name}`,
    waitingText: (day: string) =>
      endSentence(
        `Пространство перейдёт новому владельцу, когда он согласится. Предложение действует до ${day}`,
      ),
    cancel: 'Отменить передачу',
    cancelled: 'Передача отменена',
    declined: 'Вы отказались',
  },
  invites: {
    title: 'Приглашения',
    create: 'Пригласить',
    empty: 'Открытых приглашений нет',
    onlyOwner: 'Тариф рассчитан на одного человека.',
    noSeats: 'Все места заняты: уберите кого-нибудь из команды или смените тариф.',
    uses: (uses: number, max: number | null) =>
      max === null ? `принято: ${uses}` : `принято: ${uses} из ${max}`,
    until: (day: string) => `до ${day}`,
    revoke: 'Отозвать',
    revokeNamed: (name: string) => `Отозвать приглашение: ${name}`,
    revoked: 'Приглашение отозвано',
    changeRole: (name: string) => `Роль приглашения: ${name}`,
    dialogTitle: 'Пригласить в команду',
    note: 'Для кого',
    noteHint: 'Видит только команда. Например, «Лена, фото»',
    many: 'Многоразовая ссылка',
    manyHint: 'По одной ссылке придут несколько человек',
    days: 'Срок',
    dayChoices: [
      { value: '1', label: '1\u00a0день' },
      { value: '7', label: '7\u00a0дней' },
      { value: '30', label: '30\u00a0дней' },
    ],
    channel: 'Как пригласить',
    channels: { link: 'Ссылка', email: 'Почта', telegram: 'Telegram' },
    addressOf: { email: 'Почта', telegram: 'Имя в Telegram' },
    addressHints: {
      email: 'Отправим письмо. Принять сможет только вход через Google с этой почтой',
      telegram:
        'Например, @lena: примет только этот человек. Бот напишет сам, если он ему уже писал',
    },
    makeBy: {
      link: 'Создать ссылку',
      email: 'Отправить письмо',
      telegram: 'Отправить через бота',
    },
    readyTitles: {
      link: 'Ссылка готова',
      email: 'Приглашение отправлено',
      telegram: 'Приглашение готово',
    },
    shared: 'Приглашение в Кадр',
    readyTexts: {
      none: 'Отправьте её человеку. Больше она не покажется.',
      sending: 'Письмо уходит. Ту же ссылку можно передать самому.',
      sent: 'Бот уже написал. Ту же ссылку можно передать самому.',
      waiting: 'Бот напишет, когда человек откроет его впервые. Пока передайте ссылку сами.',
      refused: 'Почта не приняла письмо. Передайте ссылку сами.',
    },
    deliveries: {
      none: '',
      sending: 'письмо уходит',
      sent: 'отправлено',
      waiting: 'ждёт сообщения боту',
      refused: 'почта не приняла письмо',
    },
    byLink: 'По ссылке',
  },
  approval: {
    title: 'Согласование',
    label: 'Согласовывать посты редакторов',
    hint: 'Пост редактора выйдет, когда его согласует владелец, администратор или тот, кто «согласует посты». Не согласуют вовремя — не выйдет.',
    failed: 'Правило не сохранилось',
    details: 'Чьи посты и какие аккаунты',
  },
  reviews: {
    title: 'Ссылки на согласование',
    text: 'Клиент смотрит посты и отвечает без входа.',
    create: 'Дать ссылку',
    empty: 'Открытых ссылок нет',
    answers: (count: number) => `ответов: ${count}`,
    revoke: 'Закрыть',
    revokeNamed: (name: string) => `Закрыть ссылку: ${name}`,
    revoked: 'Ссылка закрыта',
    dialogTitle: 'Ссылка на согласование',
    name: 'Название',
    nameHint: 'Клиент увидит его сверху',
    period: 'Какие посты',
    periods: REVIEW_PERIOD_TEXT,
    accountsHint: 'Клиент увидит посты этих аккаунтов и больше ничего',
    shared: 'Посты на проверку',
    ready: 'Отправьте её клиенту. Больше она не покажется.',
  },
  activity: {
    title: 'Что происходило',
    all: 'Все разделы',
    area: 'Раздел',
    everybody: 'Все участники',
    person: 'Участник',
    always: 'За год',
    period: 'Период',
    periods: { 7: 'За 7\u00a0дней', 30: 'За 30\u00a0дней', 90: 'За 90\u00a0дней' },
    none: 'По этим условиям записей нет',
    empty: 'Пока ничего не происходило',
    more: 'Показать ещё',
    save: 'Скачать CSV',
    system: 'Кадр',
    guest: (name: string) => `${name}, по ссылке`,
    loading: 'Загружаем журнал',
    failed: 'Журнал не загрузился',
  },
} as const

const askAgain = (inviter: string | null) =>
  inviter === null ? 'Попросите новую ссылку.' : `Новую ссылку может дать ${inviter}.`

type ClosedText = { title: string; text: (inviter: string | null) => string }

const CLOSED_TEXT: Record<Exclude<InviteState, 'open' | 'member'>, ClosedText> = {
  expired: { title: 'Срок приглашения истёк', text: askAgain },
  revoked: { title: 'Приглашение отозвали', text: askAgain },
  used_up: { title: 'Приглашением уже воспользовались', text: askAgain },
  full: {
    title: 'В команде нет мест',
    text: () => 'Попросите владельца освободить место или сменить тариф: эта ссылка ещё сработает.',
  },
}

export const acceptCopy = {
  closed: CLOSED_TEXT,
  own: {
    title: () => 'Это ваше приглашение',
    text: 'Отправьте ссылку тому, кого зовёте. Вы уже в этой команде.',
    action: 'К приглашениям',
  },
  member: {
    title: (workspace: string) => `Вы уже в команде ${quote(workspace)}`,
    text: 'Принимать приглашение ещё раз не нужно.',
    action: 'Открыть пространство',
  },
  loading: 'Проверяем приглашение',
  title: (workspace: string) => `Вас зовут в команду ${quote(workspace)}`,
  where: (workspace: string) => `Вас звали в команду ${quote(workspace)}.`,
  by: (name: string | null) =>
    name === null ? 'Приглашение ждёт вашего ответа.' : `Приглашает ${name}.`,
  role: (role: string) => `Роль: ${role.toLocaleLowerCase('ru')}`,
  approves: 'Решает, выйдет ли пост',
  restricted: 'Видит только выбранные аккаунты и их посты',
  until: (day: string) => `Ответить можно до ${day}`,
  sentTo: (address: string) => `Приглашение для ${address}`,
  sentToOther: {
    email:
      'Вы вошли под другим именем. Войдите через Google с этой почтой, привяжите её в профиле или попросите ссылку без адреса.',
    telegram:
      'Вы вошли под другим именем. Войдите через Telegram под этим именем, привяжите его в профиле или попросите ссылку без адреса.',
  },
  sentToVisitor: {
    email: 'Войдите через Google с этой почтой: другой человек принять его не сможет.',
    telegram: 'Войдите через Telegram под этим именем: другой человек принять его не сможет.',
  },
  asUser: (name: string) => `Вы вошли как ${name}.`,
  accept: 'Принять приглашение',
  otherAccount: 'Сменить аккаунт',
  signIn: 'Войти и принять',
  again: 'Проверить снова',
  home: 'На главную',
  site: 'На сайт Кадра',
  notFound: 'Приглашение не найдено',
  notFoundText: 'Проверьте, что ссылка скопирована целиком, или попросите новую.',
  failed: 'Приглашение не открылось',
} as const

export const workspacesCopy = {
  title: 'Рабочие пространства',
  subtitle: 'У каждого клиента или бренда свои посты, файлы и подключения',
  create: 'Создать пространство',
  noPlan: 'Нужен тариф Agency',
  noPlanText:
    'В нём у каждого клиента своё пространство и до 10\u00a0человек в команде. В остальных тарифах пространство одно.',
  team: 'Команда',
  current: 'Сейчас открыто',
  open: 'Открыть',
  openNamed: (name: string) => `Открыть ${quote(name)}`,
  personal: 'личное',
  name: 'Название',
  timeZone: 'Часовой пояс',
  color: 'Цвет бренда',
  colorHint: 'На странице согласования, в отчётах и в новых рилсах',
  noColor: 'Без цвета',
  colorNotChosen: 'Не выбран',
  picture: 'Картинка',
  pictureHint: 'Квадратная, чтобы узнавать пространство в списке',
  logo: 'Логотип',
  logoHint: 'На странице согласования, в отчётах PDF и в новых рилсах',
  choose: 'Выбрать',
  replace: 'Заменить',
  drop: 'Убрать',
  settings: 'Настройки пространства',
  save: 'Сохранить',
  saved: 'Сохранено',
  created: 'Пространство создано',
  remove: 'Удалить пространство',
  removeTitle: 'Удалить пространство?',
  removeText:
    'Посты перестанут выходить, доступ пропадёт у всех. 14\u00a0дней пространство можно вернуть, потом оно исчезнет насовсем.',
  removeConfirm: (name: string) => `Введите название: ${name}`,
  removeHint: 'Кавычки и большие буквы не важны',
  removed: 'Пространство удалено. Его можно вернуть 14\u00a0дней',
  closed: 'Удалённые',
  restore: 'Вернуть',
  restored: 'Пространство возвращено',
  until: (day: string) => `исчезнет ${day}`,
} as const
