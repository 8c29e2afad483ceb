import type { NetworkSetup } from '../setup.ts'
import { callMax } from './api.ts'
import { bot } from './wire.ts'

export const setup: NetworkSetup = {
  portal: { title: 'Платформа MAX для партнёров', url: 'https://business.max.ru' },
  steps: [
    'Подтвердите организацию на business.max.ru: боты доступны юрлицам и ИП, резидентам России.',
    'В разделе «Чат-боты» создайте бота и дождитесь модерации.',
    'Возьмите токен бота и задайте MAX_BOT_TOKEN и MAX_BOT_NAME: тот же бот входит людей и публикует в каналы.',
    'Скачайте корневой сертификат НУЦ Минцифры и укажите файл в MAX_CA_FILE: ему верят только адреса MAX.',
    'Канал подключает его администратор: добавляет бота администратором с правом писать сообщения.',
  ],
  review: 'Бота проверяет модерация MAX.',
  beforeReview: [
    'Пять ботов на организацию, имя бота сменить нельзя.',
    'Не больше 30 вызовов в секунду на бота и двух сообщений в секунду в один канал.',
    'Видео до 250 МБ, картинки до 50 МБ.',
  ],
  variables: [
    { name: 'MAX_BOT_TOKEN, MAX_BOT_NAME', meaning: 'токен бота и его имя без @' },
    { name: 'MAX_CA_FILE', meaning: 'файл корневого сертификата НУЦ Минцифры (PEM)' },
    {
      name: 'MAX_COMMENTS',
      meaning: 'on — когда MAX откроет ботам комментарии: тогда доступен первый комментарий',
    },
  ],
  authority: { endpoint: 'api', variable: 'MAX_CA_FILE' },
  pullsMedia: false,
  apiVersion: null,

  async checkApp({ ctx }) {
    const me = await callMax({ ctx, method: 'GET', path: '/me', schema: bot })
    if (me.kind === 'failed') {
      return me.failure.kind === 'retryable'
        ? { kind: 'unreachable' }
        : { kind: 'refused', reason: 'MAX не знает этот токен. Возьмите его в настройках бота.' }
    }
    return me.data.username && me.data.username !== ctx.app.clientId
      ? {
          kind: 'refused',
          reason: `Токен принадлежит боту @${me.data.username}, а в MAX_BOT_NAME указан другой.`,
        }
      : { kind: 'accepted' }
  },
}
