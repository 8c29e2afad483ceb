import type { Ask } from '../ask/read-ask.ts'
import { capitalise } from '../topic/subject.ts'
import { askFirst } from './in-words.ts'
import { type Piece, piece } from './piece.ts'

const free = (example: string) => ({ example, chips: [] })

const LONGEST = 60
const TEACHES = /(?<![а-яё])(?:учу|обучаю|преподаю|тренирую|готовлю к|веду)(?![а-яё])/iu
/** A guarantee belongs to a repair. */
const MENDS =
  /(?<![а-яё])(?:чиню|ремонтиру|настраива|обслужива|устанавлива|монтиру|перетягива|реставриру|заменя|меняю)/iu

const NAMED = /^(?:(?:[Яя]|[Мм]еня зовут),?\s)?\p{Lu}\p{Ll}+(?:,|\.|\s[—–-])\s(?:я\s)?/u

/** «Марат, чиню кофемашины»: what is said after the name. */
const tradeOf = ({ sentence }: Ask): string => {
  const told = sentence.replace(NAMED, '').replace(/[\s.!?]+$/u, '')
  return told.length > LONGEST ? '' : `«${capitalise(told)}»: `
}

/** «Прабабушка умерла, как разделить её дачу»: the clause that asks. */
const askHeirs = ({ sentence }: Ask): string => {
  const [, clause = ''] =
    /(?:^|[,:.]\s)((?:как|кому|кто|куда|что) [^,:.?]{6,50})[?.\s]*$/iu.exec(sentence) ?? []
  return clause === ''
    ? 'Кто наследники и есть ли завещание?'
    : `${capitalise(clause)}: кто наследники и есть ли завещание?`
}

