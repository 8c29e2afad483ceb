import type { Ask } from '../ask/read-ask.ts'
import { findFacts } from '../knowledge/find-field.ts'
import { findPromise } from '../storyboard/compose-hook.ts'
import { capitalise } from '../topic/subject.ts'
import type { Piece } from './piece.ts'
import { REALM_HINTS, type Realm, WITH_SIGNS } from './realm-hints.ts'
import { ENTITLED } from './variant-words.ts'

/** «Корм» alone may be for bees: words to tap are of pets. */
const PET =
  /(?<![а-яё])(?:кот(?!ор|л)|кош(?!ел)|соба|щен|п[её]с(?![а-яё]*о)|пс[аоу]|хомя|попуга|кроли|питом|свинк|грызун|хорьк|череп|ветерин|выгул|ошейник|груминг)/iu

/** «Тормозит» is said of a laptop too. */
const CAR =
  /(?<!стиральн[а-яё]+ |посудомоечн[а-яё]+ |швейн[а-яё]+ )(?<![а-яё])(?:машин(?!к)|авто(?!матическ|мойк|сервис|школ|салон)|двигател|мотор|подвеск|кол[её]с|шин(?![а-яё]{4})|резин|тормозн|кузов|водител|бензин|фар(?:ы|а)(?![а-яё])|коробк[аиу] передач|салон машины)/iu

/** One goes to an examination without a notebook. */
const LESSON =
  /^(?!.*(?<![а-яё])(?:на (?:[а-яё]+ )?(?:экзамен|зач[её]т|егэ|огэ|олимпиад|пересдач)|гибдд|собеседовани))/iu
/** «Поход в оперу» needs no first-aid kit. */
const OUTDOORS =
  /^(?!.*(?<![а-яё])(?:музе|театр|опер[уыае](?![а-яё])|кино|ресторан|цирк|врач|стоматолог|салон|зоопарк)).*(?<![а-яё])(?:рыбал|рыбач|удоч|спиннинг|кл[её]в|палат|костр|турист|треккинг|рюкзак|сплав|поход(?:а|у|ом|е|ы|ов)?(?![а-яё])(?! (?:[а-яё]+ )?(?:в|во|к|на) (?!гор|лес|тайг|степ|алта|карел|хибин|байкал|дикую|природ|два|три|неделю|день|выходн|\d)))/iu
/** A leave for care is no journey. */
const JOURNEY = /^(?!.*(?<![а-яё])(?:отпуск[а-яё]* по|декретн|отпускны|неиспользован))/iu

const REALMS: readonly { realm: Realm; facts: RegExp; names?: RegExp }[] = [
  { realm: 'bouquet', facts: /\/flowers$/ },
  { realm: 'plant', facts: /\/(?:plants|garden)$/ },
  { realm: 'sport', facts: /\/(?:fitness|yoga|dance)$/ },
  { realm: 'talk', facts: /\/(?:psychology|child-psychology)$/ },
  { realm: 'study', facts: /^learning\//, names: LESSON },
  { realm: 'event', facts: /\/(?:photo|weddings|party)$/ },
  { realm: 'sales', facts: /\/(?:marketing|marketplaces)$/ },
  { realm: 'child', facts: /\/(?:kids|kindergarten|parenting|speech-therapy)$/ },
  { realm: 'animal', facts: /^animals\/(?!aquarium)/, names: PET },
  { realm: 'beauty', facts: /^beauty\/(?!perfume)/ },
  { realm: 'birth', facts: /\/maternity$/ },
  { realm: 'health', facts: /\/(?:dentistry|massage)$/ },
  { realm: 'food', facts: /^food\/(?!delivery|restaurant|drinking-water)/ },
  { realm: 'car', facts: /\/(?:cars|tyres)$/, names: CAR },
  { realm: 'paper', facts: /^law-and-money\/(?!realty|savings)/ },
  { realm: 'hike', facts: /\/(?:hiking|fishing)$/, names: OUTDOORS },
  { realm: 'travel', facts: /\/(?:travel|hotel)$/, names: JOURNEY },
  {
    realm: 'thing',
    facts: /\/(?:flooring|furniture|windows|repair|phones)$/,
  },
]

/** An illness of a cat is told quietly, and of a cat. */
const OF_BODY: readonly Realm[] = ['animal', 'beauty', 'birth', 'child', 'sport', 'talk']

/** Words of care: an aching back in a sentence about a mattress is none. */
const CARED =
  /(?<![а-яё])(?:врач|доктор|клиник|при[её]м(?![а-яё]*ник)|анализ|операци|лечени|лечить|симптом|узи|стоматолог|ортодонт|хирург|терапевт|педиатр|больниц|реабилитац|сиделк)/iu

export const findRealm = ({ tone, sentence }: Ask): Realm | undefined => {
  if (tone === 'grief') return 'grief'
  // What somebody is entitled to is written in a law, whatever it is about.
  if (tone === 'neutral' && ENTITLED.test(sentence)) return undefined
  const facts = findFacts(sentence)
  const realm =
    facts === undefined
      ? undefined
      : REALMS.find((one) => one.facts.test(facts) && (one.names?.test(sentence) ?? true))?.realm
  if (tone === 'law' || tone === 'money') return 'paper'
  if (
    tone === 'illness' &&
    !facts?.startsWith('health/') &&
    !CARED.test(sentence) &&
    !(realm && OF_BODY.includes(realm))
  )
    return undefined
  if (tone === 'neutral' || (realm !== undefined && OF_BODY.includes(realm))) return realm
  return 'health'
}

/** What goes wrong there shows before it is plain. */
export const hasSigns = (ask: Ask): boolean => {
  const realm = findRealm(ask)
  return realm !== undefined && WITH_SIGNS.includes(realm)
}

/** The grey text and the words to tap: none of them guesses the trade. */
export const hintsOf = (piece: Piece, ask: Ask): { example: string; chips: string[] } => {
  if (piece.id === 'advice')
    return {
      example: piece.example,
      chips: [...ask.sides.map(capitalise), ...piece.chips].filter(isShort),
    }
  const said = piece.hints?.(ask)
  if (said) {
    const [shown, ...chips] = said
    return { example: withoutPromised(shown, ask), chips }
  }
  const realm = findRealm(ask)
  const isCared = realm === 'grief' || (ask.tone === 'illness' && CARED.test(ask.sentence))
  const [own] = (isCared && realm && REALM_HINTS[realm]?.[piece.id]) || []
  return {
    example: own ?? withoutPromised(piece.example, ask),
    chips: piece.chips.filter((chip) => WHOLE.has(chip) || !isSaid(chip, ask)),
  }
}

/** Of a choice no half is left out. */
const WHOLE = new Set(['Да', 'Нет', 'Можно', 'Нельзя', 'Можно с условием', 'Зависит от случая'])

/** What the sentence says already is not offered. */
const STEM = 4

const isSaid = (chip: string, { sentence }: Ask): boolean =>
  (chip.match(/\p{L}{4,}/gu) ?? []).some((word) =>
    new RegExp(`(?<!\\p{L})${word.slice(0, Math.max(STEM, word.length - 2))}`, 'iu').test(sentence),
  )

/** «Три ошибки» promises its number itself. */
const withoutPromised = (example: string, { sentence }: Ask): string =>
  findPromise(sentence) === undefined
    ? example
    : example.replace(
        /^(?:Три-четыре|Три-пять|Два-три|Две-три|Три)(?:\s\S+)*?\sчерез запятую$|^Три-пять пунктов$/u,
        'Через запятую',
      )

const MAX_CHIP = 24

const isShort = ({ length }: string): boolean => length <= MAX_CHIP
