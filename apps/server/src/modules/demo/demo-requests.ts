import type { AiTaskInput } from '@kadr/contract/ai-tasks'

const POST =
  'Друзья! Открыли запись на декабрь: восемь занятий, новые группы по будням в 19:00, по субботам в 12:00. Глина, фартук и обжиг входят в цену, опыт не нужен. Пишите в сообщения, мест в группе шесть.'

/** Requests of a pottery workshop that the offline writer answers. */
export const REQUESTS: readonly AiTaskInput[] = [
  { kind: 'hooks', topic: 'Керамика ручной работы: чашки и тарелки', count: 6 },
  { kind: 'caption', topic: 'Керамика ручной работы: чашки в подарок', length: 'short' },
  { kind: 'rewrite', text: POST, mode: 'shorter' },
  { kind: 'hashtags', text: 'Керамика ручной работы, мастер-класс в Нижнем Новгороде', count: 8 },
  { kind: 'adapt', text: POST, networks: ['telegram', 'threads', 'bluesky'] },
  { kind: 'slideshow', topic: 'Изделия ручной работы: как назначить цену', slides: 6 },
  { kind: 'meme', topic: 'Изделия ручной работы на заказ', count: 4 },
  { kind: 'comment_reply', comment: 'А можно прийти с ребёнком шести лет?', postText: POST },
]
