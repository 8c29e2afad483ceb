const ADJECTIVE_PAIRS: readonly RegExp[] = [
  // Agreement of the endings shows the nominative: «тыквенный раф», «короткие ногти».
  /(?<![\p{L}])([\p{L}-]{3,}(?:ый|ий|ой)) ([\p{Ll}]{2,}[бвгджзклмнпрстфхцчшщй])(?![\p{L}])/gu,
  /(?<![\p{L}])([\p{L}-]{3,}(?:ая|яя)) ([\p{Ll}]{3,}[аяь])(?![\p{L}])/gu,
  /(?<![\p{L}])([\p{L}-]{3,}(?:ое|ее)) ([\p{Ll}]{3,}[ое])(?![\p{L}])/gu,
  /(?<![\p{L}])([\p{L}-]{3,}(?:ые|ие)) ([\p{Ll}]{3,}[иы])(?![\p{L}])/gu,
]

const PREPOSITION =
  /^(?:в|во|на|с|со|к|ко|по|за|из|от|до|для|о|об|про|при|у|и|а|но|без|под|над|или|как|что|где|когда|мы|вы|у|наш[аеи]?|ваш[аеи]?|это|всё|все|уже|ещё|не)$/iu
const VERB = /(?:л|ла|ло|ли|лся|лась|лись|лось|ть|ться|ем|им|ют|ят|ут|ат|ет|ит|йте|ите|ся)$/iu
const EMPTY =
  /^(?:набор|старт|акция|скидка|скидки|друзья|привет|внимание|новость|новости|сегодня|завтра|вчера|неделя|день|утро|вечер|ура|итак|важно|новинка|анонс|тема|пост|время|цена|цены|меню|адрес|ошибки|ошибок|совет|советы|почему|сколько|когда|зачем|какой|какая|какие|какое|самый|самые|самая|каждый|каждая|новый|новая|новое|новые|первый|первая|первые)$/iu

const clean = (word: string) => word.toLowerCase().replaceAll('-', '')

/** The first words of a text up to a verb or a preposition: «Маникюр на короткие ногти» is about «маникюр». */
const findLeading = (text: string): string[] => {
  const [sentence = ''] = text.trim().split(/[.!?\n,:;—–(]/)
  const words = sentence.split(/\s+/).slice(0, 4)
  const end = words.findIndex(
    (word) => PREPOSITION.test(word) || VERB.test(word) || !/^[\p{L}-]{3,}$/u.test(word),
  )
  const phrase = words.slice(0, end === -1 ? words.length : end)
  const [only = ''] = phrase
  return phrase.length === 1 && !EMPTY.test(only) && !/(?:ый|ий|ая|ое|ые|ие)$/iu.test(only)
    ? [clean(only)]
    : []
}

/** Nouns of the text in the form a tag needs, found without a dictionary: only where the grammar leaves no doubt. */
export const findOwnNouns = (text: string): string[] => {
  const pairs = ADJECTIVE_PAIRS.flatMap((pattern) => [...text.matchAll(pattern)])
    .filter(
      ({ 1: adjective = '', 2: noun = '' }) =>
        !EMPTY.test(adjective) && !EMPTY.test(noun) && !VERB.test(noun),
    )
    .toSorted((one, other) => one.index - other.index)
    .map(({ 1: adjective = '', 2: noun = '' }) => clean(adjective) + clean(noun))
  return [...new Set([...findLeading(text), ...pairs])]
}
