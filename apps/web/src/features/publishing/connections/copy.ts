import type { ConnectionStatus } from '@kadr/contract/publishing/connections'
import type { PluralForms } from '@kadr/domain/base/plural'
import { quote } from '@kadr/domain/base/quote'

export const STATUS_NAME: Record<ConnectionStatus, string> = {
  active: 'Работает',
  needs_reauth: 'Нужен новый вход',
  read_only: 'Только чтение',
}

export const ACCOUNTS: PluralForms = ['аккаунт', 'аккаунта', 'аккаунтов']

export const copy = {
  title: 'Подключения',
  subtitle: 'Куда выходят ваши посты',
  loading: 'Загружаем подключения',
  failed: 'Подключения не загрузились',
  list: {
    title: 'Ваши аккаунты',
    emptyTitle: 'Пока ничего не подключено',
    emptyText: 'Выберите сеть ниже: после входа в неё аккаунт появится здесь.',
  },
  back: {
    title: 'Подключите аккаунт, и мы вернём вас к посту: он сохранён.',
    action: 'Вернуться к посту',
  },
  kinds: {
    title: 'Подключить аккаунт',
    connect: 'Подключить',
    connectNamed: (network: string) => `Подключить ${network}`,
    connectAll: (count: number) => `Подключить подряд: ${count}`,
    connectAllHint: 'Сети откроются одна за другой, останется дать доступ в каждой.',
    viewer: 'Подключать и отключать аккаунты могут владелец и администратор пространства.',
  },
  limit: {
    title: 'Лимит тарифа',
    meter: 'Подключённые аккаунты',
    left: (count: string) => `Можно подключить ещё ${count}.`,
    unlimited: 'Тариф не ограничивает число аккаунтов.',
    obstacle: 'Мест для новых аккаунтов нет',
    reached: 'Лимит исчерпан. Отключите ненужный аккаунт или выберите тариф с большим лимитом.',
    none: 'На вашем тарифе подключений нет. Выберите другой тариф.',
    loading: 'Загружаем лимит',
    failed: 'Лимит не загрузился',
    retry: 'Повторить',
  },
  notifications: {
    title: 'Уведомления',
    label: 'Уведомления в Telegram',
    hint: 'Бот напишет, если аккаунту понадобится новый вход или публикация не выйдет.',
    failed: 'Настройка не сохранилась',
    settings: 'О чём и куда писать, тихие часы',
    blocked:
      'Бот остановлен в Telegram, поэтому сообщения не приходят. Откройте чат с ботом и нажмите «Запустить».',
  },
  card: {
    status: 'Статус',
    check: 'Проверить',
    reconnect: 'Войти заново',
    more: (title: string) => `Действия с аккаунтом ${quote(title)}`,
    open: (network: string) => `Открыть в ${network}`,
    detach: 'Отключить',
    copyFeed: 'Скопировать адрес ленты RSS',
    feedCopied: 'Адрес ленты скопирован',
    feedNotCopied: 'Скопируйте адрес ленты сами',
    checked: 'Доступ подтверждён',
    checkFailed: 'Проверить не получилось',
    abilities: 'Что можно',
    readOnly:
      'Аккаунт сверх лимита тарифа. Он сохранён, но публиковать через него нельзя, пока лимит не станет больше или вы не отключите лишний.',
    needsReauth: 'Сеть больше не принимает наш доступ. Войдите заново: настройки сохранятся.',
    missingScopes: 'Вы дали не все разрешения. Войдите заново и отметьте все пункты.',
    missing: 'Не хватает',
  },
  health: {
    checked: 'Проверка',
    access: 'Доступ',
    neverChecked: 'ещё не было',
    renewedByUs: 'продлеваем сами',
    forever: 'без срока',
    until: (day: string) => `до ${day}, потом войдите заново`,
    ended: (day: string) => `закончился ${day}`,
  },
  detach: {
    title: (name: string) => `Отключить ${quote(name)}?`,
    text: (network: string) =>
      `Кадр забудет доступ к этому аккаунту, и запланированные в него публикации не выйдут. Всё, что уже опубликовано в ${network}, останется. Подключить аккаунт снова можно в любой момент.`,
    confirm: 'Отключить',
    done: (name: string) => `Аккаунт ${quote(name)} отключён`,
  },
  signature: {
    action: 'Подпись к постам',
    label: 'Подпись',
    title: (name: string) => `Подпись ${quote(name)}`,
    hint: 'Встанет в конец каждого поста с текстом, и в уже запланированных тоже. В самом посте её можно отключить. Пустая подпись не добавляется.',
    save: 'Сохранить',
    cancel: 'Отмена',
    saved: 'Подпись сохранена',
    removed: 'Подпись убрана',
  },
  attached: (names: string) => `Подключено: ${names}`,
  updated: 'Подключения обновлены',
  beginFailed: (network: string) => `Не удалось открыть вход в ${network}`,
  dialog: {
    title: (network: string) => `Подключить ${network}`,
    again: (network: string) => `Войти в ${network} заново`,
    submit: 'Подключить',
    cancel: 'Отмена',
    failed: 'Подключить не получилось',
    waysText: 'Выберите, как войти.',
    steps: 'Что сделать',
    required: (label: string) => `Заполните поле ${quote(label)}`,
    handTitle: 'Название',
    handText:
      'Входить не нужно. В нужное время Кадр и бот принесут файлы, текст и ссылку, а опубликуете вы.',
  },
  sandbox: {
    title: 'Аккаунты песочницы',
    text: 'Это песочница: вход настоящих сетей не нужен. Выберите аккаунт, данные заполнятся сами.',
  },
  waiting: {
    title: 'Продолжите в браузере',
    text: (network: string) =>
      `Мы открыли страницу, где вы войдёте в ${network}. Когда закончите, вернитесь сюда: аккаунт появится сам.`,
    status: 'Ждём, пока вы закончите',
    again: 'Открыть ещё раз',
    close: 'Закрыть',
  },
  window: {
    title: (network: string) => `Вход в ${network}`,
    text: 'Мы открыли окно, где вы войдёте и дадите доступ. Закончите там и вернитесь сюда.',
    status: 'Ждём, пока вы закончите',
    finishing: 'Проверяем ответ сети',
    again: 'Начать заново',
    close: 'Закрыть',
    handedTitle: 'Готово, продолжаем в первом окне',
    handedText: 'Это окно можно закрыть.',
  },
  callback: {
    working: (network: string) => `Подключаем ${network}`,
    workingText: 'Проверяем ответ сети. Это займёт несколько секунд.',
    doneTitle: 'Аккаунт подключён',
    doneAllTitle: 'Аккаунты подключены',
    doneText: (network: string) => `Теперь Кадр может публиковать в ${network}.`,
    toList: 'К подключениям',
    skip: (network: string) => `Пропустить и подключить ${network}`,
    back: 'Вернуться к посту',
    refusedTitle: 'Вы не дали доступ',
    refusedText: (network: string) =>
      `Без разрешения Кадр не сможет публиковать в ${network}. Ничего не изменилось.`,
    brokenTitle: 'Ответ сети неполный',
    brokenText: (network: string) =>
      `${network} не прислал того, что нужно для входа. Начните подключение заново.`,
    unknownTitle: 'Здесь ничего не подключают',
    unknownText: 'Эта сеть подключается на странице «Подключения».',
    staleTitle: 'Этот вход больше не действует',
    rejectedTitle: (network: string) => `${network} не подтвердил доступ`,
    takenTitle: 'Аккаунт уже подключён в другом месте',
    limitTitle: 'Лимит подключений исчерпан',
    downTitle: (network: string) => `${network} не отвечает`,
    failedTitle: 'Подключить не получилось',
    signedOutTitle: 'Вы не вошли в Кадр',
    signedOutText:
      'В этом браузере нет вашего профиля. Войдите и начните подключение заново: сеть ничего не изменила.',
    signIn: 'Войти',
    again: 'Начать заново',
    retry: 'Повторить',
    backToTelegram: 'Вернуться в Telegram',
    telegramDone: 'Вернитесь в Telegram: аккаунт уже там. Эту страницу можно закрыть.',
    telegramAgain: 'Вернитесь в Telegram и нажмите «Подключить» ещё раз.',
  },
  handover: {
    opening: 'Открываем страницу входа',
    question: ({ network, workspace }: { network: string; workspace: string }) =>
      `Подключить ${network} к пространству ${quote(workspace)}?`,
    text: (person: string) =>
      `Подключение начато в Telegram, профиль ${quote(person)}. Если это не ваш профиль, закройте страницу.`,
    go: (network: string) => `Продолжить в ${network}`,
    cancel: 'Не подключать',
    staleTitle: 'Ссылка больше не действует',
    staleText: 'Она открывается один раз и живёт минуту.',
    missingTitle: 'Ссылка неполная',
    missingText: 'В адресе нет ключа. Откройте подключение в Telegram ещё раз.',
  },
  attention: {
    missingScopes: 'не хватает разрешений',
    fix: (title: string) => `Войти заново: ${title}`,
  },
} as const
