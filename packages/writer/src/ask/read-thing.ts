/** A noun with what belongs to it, as a sentence begins with it. */
export type Thing = {
  /** «Перманент бровей» in the middle of a sentence. */
  name: string
  /** «Стрижку собаки»: whom or what. */
  accusative: string
  isPlural: boolean
  /** The noun itself. */
  head: string
}

const QUALITY = /(?:ый|ий|ой|ая|яя|ое|ее|ые|ие)$/iu
const OF_MANY = /(?:ые|ие)$/iu
const NOT_QUALITIES =
  /^(?:[а-яё]*(?:хинкальн|пельменн|чебуречн|шашлычн|блинн|закусочн|столов|чайн|рюмочн|прачечн|мастерск|булочн|парикмахерск)ая|[а-яё]*(?:ание|ение|ство|тие|ье|ний|рий|лий|сий|мой|бой|рой|той|вой|слой|рай|край|герой)|кафе|шоссе|каре|пюре|желе|домой|пирожное|мороженое|животное)$/iu
const MANY_ON_A =
  /^(?:окна|ворота|дрова|кресла|зеркала|права|колёса|колеса|стёкла|стекла|яйца|крылья|листья|стулья|деревья|цветы|номера|паспорта|счета|дома|учителя|мастера|доктора|повара|города|острова|украшения|упражнения|растения|животные)$/iu
const MANY = /(?:ы|[гкхжчшщнлрстдвмпбзй]и|ьи|ии)$/iu
/** «Суши» stands here on purpose: it is said as many. */
const ONE_ON_I = /^(?:такси|пони|мини|киви|пати|сафари|жюри|вай-?фай|ралли|дзюдо)$/iu
const NEUTER_ON_YA = /^(?:время|имя|знамя|племя|пламя|семя|темя)$/iu

const isManyNoun = (word: string): boolean =>
  MANY_ON_A.test(word) || (MANY.test(word) && !ONE_ON_I.test(word))

/** «Эпиляцию», «стрижку»; the others stay as they are. */
const turnNoun = (word: string): string => {
  if (NEUTER_ON_YA.test(word) || !/\p{Ll}/u.test(word)) return word
  return word.replace(/а$/u, 'у').replace(/я$/u, 'ю')
}

const turnQuality = (word: string): string => word.replace(/ая$/iu, 'ую').replace(/яя$/iu, 'юю')

const VERBAL =
  /(?:[еёию]т(?:ся)?|[аяеиоуы]л(?:а|о|и)?(?:сь|ся)?|ешь|ишь|ем|ём|им|ю|[аяеиоуыт]ть(?:ся)?|ти|чь)$/iu
/** «Тимур делает окна» is a clause. */
const SAYS = /^[а-яё]{2,}(?:[еёи]т|[ую]т|[ая]т)(?:ся)?$/u
const SOUNDS =
  /(?:ретрит|б(?:ил|уф|ук|юдж)ет|парк?ет|совет|портрет|макет|пакет|кредит|гранит|визит|магнит|лимит|лет|цвет|свет|предмет|интернет|туалет|кабинет|комитет|сюжет|фуршет|маршрут|институт|салют|уют|приют|минут|квадрат|аппарат|формат|халат|салат|шоколад|автомат|возврат|утрат|затрат|зарплат|комнат|брат|сват|сертификат|виноград|гранат|банкет|жакет|пистолет|браслет|самолёт|полёт|расчёт|учёт|отчёт|счёт|зачёт|мёд|лёд|каркас|монолит|алфавит|суставит)$/iu
/** A verb of now by its ending: «скрипит», not «паркет». */
export const isSaying = (word: string): boolean => SAYS.test(word) && !SOUNDS.test(word)

const WORD = /^[\p{L}\d-]+$/u
const MAX = 54
const ASKS =
  /^(?:как|что|чего|чем|сколько|почему|зачем|когда|где|куда|кому|кто|какой|какая|какие|какое|я|мы|у|в|во|на|с|со|по|для|о|об|от|из|без|до|после|при|про|за|к|не|если|мой|моя|моё|мои|наш|наша|наше|наши|это|вот|все|всё|самый|самая|самые|\d+)$/iu

/** A common noun is written small in the middle; a name, an abbreviation and «iPhone» stay. */
export const writeInside = (text: string): string => {
  const [first = ''] = text.split(/[\s,]/u)
  return /^\p{Lu}\p{Ll}*$/u.test(first.replaceAll('-', '')) && !/^[A-Z]/.test(first)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

/** The thing a sentence begins with, in its dictionary form; undefined where that is not certain. */
export const readThing = (sentence: string): Thing | undefined => {
  const part = (
    sentence.split(/[:.!?…()]|,(?!\s(?:кто|кому|кого|котор))|\s[—–-]\s/u)[0] ?? ''
  ).trim()
  const words = part.split(/\s+/)
  const [opening = ''] = words
  // «Лена, шью платья»: somebody, not something.
  const isSomebody = /^\p{Lu}\p{Ll}+,/u.test(sentence)
  if (isSomebody || part === '' || part.length > MAX || ASKS.test(opening)) return undefined
  const at = words.findIndex((word, index) => {
    const isLast = index === words.length - 1
    return isLast || !QUALITY.test(word) || NOT_QUALITIES.test(word)
  })
  const head = words[at] ?? ''
  if (!WORD.test(head) || head.length < 2) return undefined
  // «Собака грызёт», «сделаю дизайн»: a clause, or a verb where a noun is looked for.
  const isNounAfterAll =
    /^[а-яё]*(?:лет|ит|ёт|ат|т|лка|ла|ло|ль|рём|крем|заем|объём|приём|подъём|дым|грим|режим|экстрим|интим|зал|канал|финал|сериал|портал|мебель|сеть|печать|кровать|мать|память|печь|речь|ночь|дочь|вещь|запчасти|сети|гости|дети|соцсети)$/iu.test(
      head,
    )
  if (VERBAL.test(head) && !isNounAfterAll && !SOUNDS.test(head) && !/[A-Za-z]/.test(head))
    return undefined
  if (words.slice(at + 1).some(isSaying)) return undefined
  const qualities = words.slice(0, at)
  const isPlural =
    qualities.some((word) => OF_MANY.test(word)) || (qualities.length === 0 && isManyNoun(head))
  const rest = words.slice(at + 1)
  const name = writeInside([...qualities, head, ...rest].join(' '))
  const accusative = isPlural
    ? name
    : writeInside([...qualities.map(turnQuality), turnNoun(head), ...rest].join(' '))
  return { name, accusative, isPlural, head }
}
