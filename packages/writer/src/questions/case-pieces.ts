import type { Ask } from '../ask/read-ask.ts'
import { writeInside } from '../ask/read-thing.ts'
import { capitalise } from '../topic/subject.ts'
import { askInWords } from './ask-in-words.ts'
import { askAround, askFirst, askOfHead } from './in-words.ts'
import { type Piece, piece } from './piece.ts'

const LIST = 'Три-четыре через запятую'

const ASKED =
  /(?:^|[:,]\s)((?:[а-яё]+|\d+)\s)?вопрос(?:а|ов|ы)?\s((?!от(?![а-яё])|и(?![а-яё])|наш)[^:.!?]{4,48})$/iu

/** «Какие пять вопросов задать подрядчику перед стройкой?» */
const askInquired = (ask: Ask): string => {
  const other = 'Какие вопросы задать?'
  const own = askFirst(ask, other)
  if (own !== other) return own
  const [, count = '', whom] = ASKED.exec(ask.sentence.replace(/[\s.!?…]+$/u, '')) ?? []
  if (whom === undefined) return other
  const isCounted = /^(?:\d+|пять|шесть|семь|восемь|девять|десять)\s/iu.test(count)
  const many = isCounted ? `${count.toLowerCase()}вопросов` : 'вопросы'
  return `Какие ${many} задать ${whom}?`
}

const askWords = ({ sentence }: Ask): string => {
  const [, verb = 'это сказать'] =
    /(?<![а-яё])((?:сказать|объяснить|рассказать|сообщить|признаться|попросить|отказать|отказаться|извиниться|поддержать|утешить|ответить|отвечать|уговорить|убедить|предложить|поговорить|разговаривать))(?![а-яё])/iu.exec(
      sentence,
    ) ?? []
  const rest = sentence.slice(sentence.indexOf(verb) + verb.length).split(/[:.!?…,]/u)[0] ?? ''
  const words = verb === 'это сказать' ? '' : rest.trimEnd()
  return `Какими словами ${verb.toLowerCase()}${words.length > 40 ? '' : words}?`
}

const IF = /(?:что делать|как быть),? (?:если|когда) (.+?)[\s?.!]*$/iu
const BEFORE =
  /^(.{8,60}?)[,:]? (?:что делать|как быть)(?:\s(?:до|пока|дома|сразу|ночью|самому)(?![а-яё])[^?]*)?[\s?.!]*$/iu

