import type { AskKind } from '@kadr/contract/studio/questions'
import type { Ask } from '../ask/read-ask.ts'
import { PIECES, type Plan, plan } from './pieces.ts'
import { COPE, HELPING, TALK } from './variant-words.ts'

const { contact } = PIECES

const CHILD =
  /(?<![а-яё])(?:реб[её]н|дет(?:ей|и|ям|ок|ьми)(?![а-яё])|малыш|сын(?:а|у|ом)?(?![а-яё])|доч|школьник|подростк|дошкол)/iu
const PERSUADED =
  /(?<![а-яё])(?:уговорить|убедить|заставить|приучить|отучить|уложить|накормить|договориться с)(?![а-яё])/iu

/** A child is brought up; nobody looks for words of a hard talk. */
const isUpbringing = ({ sentence, tone }: Ask): boolean =>
  tone === 'neutral' && CHILD.test(sentence) && PERSUADED.test(sentence)

const BROUGHT_UP = plan(
  1,
  PIECES.childSays,
  PIECES.childAge,
  PIECES.childNever,
  PIECES.childStill,
  contact,
)
const TALKING = plan(1, PIECES.words, PIECES.notSay, PIECES.whenSay, PIECES.beside, contact)
const TO_SAY = /(?<![а-яё])что (?:сказать|ответить)(?![а-яё])/iu
/** What is told to a barber is no hard talk. */
const AT_MASTER =
  /(?<![а-яё])(?:барбер|парикмахер|мастер|врач|доктор|стоматолог|стилист|косметолог|портн|повар|официант|тренер|риелтор|собеседовани|визит|при[её]м)/iu
const SAYING_IT = plan(1, PIECES.answer, PIECES.notSay, PIECES.whenSay, PIECES.beside, contact)
const COPING = plan(1, PIECES.helpsMost, PIECES.makesWorse, PIECES.callWhom, PIECES.wish, contact)

/** «Что мне помогает»: somebody tells of their own illness. */
const HELPS_ME = /(?<![а-яё])(?:что|кто|как) (?:мне|меня|нам|нас)(?![а-яё])/iu
const OWN_WAY = plan(1, PIECES.helpsMost, PIECES.makesWorse, PIECES.turn, PIECES.wish, contact)

/** Words for a hard talk and ways through a hard time, of a loss too. */
export const findHard = (ask: Ask, kind: AskKind): Plan | undefined => {
  const { sentence } = ask
  if (kind === 'how_to' && isUpbringing(ask)) return BROUGHT_UP
  if (kind === 'question' && ask.tone === 'illness' && HELPS_ME.test(sentence)) return OWN_WAY
  if (kind === 'question' && TO_SAY.test(sentence) && !AT_MASTER.test(sentence)) return SAYING_IT
  if (kind === 'how_to' && TALK.test(sentence)) return TALKING
  if (kind === 'how_to' && ask.tone !== 'neutral' && HELPING.test(sentence)) return COPING
  return (kind === 'how_to' || kind === 'first_time') && COPE.test(sentence) ? COPING : undefined
}
