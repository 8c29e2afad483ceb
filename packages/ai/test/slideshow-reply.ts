import type { SlideshowReply } from '../src/requests/slideshow/reply.ts'

type ReplySlide = SlideshowReply['slides'][number]

const BLANK: ReplySlide = {
  role: 'item',
  title: '',
  sub: '',
  body: '',
  value: '',
  unit: '',
  sides: [],
  isFix: false,
  items: [],
  rows: [],
  act: '',
  object: '',
}

export const replySlide = (part: Partial<ReplySlide>): ReplySlide => ({ ...BLANK, ...part })

/** A reply of an engine without a mistake: four slides. */
export const SLIDESHOW_REPLY: SlideshowReply = {
  slides: [
    replySlide({ role: 'hook', title: 'Кофе *дома*', sub: 'Три простых шага' }),
    replySlide({ role: 'item', title: 'Свежее *зерно*', body: 'Смотрите дату обжарки' }),
    replySlide({ role: 'list', title: 'Что *купить*', items: ['Весы', 'Мельница', 'Воронка'] }),
    replySlide({ role: 'cta', title: 'Какой *кофе* ваш?', act: 'Напишите в комментариях' }),
  ],
  caption: 'Подпись',
  hashtags: ['кофе'],
}
