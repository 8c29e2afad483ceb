import type { NetworkContext } from '../network-adapter.ts'
import type { AppCheck, NetworkSetup } from '../setup.ts'
import { callBot } from './bot-api.ts'
import { type BotUser, botUser, webhookInfo } from './wire.ts'

export const setup: NetworkSetup = {
  portal: { title: 'BotFather', url: 'https://t.me/BotFather' },
  steps: [
    'Создайте бота командой /newbot и возьмите его токен.',
    'Задайте TELEGRAM_BOT_TOKEN и TELEGRAM_BOT_NAME: тот же бот входит людей и публикует в каналы.',
    'В Bot Settings → Configure Mini App включите мини-приложение и укажите его адрес: адрес сайта и /dashboard. Без этого не открываются ссылки вида t.me/бот?startapp=…',
    'Командой /setinline включите ответы в строке ввода: ими вставляют черновики в любой чат.',
    'Команды меню сервер назначает сам. Для продажи за Stars Telegram ждёт от бота /terms и /paysupport: они уже есть, а контакт задают SUPPORT_URL, LEGAL_EMAIL или OWNER_TELEGRAM_ID.',
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
    const check = await checkWebhook({ ctx, webhookUrl })
    return check.kind === 'accepted' ? addWarnings(check, findSwitchedOff(me.data)) : check
  },
}

/** What is switched on at BotFather, and what does not work without it. */
const findSwitchedOff = (bot: BotUser): string[] => [
  ...(bot.has_main_web_app === false
    ? [
        'Мини-приложение не включено: ссылки t.me/бот?startapp=… не открываются. Включите его в Bot Settings → Configure Mini App.',
      ]
    : []),
  ...(bot.supports_inline_queries === false
    ? [
        'Ответы в строке ввода выключены: черновик в чат не вставить. Включите их командой /setinline.',
      ]
    : []),
  ...(bot.can_join_groups === false
    ? ['Бота нельзя добавить в группу команды. Разрешите это командой /setjoingroups.']
    : []),
]

const addWarnings = (
  { warning }: Extract<AppCheck, { kind: 'accepted' }>,
  more: readonly string[],
): AppCheck => {
  const all = [...(warning ? [warning] : []), ...more]
  return all.length > 0 ? { kind: 'accepted', warning: all.join(' ') } : { kind: 'accepted' }
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
