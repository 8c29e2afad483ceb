export const setupCopy = {
  title: 'Подключить настоящие сети',
  subtitle:
    'Для владельца установки: что зарегистрировать в каждой сети, какую проверку пройти и что работает до неё',
  back: 'К подключениям',
  failed: 'Не удалось прочитать настройки',
  link: 'Для владельца установки: подключить настоящие сети',
  address: {
    title: 'Адрес этой установки',
    fine: 'Сети смогут забирать с него файлы.',
    local:
      'Этот адрес виден не всем: Instagram, Threads, Pinterest и фото в TikTok не смогут забрать файлы. Задайте PUBLIC_URL с публичным https-адресом.',
  },
  doctor: 'Проверить ключи, адреса и машину: npm run doctor',
  state: { real: 'Настоящая сеть', sandbox: 'Песочница', off: 'Не настроена' },
  steps: 'Что сделать',
  redirect: 'Адрес возврата',
  notices: {
    deauthorize: 'Deauthorize callback URL',
    'delete-data': 'Data deletion request URL',
  },
  variables: 'Переменные',
  review: 'Проверка',
  before: 'Что важно знать',
  version: (value: string, endsOn: string) => `Версия API ${value}, закроется ${endsOn}`,
  open: (title: string) => `Открыть ${title}`,
} as const