/** «Потеряли загранпаспорт за границей»: it stands in front as it was said. */
const tellMishap = (sentence: string): string => {
  const told = (
    /^([^?]+?),? (?:куда|к кому|кого|что делать|как быть|с чего)(?![а-яё])/iu.exec(sentence)?.[1] ??
    sentence
  )
    .replace(/[\s.!…:,]+$/u, '')
    .replaceAll(/[«»"]/gu, '')
  const isPlain = !/[?]|^(?:что|куда|как|к кому)(?![а-яё])/iu.test(told)
  return isPlain && told.length <= 60
    ? `«${capitalise(told)}»: что сделать в первую очередь?`
    : 'Что сделать в первую очередь?'
}

/** «Что сделать в первую очередь, если закваска не поднимается». */
const askFirstly = ({ sentence }: Ask): string => {
  const found = IF.exec(sentence)?.[1] ?? BEFORE.exec(sentence)?.[1]
  const isOwn =
    /(?<![а-яё])(?:я|мы|мне|нам|у меня|у нас|мо[йяюие][а-яё]*|наш[а-яё]*|куда|кому|как|что)(?![а-яё])/iu
  return found === undefined || found.length > 58 || isOwn.test(found)
    ? tellMishap(sentence)
    : `Что сделать в первую очередь, если ${writeInside(found)}?`
}

/** «5 ошибок»: the number that is promised is asked for. */
const countMistakes = ({ sentence }: Ask): string =>
  /(?<![\p{L}\d])(?:\d{1,2}|две|три|четыре|пять|шесть|семь|восемь|девять|десять) ошиб(?:ок|ки)(?![а-яё])/iu
    .exec(sentence)?.[0]
    .toLowerCase() ?? 'ошибки'

/** Trouble, hard talks and own decisions: steps and mistakes are the wrong questions there. */
export const CASE = {
  firstly: piece('firstly', 'list', 'Сначала *это*', askFirstly, {
    example: 'Два-три действия через запятую',
    chips: [],
  }),
  firstThen: piece('firstly', 'list', 'Сначала *это*', 'Что сделать в первую очередь?', {
    example: 'Два-три действия через запятую',
    chips: [],
  }),
  neverDo: piece('never_do', 'item', 'Так *нельзя*', 'Чего делать нельзя?', {
    example: 'То, от чего станет хуже',
    chips: [],
  }),
  callWhom: piece('call_whom', 'item', 'Кто *поможет*', 'К кому обратиться и когда?', {
    example: 'Кто поможет и по какому знаку',
    chips: [],
  }),
  prevent: piece('prevent', 'item', 'На *будущее*', 'Как не допустить этого снова?', {
    example: 'Одна привычка',
    chips: [],
  }),
  words: piece('words', 'list', 'Скажите *так*', askWords, {
    example: 'Одна-две фразы',
    chips: [],
  }),
  notSay: piece('not_say', 'item', 'Не *говорите*', 'Чего лучше не говорить?', {
    example: 'Фраза, о которой потом жалеют',
    chips: [],
  }),
  whenSay: piece('when_say', 'item', 'Когда *говорить*', 'Когда и где лучше говорить?', {
    example: 'Время и место',
    chips: [],
  }),
  beside: piece('beside', 'item', 'После *разговора*', 'Что делать после разговора?', {
    example: 'Один шаг',
    chips: [],
  }),
  decided: piece(
    'decided',
    'item',
    'Почему *так*',
    ({ sentence }) => askInWords(sentence, 'Почему вы так решили?'),
    { example: 'Главная причина, честно', chips: [] },
  ),
  changed: piece('changed', 'item', 'Что *изменится*', 'Что изменится для клиентов?', {
    example: 'Одна перемена',
    chips: [],
  }),
  stays: piece('stays', 'item', 'Что *останется*', 'Что останется прежним?', {
    example: 'То, ради чего к вам идут',
    chips: [],
  }),
  risen: piece('risen', 'list', 'Что *подорожало*', 'Что подорожало у вас самих?', {
    example: 'Две-три статьи через запятую',
    chips: ['Аренда', 'Зарплаты'],
  }),
  anyway: piece('anyway', 'item', 'Если *всё-таки*', 'Что будет, если всё-таки так сделать?', {
    example: 'Один случай из практики',
    chips: [],
  }),
  instead: piece(
    'instead',
    'item',
    'Лучше *так*',
    ({ kind }) =>
      kind === 'who_for' ? 'Что предложите им вместо этого?' : 'Как поступить вместо этого?',
    {
      example: 'Одно действие',
      chips: [],
    },
  ),
  reviewed: piece('reviewed', 'item', 'Что *это*', 'О чём этот обзор и что в нём главное?', {
    example: 'Название и одна мысль',
    chips: [],
  }),
  secret: piece(
    'secret',
    'item',
    'В чём *секрет*',
    ({ sentence }) => `В чём ${writeInside(sentence).replace(/[\s.!]+$/u, '')}?`,
    { example: 'Одно действие или одна деталь', chips: [] },
  ),
  mascot: piece('mascot', 'item', 'Кто *это*', 'Как зовут и чем занимается у вас?', {
    example: 'Имя и одна привычка',
    chips: [],
  }),
  pros: piece('pros', 'list', 'Что *хорошего*', 'В чём польза?', {
    example: 'Два-три довода через запятую',
    chips: [],
  }),
  cons: piece('cons', 'list', 'Что *плохого*', 'А в чём вред или минусы?', {
    example: 'Два-три довода через запятую',
    chips: [],
  }),
  advise: piece('advise', 'item', 'Наш *совет*', 'Что вы советуете в таком случае?', {
    example: 'Одно действие',
    chips: [],
  }),
  answers: piece(
    'answers',
    'list',
    'Вот *они*',
    ({ sentence }) =>
      askInWords(sentence.replace(/,\s+а\s+что\s.*$/iu, ''), 'Что вы посоветуете? Через запятую'),
    { example: LIST, chips: [] },
  ),
  presents: piece('presents', 'list', 'Дарите *это*', 'Какие подарки посоветуете?', {
    example: LIST,
    chips: [],
  }),
  presentsTo: piece(
    'presents',
    'list',
    'Дарите *это*',
    ({ sentence }) => askInWords(sentence, 'Какие подарки посоветуете?'),
    { example: LIST, chips: [] },
  ),
  neverGive: piece('never_give', 'item', 'Не *дарите*', 'Что дарить не стоит?', {
    example: 'То, что потом стоит без дела',
    chips: [],
  }),
  inquire: piece('inquire', 'list', 'Спросите *об этом*', askInquired, {
    example: LIST,
    chips: [],
  }),
  alarm: piece('alarm', 'item', 'Должно *насторожить*', 'Какой ответ должен насторожить?', {
    example: 'Фраза, после которой уходят',
    chips: [],
  }),
  avoid: piece('avoid', 'item', 'Как *избежать*', 'Как этого избежать?', {
    example: 'Одно действие заранее',
    chips: [],
  }),
  atRisk: piece('at_risk', 'item', 'Кого это *касается*', 'Кого это касается чаще всего?', {
    example: 'Один случай',
    chips: [],
  }),
  helpsMost: piece(
    'helps_most',
    'list',
    'Что *помогает*',
    (ask) => askFirst(ask, 'Что помогает на деле?'),
    {
      example: 'Два-три шага через запятую',
      chips: [],
    },
  ),
  makesWorse: piece('makes_worse', 'item', 'Делает *хуже*', 'Что делает только хуже?', {
    example: 'То, что кажется помощью',
    chips: [],
  }),
  stuff: piece('stuff', 'list', 'Что *нужно*', (ask) => askOfHead(ask, 'Какие продукты нужны?'), {
    example: LIST,
    chips: [],
  }),
  goesOn: piece('goes_on', 'list', 'Как это *происходит*', 'Что происходит по порядку?', {
    example: 'Сначала, потом, в конце',
    chips: [],
  }),
  gives: piece('gives', 'list', 'Что это *даёт*', 'Что это даёт вашим клиентам?', {
    example: 'Две-три вещи через запятую',
    chips: [],
  }),
  mistakeList: piece(
    'mistake_list',
    'list',
    'Частые *ошибки*',
    (ask) =>
      askAround(
        ask,
        /ошиб(?:ок|ки|ка|ках)(?=\s)/iu,
        (tail) => `какие ${countMistakes(ask)} ${tail} видите чаще всего`,
        askOfHead(ask, `Какие ${countMistakes(ask)} видите чаще всего?`),
      ),
    {
      example: LIST,
      chips: [],
    },
  ),
  costly: piece('costly', 'item', 'Дороже *всего*', 'Какая из них обходится дороже всего?', {
    example: 'Чем она кончается',
    chips: [],
  }),
} as const satisfies Record<string, Piece>
