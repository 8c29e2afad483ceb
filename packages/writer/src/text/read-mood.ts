import type { Phrases } from '@kadr/content/phrases'

/** Kind of a comment, by its words. */
type CommentMood = keyof Phrases['replies']['replies'] | 'complaint'

/** What went wrong, as far as the words tell. */
type Trouble = keyof Phrases['replies']['regrets']

const SPAM =
  /заработ(?:ок|ай|ать) (?:в интернете|онлайн|дома)|казино|букмекер|ставк[аи] на спорт|крипт|инвестируй|подпиш(?:ись|итесь) на мо|взаимн[а-яё]+ подписк|раскрут[а-яё]+ аккаунт|кредит без отказа|переходи[а-яё]* по ссылке|заходи[а-яё]* ко мне|t\.me\/\S|bit\.ly/iu
const PRAISE =
  /спасибо|благодар|класс(?!н[а-яё]+ руков)|супер|круто|отличн|прекрасн|красив|люблю|обожаю|молодц|лучш|полезн|вкусн|понравил|в восторге|❤|🔥|👍|😍|👏/iu
const INSULT =
  /(?<![\p{L}])(?:фу|отстой|бред|чушь|тупо|позор|идиот|дебил|лохотрон|кринж)(?![\p{L}])|👎|🤮/iu

const TROUBLES: readonly { trouble: Trouble; words: RegExp }[] = [
  {
    trouble: 'food',
    words: /холодн|остыл|невкусн|не вкусн|пересол|сыро[йе]|подгорел|волос в|тухл|прокис|черств/iu,
  },
  {
    trouble: 'late',
    words: /опозда|долго жд|ждал[аи]? |не приехал|не привез|не дождал|час[а]? жд|задерж/iu,
  },
  {
    trouble: 'rude',
    words: /хам|груб|нагруб|накрич|невежлив|высокомер|отвратительн[а-яё]+ обслуж/iu,
  },
  {
    trouble: 'broken',
    words: /сломал|не работает|брак|порвал|треснул|разбит|испорч|облез|отклеил|протек|отслоил/iu,
  },
  {
    trouble: 'wrong',
    words: /не тот|не та |не то |перепутал|забыли|недолож|не хвата|не полож|другой размер/iu,
  },
  { trouble: 'silence', words: /не отвеча|игнор|не перезвон|никто не ответ|молчите/iu },
  {
    trouble: 'price',
    words: /дорого|цены? (?:кос|завыш|космос)|обман|развод|верните деньг|содрали/iu,
  },
  {
    trouble: 'any',
    words: /ужас|кошмар|плох|разочар|отврат|больше не прид|не рекоменд|не приду|грязн|ноги моей/iu,
  },
]

export const findTrouble = (comment: string): Trouble | undefined =>
  TROUBLES.find(({ words }) => words.test(comment))?.trouble

export const readMood = (comment: string): CommentMood => {
  if (SPAM.test(comment)) return 'spam'
  if (findTrouble(comment)) return 'complaint'
  if (INSULT.test(comment)) return 'insult'
  if (comment.includes('?')) return 'question'
  return PRAISE.test(comment) ? 'praise' : 'other'
}
