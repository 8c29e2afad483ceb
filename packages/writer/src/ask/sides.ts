const PART = '[\\p{L}\\d][\\p{L}\\d\\s-]{1,30}?'
const END = '(?=$|[,.:;?!—–]|\\s(?:что|для|при|на|в|во|и|если|чтобы|под|после|перед)\\s)'
const OR = /\sили\s/iu
const TO_WHOM =
  '(?:[а-яё]+(?:ому|ему|ой|ей|ым|им)\\s)?(?:подростк(?:у|ам)|реб[её]нку|детям|малыш(?:у|ам)|школьник(?:у|ам)|дошкольник(?:у|ам)|новорожд[её]нн(?:ому|ым)|новичк(?:у|ам)|начинающ(?:ему|им)|взросл(?:ому|ым)|студент(?:у|ам)|пенсионер(?:у|ам)|пожил(?:ому|ым)|мам(?:е|ам)|пап(?:е|ам)|бабушк(?:е|ам)|дедушк(?:е|ам)|мужу|жене|сыну|дочк?е|дочери|подруге|другу|начальнику|коллег(?:е|ам)|учител(?:ю|ьнице|ям)|мужчин(?:е|ам)|женщин(?:е|ам)|девушк(?:е|ам)|парн(?:ю|ям)|девочк(?:е|ам)|мальчик(?:у|ам)|собак(?:е|ам)|кошк(?:е|ам)|кот(?:у|ам)|котёнку|щенк(?:у|ам)|клиент(?:у|ам)|гост(?:ю|ям))'
const SECOND = new RegExp(`^${PART}(?=\\s${TO_WHOM}(?:$|[\\s,.:;?!—–])|${END.slice(3)}`, 'iu')
const RECEIVER = new RegExp(`\\sили\\s${PART}\\s(${TO_WHOM})(?=$|[\\s,.:;?!—–])`, 'iu')

/** «Линзы или очки подростку»: both are for the same. */
export const findReceiver = (sentence: string): string | undefined => RECEIVER.exec(sentence)?.[1]
const LONGEST = 60
const BETWEEN = new RegExp(
  `(?:разница между|сравнение|сравниваем)\\s+(${PART})\\s+и\\s+(${PART})${END}`,
  'iu',
)
const FROM = [
  new RegExp(`(?:чем|как)\\s+(${PART})\\s+отлича(?:ется|ются)\\s+от\\s+(${PART})${END}`, 'iu'),
  new RegExp(`отлича(?:ется|ются)(?:\\s+ли)?\\s+(${PART})\\s+от\\s+(${PART})${END}`, 'iu'),
]
const APART = new RegExp(`отличи[ея]\\s+(${PART})\\s+от\\s+(${PART})${END}`, 'iu')
const ASKING =
  /^(?:что|чем|как(?:ой|ая|ое|ие|ую)?|лучше|хуже|выгоднее|дешевле|надёжнее|надежнее|удобнее|брать|взять|выбрать|выбирать|купить|покупать|ставить|поставить|делать|сделать|носить|учить|начать|стоит|нужно|надо|можно|ли|всё-таки|все-таки|мне|нам|вам|им|новичк(?:у|ам)|начинающ(?:ему|им)|реб[её]нку|детям|взрослым|где|куда|когда|сейчас|ещё|еще|в|на|для|с|к)$/iu
const MOST_WORDS = 3

/** «Что лучше взять новичку сноуборд»: what is asked stands before the thing. */
const withoutAsking = (text: string, other: string): string => {
  const words = text.trim().split(/\s+/)
  const last = words.findLastIndex((word) => ASKING.test(word))
  // «Для спины матрас жёсткий»: a word after a preposition belongs to it.
  const isDetail = /^(?:в|на|для|с|к)$/iu.test(words[last] ?? '')
  const named = words.slice(last + (isDetail ? 2 : 1))
  // «Когда сеять газон весной или осенью»: only the time differs.
  if (/^(?:когда|где|куда|как)$/iu.test(words[0] ?? ''))
    return words
      .slice(-other.replace(/^(?:на|во?|у|под|за|с)\s/iu, '').split(/\s+/).length)
      .join(' ')
  return (named.length > MOST_WORDS ? named.slice(-2) : named).join(' ')
}

const NEUTER =
  /^(?:масл|молок|вин|мыл|пив|мяс|стекл|дерев|золот|серебр|желез|полотн|одеял|окн|кресл|сал|тест|кружев|сукн|олов|топлив|повидл|волокн)(?:а|ом)$/iu

/** Endings after «от» and «между», and those of the name itself; what has several is left. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[ея]ни|ани)(?:я|ем)$/iu, 'е'],
  [/(?<=и)(?:и|ей)$/iu, 'я'],
  [/(?<=[гкхжчш])и$/iu, 'а'],
  [/ы$/iu, 'а'],
  [/(?<=[бвгджзклмнпрстфхчшщ])(?:а|ом)$/iu, ''],
  [/(?<=[бвгдзклмнпрстфх])ой$/iu, 'а'],
  [/(?<=[^п][её]?р)ца$/iu, 'ц'],
  [/ью$/iu, 'ь'],
  [/(?<=[лнтрсд])я$/iu, 'ь'],
  [/(?<=[аеоуюя])я$/iu, 'й'],
]

/** A vowel may have gone from them: «песка» is of «песок», «варенца» of «варенец». */
const BARE =
  /(?:[аеёиоуыэюя][бвгджзйклмнпрстфхцчшщ]|ст|нт|рт|лт|кт|фт|пт|нд|рд|нг|рг|нс|рс|кс|рм|лм|рф|рх|лл|мм|сс|тт|нн|зм|рц|банк|парк|танк|цинк)$/iu

