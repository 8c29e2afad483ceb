import type { NetworkContext } from '../network-adapter.ts'
import type { AppCheck, NetworkSetup } from '../setup.ts'
import { callBot } from './bot-api.ts'
import { botUser, webhookInfo } from './wire.ts'

export const setup: NetworkSetup = {
  portal: { title: 'BotFather', url: 'https://t.me/BotFather' },
  steps: [
    'Создайте бота командой /newbot и возьмите его токен.',
    'Задайте TELEGRAM_BOT_TOKEN и TELEGRAM_BOT_NAME: тот же бот входит людей и публикует в каналы.',
    'Командой /setdomain или в Bot Settings укажите адрес мини-приложения: адрес сайта и /dashboard.',
    'Канал подключает его администратор: добавляет бота администратором с правом публикации.',
  ],
  review: 'Проверки нет.',
  beforeReview: [
    'Облачный Bot API принимает файлы до 50 МБ: видео больше мы сжимаем. Свой сервер Bot API принимает до 2 ГБ.',
    'В один канал уходит не больше 20 сообщений в минуту.',
    'Сообщения старше двух суток бот удаляет только с правом удаления.',
  ],
  variables: [
    { name: 'TELEGRAM_BOT_TOKEN, TELEGRAM_BOT_NAME', meaning: 'токен бота и его имя без @' },
    {
      name: 'TELEGRAM_WEBHOOK',
      meaning: 'on — Telegram приносит обновления сам; иначе их спрашивает один процесс',
    },
    {
      name: 'TELEGRAM_API_URL, TELEGRAM_LARGE_FILES',
      meaning: 'адрес своего сервера Bot API и on, чтобы отправлять файлы до 2 ГБ',
    },
  ],
  pullsMedia: false,
  apiVersion: null,

  async checkApp({ ctx, webhookUrl }) {
    const me = await callBot({ ctx, method: 'getMe', params: {}, schema: botUser })
    if (me.kind === 'failed') {
      if (me.failure.kind === 'retryable') return { kind: 'unreachable' }
      return {
        kind: 'refused',
        reason: 'Telegram не знает этот токен. Возьмите его у BotFather заново.',
      }
    }
    if (me.data.username !== ctx.app.clientId) {
      const reason = `Токен принадлежит боту @${me.data.username}, а в TELEGRAM_BOT_NAME указан другой.`
      return { kind: 'refused', reason }
    }
    return checkWebhook({ ctx, webhookUrl })
  },
}

async function checkWebhook({
  ctx,
  webhookUrl,
}: {
  ctx: NetworkContext
  webhookUrl: string | null
}): Promise<AppCheck> {
  const read = await callBot({ ctx, method: 'getWebhookInfo', params: {}, schema: webhookInfo })
  if (read.kind === 'failed') return { kind: 'unreachable' }
  const { url, last_error_message } = read.data
  if (url !== (webhookUrl ?? '')) {
    const warning = webhookUrl
      ? 'Webhook ещё не указывает сюда: запустите сервер, он настроит его сам.'
      : 'У бота остался чужой webhook: сервер при запуске снимет его.'
    return { kind: 'accepted', warning }
  }
  return last_error_message
    ? {
        kind: 'accepted',
        warning: `Telegram не может доставить обновления: ${last_error_message}.`,
      }
    : { kind: 'accepted' }
}
