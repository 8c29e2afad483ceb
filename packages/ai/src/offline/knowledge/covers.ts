import type { Field } from './define-field.ts'

/** Words of any topic: questions, time, people, occasions. They name no subject of their own. */
const PLAIN =
  /^(?:котор|нужн|надо|можно|нельзя|стоит|стоят|сколь|почем|зачем|когда|какой|какая|какое|какие|какую|чтобы|если|только|очень|самы[йехм]|важн|главн|прост|быстр|легк|лёгк|правил|ошиб|совет|вопрос|ответ|причин|способ|призна|шагов|вещей|миф|правд|секрет|выбра|выбир|выбор|купить|покуп|взять|беру|берём|сделать|делать|начать|начин|нович|понять|узнать|знать|провер|спрос|избеж|недел|месяц|минут|часов|часа|перв|втор|третьи|раз[аы]?$|дней|утр|вечер|летом|летн|зим|весн|осен|дома|домаш|взросл|мужч|женщ|клиент|люд|человек|жизн|лишни|лишнег|трат|эконом|переплат|дешев|дорог|цена|цены|ценой|стоимо|бюджет|хорош|плох|лучш|хуже|новый|нового|новая|своим|своей|свой|самому|самой|часто|редко|всегда|долго|дольше|сразу|против|между|перед|после|кроме|вместо|плюс|минус|разбор|разбир|обзор|подбор|памятк|чек|список|выпускн|праздн|подар|нервов|слёз|слез|нуля|деле|пост|видео|ролик|рилс|слайд|сравн|подоб|подход|отлич|помоч|помог|пере[жт]|бояться|страшн|изменил|повторя|изме|впервые|вести|такое|такой|можем|можете|зайти|закаж|заказ|адрес|центр|открыт|завести|рожден|малом|малый|форм|дет(?:и|ей|ьми|ям)$|ребен|ребён|офис|жизн|месяц|кажд|мальч|девоч|день|дня|дни|собой|собою)/u

const textOf = (field: Field): string =>
  JSON.stringify([
    field.name,
    field.mistakes,
    field.choose,
    field.care,
    field.price,
    field.season,
    field.numbers,
    field.compares,
    field.quotes,
    field.lists,
    field.questions,
  ])

const ROOT = 3
const ENDING = 3

/** The same word in another case or number. */
const isSameWord = (one: string, other: string): boolean => {
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared += 1
  return shared >= ROOT && shared >= Math.max(one.length, other.length) - ENDING
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[а-я]{4,}/gu) ?? []

/** Verbs and adjectives say what is asked, not of what. */
const OTHER_SPEECH =
  /(?:ть|(?<!ос)ти|чь|ться|тся|[еёи]т|[ую]т|[ая]т|[еи]шь|[еи]м|йте|ите|л[аио]?|ый|ий|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ым|ими|ыми|ых|их|ую|юю|ей|ой)$/u

const vocabularies = new WeakMap<Field, ReadonlySet<string>>()

const vocabularyOf = (field: Field): ReadonlySet<string> => {
  const known = vocabularies.get(field) ?? new Set(wordsOf(textOf(field)))
  vocabularies.set(field, known)
  return known
}

type Word = { text: string; isNamed: boolean }

/** Words the field is recognised by, also those in the middle of a phrase of its patterns. */
const markNamed = (field: Field, topic: string): ((index: number, length: number) => boolean) => {
  const spans = [field.words, field.hints].flatMap((pattern) =>
    [...topic.matchAll(pattern)].map(
      ({ 0: found, index }) => [index, index + found.length] as const,
    ),
  )
  return (index, length) => spans.some(([from, to]) => from < index + length && index < to)
}

/** A capital inside the sentence is a name of a place or a person. */
const subjectsOf = (field: Field, topic: string): Word[] => {
  const isNamed = markNamed(field, topic)
  return [...topic.matchAll(/[\p{L}-]{4,}/gu)]
    .filter(({ 0: word, index }) => index === 0 || !/^\p{Lu}/u.test(word))
    .map(({ 0: word, index }) => ({
      text: word.toLowerCase().replaceAll('ё', 'е'),
      isNamed: isNamed(index, word.length),
    }))
    .filter(({ text, isNamed: isKnown }) => /[а-я]/u.test(text) && (isKnown || !PLAIN.test(text)))
    .filter(({ text, isNamed: isKnown }) => isKnown || !OTHER_SPEECH.test(text))
}

/** Most nouns of the topic occur among the facts of the field: in «зуб мудрости» they do not. */
export const covers = (field: Field, topic: string): boolean => {
  const vocabulary = [...vocabularyOf(field)]
  const subjects = subjectsOf(field, topic)
  const known = subjects.filter(
    ({ text, isNamed }) => isNamed || vocabulary.some((other) => isSameWord(text, other)),
  ).length
  return subjects.length - known < Math.max(known, 1)
}
