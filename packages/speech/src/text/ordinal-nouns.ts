import type { WordContext } from './grammar.ts'
import type { OrdinalForm } from './ordinals.ts'
import { table } from './table.ts'

/** Things that are numbered rather than counted. */
const MASCULINE =
  'этаж|класс|курс|сезон|выпуск|квартал|поток|век|разряд|подъезд|корпус|тур|этап|модуль|том|размер|уровень'
const NEUTER = 'мест|отделени|поколени'
const FEMININE = 'част|сери|групп|глав|лини|очеред|верси|категори|смен|степен'

const NUMBERED = new RegExp(
  `^[\\s\\u00a0]+(?:(?<masculine>${MASCULINE})(?<his>а|е|у|ом)?|(?<neuter>${NEUTER})(?<its>о|а|е|ю|у|ом|ем)|(?<feminine>${FEMININE})(?<her>а|я|ь|у|ю|ой|ей))(?![\\p{L}])`,
  'iu',
)
/** Even one of these is the first, not the only one. */
const ALWAYS = /^(?:этаж|класс|век|квартал|подъезд|разряд)$/iu

const HIS: Record<string, OrdinalForm> = table({
  '': 'masculine',
  а: 'genitive',
  е: 'prepositional',
  у: 'dative',
  ю: 'dative',
  ом: 'instrumental',
  ем: 'instrumental',
  о: 'neuter',
})
const HER: Record<string, OrdinalForm> = table({
  а: 'feminine',
  я: 'feminine',
  ь: 'feminine',
  у: 'feminineAccusative',
  ю: 'feminineAccusative',
  ой: 'feminineGenitive',
  ей: 'feminineGenitive',
})
const GENITIVE = /^(?:с|со|до|от|из|у|после|около|выше|ниже|конца|начала|жители)$/u

type NumberedNoun = { stem: string; form: OrdinalForm | undefined }

const findNumbered = (after: string): NumberedNoun | undefined => {
  const found = NUMBERED.exec(after)?.groups
  if (!found) return undefined
  const { masculine, his = '', neuter, its = '', her = '' } = found
  if (masculine) return { stem: masculine, form: HIS[his] }
  // «Поколение» ends as «месте» does.
  if (neuter) return { stem: neuter, form: HIS[its === 'е' && neuter !== 'мест' ? 'о' : its] }
  return { stem: '', form: HER[her] }
}

/** «На 2 этаже», «5 класс»: one noun after many can only be numbered. «2 этажа» are counted. */
export const numberedForm = (
  value: number,
  { before, after }: Pick<WordContext, 'after' | 'before'>,
): OrdinalForm | undefined => {
  const found = findNumbered(after)
  if (!found) return undefined
  const tail = value % 100
  const isTeen = tail > 10 && tail < 15
  const last = isTeen ? 0 : value % 10
  const isFew = last > 1 && last < 5
  if (found.form === 'genitive') return !isFew || GENITIVE.test(before) ? found.form : undefined
  const isSure = last !== 1 || found.form === 'prepositional' || ALWAYS.test(found.stem)
  return isSure ? found.form : undefined
}
