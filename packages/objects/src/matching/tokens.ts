import { stem } from './stem.ts'

/** A word of a text: as written (lower case, «е» for «ё»), and its stem. */
export type Token = { form: string; stem: string; isVerb: boolean }

const VERB_ENDING =
  /(ть|ти|чь|йте|ите|ьте|ете|ешь|ишь|ает|яет|ует|еет|ит|ют|ят|ат|али|или|ели|яли|ыли|ем|им|ут|ал|ил|ел|ял|ала|ила|яла)$/u
const NOT_VERBS = new Set(
  `кровать кровати скатерть тетрадь печать память смерть часть сеть плеть нефть медь кисть кости
  кость гость гости новости дети сети пасть шерсть скорость область стоимость сладости запчасти
  запчасть модуль аппетит кредит депозит лимит визит визита бандит софит гранит магнит уют приют
  салат халат автомат аромат формат адвокат аппарат сертификат шоколад результат мат брат сват
  материал капитал журнал канал бал металл кристалл персонал вокал филиал сериал минерал профиль
  стиль автомобиль крокодил мобил тыл пыл распил хотел отдел модел предел отель соль моль роль
  крем шлем проблем тем систем экстрим режим грим дым интим институт маршрут минут рекрут труд
  инструмент скала шкала сила могила пила вилла белила кобыла текила ванила сопрано`.split(/\s+/),
)

const isVerb = (form: string): boolean => {
  const active = form.replace(/(ся|сь)$/u, '')
  return VERB_ENDING.test(active) && !NOT_VERBS.has(form)
}

const ADJECTIVE_ENDING = /(ый|ий|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ыми|ими|ых|их|ую|юю)$/u
const NOUN_ENDING = /(ние|тие|сие|вие|лие|рие|ции|ния|сия|ние|лее|ее)$/u

/** «тёплая ванна»: the adjective is less relevant to the picture than its noun. */
export const isAdjective = ({ form, isVerb: isAction }: Token): boolean =>
  form.length > 4 && !isAction && ADJECTIVE_ENDING.test(form) && !NOUN_ENDING.test(form)

export const toToken = (word: string): Token => {
  const form = word.toLowerCase().replaceAll('ё', 'е')
  return { form, stem: stem(form), isVerb: isVerb(form) }
}

const WORD = /[а-яёa-z]+(?:-[а-яёa-z]+)*/giu

/** The words of a text in order. «Чек-лист» is one word. */
export const toTokens = (text: string): Token[] => (text.match(WORD) ?? []).map(toToken)

/** How many first letters two words share. */
const countShared = (one: string, other: string): number => {
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared += 1
  return shared
}

const SHORT_STEM = 3

const isReflexive = (form: string) => /(?:ся|сь)$/u.test(form)

/**
 * Whether two forms are the same word. A verb is not a noun of the same stem («платить» and «платье»), «стирается» is
 * not «стирать», and a short stem is ambiguous («семи» and «семей» are both «сем»).
 */
export const isSameWord = (one: Token, other: Token): boolean => {
  if (one.form === other.form) return true
  if (one.stem !== other.stem || one.isVerb !== other.isVerb) return false
  if (one.isVerb && isReflexive(one.form) !== isReflexive(other.form)) return false
  if (one.stem.length > SHORT_STEM) return true
  if (one.stem.length < 2) return false
  const longest = Math.max(one.form.length, other.form.length)
  return countShared(one.form, other.form) >= longest - 1
}
