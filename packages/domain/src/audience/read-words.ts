import type { ItemTone } from '@kadr/contract/audience/conversation'
import { stemsOf, stemWord } from '@kadr/kit/russian-stem'

const stemSet = (words: string) => new Set(stemsOf(words))

/** Words by which people ask even without a question mark. */
const ASKING = stemSet(
  'как какой какая какие где куда откуда когда сколько почему зачем чей кто что подскажите скажите можно нельзя ли есть будет цена стоимость почём',
)
const ASKING_FIRST = stemSet(
  'как какой какая какие где куда откуда когда сколько почему зачем чей подскажите скажите можно почём',
)
const GRUMBLING = stemSet(
  'ужас ужасно плохо отвратительно кошмар обман обманули мошенники развод хамство хамят грубо грубят позор верните возврат жалоба пожалуюсь разочарован разочарована бред враньё врёте сломалось сломан брак испорчен грязно надоело бесит невозможно ненавижу отстой отписка отписываюсь игнорируете игнор жду',
)
const PRAISING = stemSet(
  'спасибо благодарю класс классно круто супер отлично прекрасно замечательно обожаю люблю восторг красиво красота шикарно молодцы огонь лучшие рекомендую',
)
const POLITE = stemSet(
  'здравствуйте привет добрый день вечер утро пожалуйста подскажите скажите спасибо а и или у вас вы вам ваш мне я это же ли бы то в во на по с со к ко о об за из от до для там тут ещё',
)
const NEGATION = new Set(['не', 'нет', 'без', 'ни'])
const ANGRY_SIGNS = /[😡🤬👎💩😤🤮]/u
const KIND_SIGNS = /[❤😍🥰👏🔥💛💙💚🧡😊👍🙏]/u

const MAX_READ = 2000
/** Only the beginning is looked at: the rest tells nothing more, and may be made to be slow. */
const beginningOf = (text: string) => text.slice(0, MAX_READ).normalize('NFC')

export const isQuestion = (given: string): boolean => {
  const text = beginningOf(given)
  if (/\p{L}[^?]*\?/u.test(text)) return true
  const [first] = stemsOf(text)
  return first !== undefined && ASKING_FIRST.has(first)
}

/** 1: praise, −1: a complaint. «Не плохо» is neither, «не спасибо» a complaint. */
const judgeWord = (stem: string, before: string): number => {
  const isDenied = NEGATION.has(before)
  if (GRUMBLING.has(stem)) return isDenied ? 0 : -1
  if (PRAISING.has(stem)) return isDenied ? -1 : 1
  return 0
}

/** By words alone: praise with a complaint in it is a complaint. */
export const readTone = (given: string): ItemTone => {
  const text = beginningOf(given)
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const judged = words.map((word, index) => judgeWord(stemWord(word), words[index - 1] ?? ''))
  if (ANGRY_SIGNS.test(text) || judged.includes(-1)) return 'bad'
  return KIND_SIGNS.test(text) || judged.includes(1) ? 'good' : 'none'
}

const MAX_KEY_WORDS = 6

/** Equal for questions that ask the same in other forms and order; null where nothing is asked. */
export const questionKeyOf = (given: string): string | null => {
  if (!isQuestion(given)) return null
  const asked = beginningOf(given)
    .split(/(?<=[.!?…\n])/u)
    .find((sentence) => sentence.includes('?'))
  const stems = stemsOf(asked ?? beginningOf(given)).filter(
    (stem) => !POLITE.has(stem) && stem.length > 1,
  )
  const key = [...new Set(stems)].sort().slice(0, MAX_KEY_WORDS)
  return key.length === 0 || key.every((stem) => ASKING.has(stem)) ? null : key.join(' ')
}