/** The whole sentence in front of a question, where there is room. */
const tellClause = ({ sentence }: Ask): string => {
  const told = sentence.replace(/[\s.!?…]+$/u, '').replaceAll(/[«»"]/gu, '')
  return told.length <= LONGEST ? `«${capitalise(told)}»: ` : 'В таком случае '
}

/** A group gets something: who shows what, and until when. */
const askShown = ({ sentence }: Ask): string => {
  const told = sentence.replace(/[\s.!?]+$/u, '')
  return told.length > LONGEST
    ? 'Кому именно и что показать?'
    : `«${capitalise(told)}»: кому именно и что показать?`
}

/** What people live through and are given: a trade told by its master, children, heirs, a last farewell, clothes. */
export const FOLK = {
  masterDoes: piece(
    'master_does',
    'list',
    'Что *делаю*',
    (ask) => `${tradeOf(ask)}${tradeOf(ask) === '' ? 'Что' : 'что'} именно делаете и для кого?`,
    free('Три-четыре работы через запятую'),
  ),
  masterWhere: piece(
    'master_where',
    'item',
    'Где *принимаю*',
    ({ sentence }) =>
      MENDS.test(sentence)
        ? 'Где принимаете, выезжаете ли?'
        : 'Где вас найти: город, район, адрес?',
    {
      ...free('Город, район, адрес или выезд'),
      fact: 'address',
    },
  ),
  masterTerms: piece(
    'master_terms',
    'item',
    'Срок *и гарантия*',
    ({ sentence }) =>
      MENDS.test(sentence)
        ? 'За какой срок делаете и какую гарантию даёте?'
        : TEACHES.test(sentence)
          ? 'Как идут занятия и сколько их нужно?'
          : 'За какой срок делаете и как заказать?',
    { ...free('Срок и условия'), fact: 'term' },
  ),
  childSays: piece(
    'child_does',
    'list',
    'Что *работает*',
    (ask) => askFirst(ask, 'Что работает на деле?'),
    free('Два-три шага через запятую'),
  ),
  childAge: piece(
    'child_age',
    'item',
    'По *возрасту*',
    'С какого возраста так делать и что меняется потом?',
    free('Возраст и что по силам'),
  ),
  childNever: piece(
    'child_never',
    'item',
    'Так *не надо*',
    'Чего лучше не делать?',
    free('То, от чего становится хуже'),
  ),
  childStill: piece(
    'child_still',
    'item',
    'Если *отказывается*',
    'Что делать, если всё равно отказывается?',
    free('Одно действие взрослого'),
  ),
  heirs: piece('heirs', 'item', 'Кто *наследует*', askHeirs, free('Кто и на каком основании')),
  heirsTerm: piece(
    'heirs_term',
    'item',
    'В какой *срок*',
    'К кому обратиться и до какого срока?',
    free('Куда идти и срок по закону'),
  ),
  heirsPapers: piece(
    'heirs_papers',
    'list',
    'Нужны *документы*',
    'Какие документы понадобятся?',
    free('Три-четыре через запятую'),
  ),
  heirsShare: piece(
    'heirs_share',
    'item',
    'Как *договориться*',
    'Какие есть варианты: продать, выкупить доли, оставить вместе?',
    free('Вариант, который выбирают чаще'),
  ),
  debtWho: piece(
    'debt_who',
    'item',
    'Кто *платит*',
    (ask) => `${tellClause(ask)}кто по закону платит и в каких пределах?`,
    free('Кто и сколько, одной фразой'),
  ),
  debtPapers: piece(
    'debt_papers',
    'list',
    'Какие *бумаги*',
    'Какие бумаги запросить и у кого?',
    free('Две-три через запятую'),
  ),
  debtRefuse: piece(
    'debt_refuse',
    'item',
    'Можно ли *отказаться*',
    'Можно ли отказаться и чего тогда не получить?',
    free('Что теряют вместе с долгом'),
  ),
  payWho: piece(
    'pay_who',
    'item',
    'Кому *положено*',
    (ask) => `${tellClause(ask)}кто имеет на это право?`,
    free('Кто и в какой очереди'),
  ),
  riteBring: piece(
    'rite_bring',
    'list',
    'Что *принести*',
    'Что принести с собой и как одеться?',
    free('Три-четыре пункта через запятую'),
  ),
  riteAgree: piece(
    'rite_agree',
    'item',
    'С кем *договориться*',
    'С кем и когда об этом договориться?',
    free('К кому обратиться и за сколько'),
  ),
  wear: piece(
    'wear',
    'list',
    'Что *надеть*',
    (ask) => askFirst(ask, 'Что надеть?'),
    free('Два-три варианта через запятую'),
  ),
  neverWear: piece(
    'never_wear',
    'item',
    'Не *надевайте*',
    'Чего лучше не надевать?',
    free('То, в чём будет неловко или неудобно'),
  ),
  dressCode: piece(
    'dress_code',
    'item',
    'Есть ли *правила*',
    'Есть ли строгие правила и в каком случае?',
    free('Правило и когда оно действует'),
  ),
  shoes: piece(
    'shoes',
    'item',
    'Обувь *и мелочи*',
    'Что с обувью, сумкой и верхней одеждой?',
    free('Одна-две подсказки'),
  ),
  shown: piece('shown', 'item', 'Кому *и как*', askShown, free('Кто и по какому документу')),
  openTo: piece(
    'shown',
    'item',
    'Для *кого*',
    (ask) => `${tellClause(ask).replace('В таком случае ', '')}для кого это и на каких условиях?`,
    free('Кому и при каком условии'),
  ),
  getsWhat: piece(
    'gets_what',
    'item',
    'Что *входит*',
    'Что именно человек получит и сколько раз?',
    free('Что, какой объём, как часто'),
  ),
  mythList: piece(
    'myth_list',
    'list',
    'Говорят *так*',
    ({ sentence }) => {
      const [, count = 'три', tail = ''] =
        /((?:\d+|два|три|четыре|пять|шесть|семь|восемь|девять|десять) (?=миф))?миф(?:ы|а|ов)?(?:\s(?:и|или) правда)?(\s(?:об?|обо|про)\s[^:.?!,]{3,50})?/iu.exec(
          sentence,
        ) ?? []
      const many = /^(?:\d*[2-4]|два|три|четыре)\s*$/iu.test(count) ? 'мифа' : 'мифов'
      const head = tail === '' ? /^([^:?!.]{3,40}):/u.exec(sentence)?.[1] : undefined
      const asked = `акие ${count.trim().toLowerCase()} ${many}${tail} слышите чаще всего?`
      return head === undefined ? `К${asked}` : `${capitalise(head)}: к${asked}`
    },
    free('Фразами, через точку с запятой'),
  ),
  mythTruths: piece(
    'myth_truths',
    'list',
    'На самом *деле*',
    'А как на самом деле: что ответите на каждый?',
    free('По ответу на миф, через точку с запятой'),
  ),
  mythHarm: piece(
    'myth_harm',
    'item',
    'Дороже *всего*',
    'Какой из мифов обходится людям дороже всего?',
    free('Чем он кончается'),
  ),
  rights: piece(
    'rights',
    'list',
    'Как *надо*',
    'А как правильно: что сделать вместо каждой?',
    free('По действию на ошибку, через запятую'),
  ),
  eachGood: piece(
    'each_good',
    'item',
    'Чем *хорошо*',
    'Чем хорошо одно и чем другое?',
    free('По одной особенности на каждое'),
  ),
} as const satisfies Record<string, Piece>