/** Whether the name of a thing is certain from the form after «от» and «между». */
const isSure = (oblique: string): boolean => {
  const [first = '', second] = oblique.split(/\s+/)
  const noun = second !== undefined && QUALITY.test(first) ? second : first
  if (second === undefined && ALONE.test(first)) return true
  if (NEUTER.test(noun) || /[^а-яё]|[оеуэ]$/iu.test(noun) || noun === noun.toUpperCase())
    return true
  if (/(?:[бвдзлмнпрстфжчшщ]и|[а-яё]я)$/iu.test(noun))
    return /(?:[еа]ния|[аеоуюя]я)$/iu.test(noun) && !/[мпт]оря$/iu.test(noun)
  if (/ца$/iu.test(noun)) return /[^п][её]?рца$/iu.test(noun)
  if (/(?:[ая]ми|[оеё]в|ых|их|[ая]х)$/iu.test(noun)) return false
  return /(?<=[бвгджзклмнпрстфхчшщ])(?:а|ом)$/iu.test(noun)
    ? BARE.test(nameWord(noun))
    : nameWord(noun) !== noun
}

const nameWord = (word: string): string => {
  if (NEUTER.test(word)) return word.replace(/(?:а|ом)$/iu, 'о')
  const found = ENDINGS.find(([ending]) => ending.test(word))
  return found ? word.replace(...found) : word
}

/** «Бухгалтерского» beside «сопровождение». */
const nameQuality = (word: string, noun: string): string => {
  if (/[ыи]х$/iu.test(word)) return word.replace(/х$/iu, 'е')
  if (/(?:ой|ей)$/iu.test(word)) return word.replace(/ой$/iu, 'ая').replace(/ей$/iu, 'яя')
  const isNeuter = /[еёо]$/iu.test(noun) && !/^кофе$/iu.test(noun)
  const hard = isNeuter ? 'ое' : /[гкх](?:ого|им)$/iu.test(word) ? 'ий' : 'ый'
  return word
    .replace(/(?:ого|ым|(?<=[гкх])им)$/iu, hard)
    .replace(/(?:его|им)$/iu, isNeuter ? 'ее' : 'ий')
}

/** «От магазинной»: the noun is left out. */
const ALONE = /(?:ной|ской|ного|ского|вого|мого|мой|[нктвл]ых|[кгх]их)$/iu
const QUALITY = /(?:ого|его|ым|им|ой|ей)$/iu

/** A thing by its name: the noun, a quality before it, what follows as it stands. */
const nameOf = (oblique: string, beside = ''): string => {
  const [first = '', second, ...rest] = oblique.split(/\s+/)
  if (second === undefined && ALONE.test(first)) return nameQuality(first, beside)
  if (second === undefined || !QUALITY.test(first))
    return [nameWord(first), ...(second === undefined ? [] : [second]), ...rest].join(' ')
  const noun = nameWord(second)
  return [nameQuality(first, noun), noun, ...rest].join(' ')
}

/** «Сравниваем кухню»: the noun by its name. */
const nameObject = (side: string): string =>
  side.replace(
    /^(\p{L}{3,})([ую])(?!\p{L})/iu,
    (_, stem: string, ending: string) => `${stem}${ending === 'у' ? 'а' : 'я'}`,
  )

const splitOr = (sentence: string): readonly [string, string] | undefined => {
  const or = OR.exec(sentence)
  if (!or) return undefined
  const before = sentence.slice(Math.max(0, or.index - LONGEST), or.index)
  const after = sentence.slice(or.index + or[0].length).slice(0, LONGEST)
  return [
    before.split(/[,.:;?!—–]/u).at(-1) ?? '',
    SECOND.exec(after.trimStart())?.[0].trim() ?? '',
  ]
}

/** Both things that a sentence compares, by their names; none where it names no two. */
export const listSides = (sentence: string): string[] => {
  const or = splitOr(sentence)
  if (or) {
    const [before, other] = or
    const one = withoutAsking(before, other)
    return one === '' || other === '' ? [] : [one, other]
  }
  const between = BETWEEN.exec(sentence)
  if (between) {
    const isOblique = /между/iu.test(between[0])
    if (isOblique && !between.slice(1, 3).every((side) => isSure(side.trim()))) return []
    const isCompared = /сравниваем/iu.test(between[0])
    return between
      .slice(1, 3)
      .map((side) =>
        isOblique ? nameOf(side.trim()) : isCompared ? nameObject(side.trim()) : side.trim(),
      )
  }
  const apart = APART.exec(sentence)
  if (apart)
    return apart.slice(1, 3).every((side) => isSure(side.trim()))
      ? apart.slice(1, 3).map((side) => nameOf(side.trim()))
      : []
  const from = FROM.map((pattern) => pattern.exec(sentence)).find((found) => found !== null)
  const [, one = '', other = ''] = from ?? []
  // «Бязи» may be of «бязь» or «бязя»: neither is named then.
  return from && isSure(other.trim()) ? [one.trim(), nameOf(other.trim(), one.trim())] : []
}
