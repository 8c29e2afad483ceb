import { countOf, type PluralForms } from '@kadr/domain/base/plural'
import { joinSentences } from '@kadr/domain/base/sentences'
import { publishingPart, type StatusPart, type StatusState } from '@kadr/domain/site/status'
import type { Figures, NetworkFigures } from './read-figures.ts'

type Verdict = { state: StatusState; text: string }
export type JudgedPart = Verdict & { id: StatusPart }

const MINUTE = 60
/** People notice a wait longer than this. */
const LONG_RENDER = 10 * MINUTE
const LONG_READING = 60 * MINUTE
const LONG_MESSAGE = 2 * MINUTE
const LONG_NOTICE = 10 * MINUTE

const POSTS: PluralForms = ['пост', 'поста', 'постов']
const VIDEOS: PluralForms = ['видео', 'видео', 'видео']
const MINUTES: PluralForms = ['минуту', 'минуты', 'минут']

const minutesOf = (seconds: number) =>
  countOf({ count: Math.max(1, Math.round(seconds / MINUTE)), forms: MINUTES })

const WORDS: Readonly<Record<StatusState, string>> = {
  works: 'Работает',
  slow: 'С\u00a0задержкой',
  down: 'Не\u00a0работает',
  off: 'Выключено',
  unknown: 'Неизвестно',
}

const say = (state: StatusState, text: string): Verdict => ({
  state,
  text: joinSentences([WORDS[state], text]),
})

const UNREAD = say('unknown', 'Не\u00a0удалось узнать, проверяем каждую минуту')
const NOT_CONNECTED = say('off', 'На\u00a0этом сайте не\u00a0подключено')

const judgeNetwork = (
  { isOn, isPaused, late, stuck }: NetworkFigures,
  { publishers, unread }: Figures,
): Verdict => {
  if (!isOn) return NOT_CONNECTED
  if (unread.has('publisher') || unread.has('workers')) return UNREAD
  const waiting = late + stuck
  if (publishers === 0)
    return say('down', 'Посты сейчас не\u00a0выходят. Они в\u00a0очереди, чиним')
  if (isPaused)
    return say('slow', 'Сеть не\u00a0отвечает. Посты подождут и\u00a0выйдут, когда она вернётся')
  if (waiting > 0) return say('slow', `Опаздывает ${countOf({ count: waiting, forms: POSTS })}`)
  return say('works', 'Опоздавших постов нет')
}

const judgeRenders = (figures: Figures): Verdict => {
  const { renderers, rendersQueued, rendersMade, oldestRenderSeconds, unread } = figures
  if (unread.has('generations') || unread.has('workers')) return UNREAD
  const line = countOf({ count: rendersQueued + rendersMade, forms: VIDEOS })
  if (renderers === 0) return say('down', `Видео сейчас не\u00a0собираются. В\u00a0очереди ${line}`)
  if (oldestRenderSeconds > LONG_RENDER)
    return say('slow', `В\u00a0очереди ${line}, первое ждёт ${minutesOf(oldestRenderSeconds)}`)
  return say('works', rendersQueued + rendersMade === 0 ? 'Очереди нет' : `В\u00a0работе ${line}`)
}

const judgeAnalytics = ({ oldestReadingSeconds, unread }: Figures): Verdict => {
  if (unread.has('collector')) return UNREAD
  return oldestReadingSeconds > LONG_READING
    ? say('slow', `Часть цифр старше обещанного на\u00a0${minutesOf(oldestReadingSeconds)}`)
    : say('works', 'Цифры свежие')
}

const judgeBot = ({ isBotOn, oldestMessageSeconds, unread }: Figures): Verdict => {
  if (!isBotOn) return NOT_CONNECTED
  if (unread.has('bot-outbox')) return UNREAD
  return oldestMessageSeconds > LONG_MESSAGE
    ? say('slow', `Сообщения опаздывают на\u00a0${minutesOf(oldestMessageSeconds)}`)
    : say('works', 'Сообщения уходят сразу')
}

const judgePayments = (figures: Figures): Verdict => {
  const { arePaymentsOn, chargesFailedByUs, noticesParked, oldestNoticeSeconds, unread } = figures
  if (!arePaymentsOn) return NOT_CONNECTED
  if (unread.has('billing')) return UNREAD
  if (chargesFailedByUs > 0)
    return say(
      'down',
      'Часть списаний не\u00a0проходит по\u00a0нашей вине. Тарифы не\u00a0отключаем',
    )
  if (noticesParked > 0 || oldestNoticeSeconds > LONG_NOTICE)
    return say('slow', 'Оплаченное включается с\u00a0опозданием')
  return say('works', 'Сбоев не\u00a0замечено')
}

/** What the figures mean for people, part by part. */
export const judgeParts = (figures: Figures): JudgedPart[] => [
  ...figures.networks.map((one) => ({
    id: publishingPart(one.network),
    ...judgeNetwork(one, figures),
  })),
  { id: 'renders', ...judgeRenders(figures) },
  { id: 'analytics', ...judgeAnalytics(figures) },
  { id: 'bot', ...judgeBot(figures) },
  { id: 'payments', ...judgePayments(figures) },
]
