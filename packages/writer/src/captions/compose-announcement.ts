import type { Phrases } from '@kadr/content/phrases'
import { chooseText } from '../choose.ts'
import { phrasesOf } from '../phrases/phrases.ts'
import { readAnnounced } from '../topic/announcement.ts'
import { capitalise } from '../topic/subject.ts'
import type { CaptionLength, WriterContext } from '../writer-context.ts'

type AnnouncementKind = keyof Phrases['calls']['announcement']

const KINDS: readonly { kind: AnnouncementKind; words: RegExp }[] = [
  { kind: 'sale', words: /скидк|распродаж|акци[яию]|%|промокод/iu },
  {
    kind: 'enrol',
    words: /набор на|набира|курс|групп[аеуы]|запис|заняти|урок|обучен|вебинар|мастер-класс/iu,
  },
  {
    kind: 'menu',
    words: /меню|раф|кофе|чай|десерт|блюд|пицц|ролл|завтрак|ланч|торт|круассан|напит/iu,
  },
  { kind: 'opening', words: /откры|переехал|новый адрес/iu },
  { kind: 'event', words: /концерт|выставк|встреч|праздник|ярмарк|розыгрыш|вечер/iu },
]

/** The user's own words, whole: names, dates and prices are in them. */
const readStatement = (topic: string): string => {
  const text = capitalise(topic.replaceAll(/\s+/g, ' ').trim())
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

const listFacts = (topic: string): string => {
  const { date, price, discount } = readAnnounced(topic)
  return [
    ...(date === '' ? [] : [`Когда: ${date}`]),
    ...(price === '' ? [] : [`Цена: ${price}`]),
    ...(discount === '' ? [] : [`Скидка: ${discount.replace(/^скидк[а-яё]*\s/iu, '')}`]),
  ].join('\n')
}

/** A post that announces what was given and adds nothing of its own but a call. */
export const composeAnnouncement = ({
  context,
  length,
}: {
  context: WriterContext
  length: CaptionLength
}): string => {
  const { topic, tone } = context
  const kind = KINDS.find(({ words }) => words.test(topic))?.kind ?? 'other'
  const lead =
    length === 'short' ? '' : chooseText({ context, pool: phrasesOf('tones')[tone].newsLeads })
  return [
    [lead, readStatement(topic)].filter((part) => part !== '').join(' '),
    length === 'long' ? listFacts(topic) : '',
    chooseText({ context, pool: phrasesOf('calls').announcement[kind] }),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
