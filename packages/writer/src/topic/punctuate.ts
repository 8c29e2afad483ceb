/** Written in capitals, typed in small letters. */
const SHORT = new Set(
  'ип ооо жкх дтп мфо егэ огэ впр мрт узи лфк ндс ндфл снт мкад осаго пвх лдсп мдф вб загс мфц дмс омс фз'.split(
    ' ',
  ),
)

/** «Только если», «того чтобы»: nothing stands between them. */
const JOINED = '(?:и|а|но|даже|только|лишь|особенно|как|что|или|того|тем|так|не|вот)'
const CLAUSE = new RegExp(
  `(?<=[\\p{L}\\d»])(?<!(?<![\\p{L}])${JOINED})\\s+(?=(?:если|чтобы|чтоб|потому что|хотя|что делать)(?![\\p{L}]))`,
  'giu',
)
const AFTER_VERB =
  /(?<=(?<!\p{L})(?:понять|узнать|знать|проверить|значит|миф|правда ли|кажется|говорят|думают|думаете|рассказываю|расскажу|поделюсь|покажу|о том|про то|признак[а-яё]*))\s+(?=(?:что|когда|как|почему|сколько)(?!\p{L}))/giu
const CONTRAST = /(?<=[\p{L}\d»])\s+(?=(?:а|но)\s(?:что|не|как|чем|где|кто|вот|потом)(?!\p{L}))/giu

/** «Чистка дивана реально ли убрать запах»: the subject, then its question. */
const LATE_QUESTION =
  /(?<=\p{L}{3}|\d)(?<!(?<!\p{L})(?:и|а|или|но|то|что|как|где|понять|узнать|знать|решить|спрашивают|проверить))\s+(?=(?:реально|можно|нужно|стоит|надо|правда|законно|больно|вредно)\sли\s)/giu

/** «Что лучше: брус или каркас». */
const BETTER =
  /^(что\s(?:лучше|выбрать|выгоднее))\s(?!для|на|в|во|при|с|у|новичк|реб[её]нк|детям|мне|нам|\S+(?:ть|ти|чь)\s)(?=[^:]*\sили\s)/iu

/** As it is said aloud. */
const SPOKEN: Readonly<Record<string, string>> = {
  чо: 'что',
  чё: 'что',
  шо: 'что',
  ща: 'сейчас',
  щас: 'сейчас',
  скока: 'сколько',
  скок: 'сколько',
  ваще: 'вообще',
  вобще: 'вообще',
  кароч: 'короче',
}

const writeSpoken = (text: string): string =>
  text
    .replaceAll(
      /(?<=(?:дороже|дешевле|лучше|хуже|быстрее|дольше|выгоднее|вкуснее|полезнее)) (?=чем (?!лучше|больше|меньше))/giu,
      ', ',
    )
    .replaceAll(/(?<!\p{L})([Ии]з) за(?!\p{L})/gu, '$1-за')
    .replaceAll(/(?<![\p{L}\d-])[а-яё]{2,6}(?![\p{L}\d-])/giu, (word) => {
      const meant = SPOKEN[word.toLowerCase()]
      if (meant === undefined) return word
      return /^\p{Lu}/u.test(word) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant
    })
    .replaceAll(/(?<!\p{L})чего(?= делать(?!\p{L}))/gu, 'что')

/** «Для тех кто сидит», «значит ли это что». */
const RELATIVE =
  /(?<=(?<!\p{L})(?:тех|тем|те|тому|того|тот|всех|всем))\s+(?=(?:кто|кому|кого)(?!\p{L}))|(?<=(?<!\p{L})ли\sэто)\s+(?=что(?!\p{L}))/giu

/** Commas before the clauses that always have one, and short names in capitals: people type without either. */
export const punctuate = (text: string): string =>
  writeSpoken(text)
    .replaceAll(CLAUSE, ', ')
    .replaceAll(AFTER_VERB, ', ')
    .replaceAll(CONTRAST, ', ')
    .replaceAll(RELATIVE, ', ')
    .replaceAll(LATE_QUESTION, ': ')
    .replace(BETTER, '$1: ')
    .replaceAll(/(?<![\p{L}\d-])[а-яё]{2,5}(?![\p{L}\d-])/gu, (word) =>
      SHORT.has(word) ? word.toUpperCase() : word,
    )
    .replaceAll(/(?<=[!?.]\s)\p{Ll}/gu, (letter) => letter.toUpperCase())
