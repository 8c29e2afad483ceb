import type { KnownFact } from '@kadr/contract/studio/questions'
import { describe, expect, it } from 'vitest'
import { planQuestions } from './plan-questions.ts'

const NOW = new Date('2026-11-18T12:00:00Z')
const CLASS = 'Что получится на мастер-классе по гончарному кругу'

const plan = (sentence: string, facts: readonly KnownFact[] = []) =>
  planQuestions({ sentence, facts, now: NOW })

const fact = (given: Partial<KnownFact>): KnownFact => ({
  kind: 'price',
  about: 'Мастер-класс «Первая чашка»',
  text: '2 800 ₽ за место',
  source: 'person',
  date: '2026-11-12T00:00:00Z',
  until: null,
  ...given,
})

const texts = (sentence: string) => plan(sentence).questions.map(({ text }) => text)
const ids = (sentence: string) => plan(sentence).questions.map(({ id }) => id)

const factOf = (sentence: string, facts: readonly KnownFact[], id: string) =>
  plan(sentence, facts).questions.find((question) => question.id === id)?.fact

describe('questions', () => {
  it('are built from the words of the sentence, in their case', () => {
    expect(texts('Ремонт iPhone: что можно сделать за 20 минут')).toEqual([
      'Ремонт iPhone: что вы успеваете за 20 минут?',
      'Что не входит и считается отдельно?',
      'Сколько у вас стоит ремонт iPhone?',
      'Когда лучше не тянуть?',
      'Как с вами связаться?',
    ])
    expect(texts('Аптечка на рыбалку: что взять')[0]).toBe('Аптечка на рыбалку: что взять?')
    expect(texts('Зимняя резина: шипы или липучка')[1]).toBe('Липучка: когда это лучший выбор?')
    expect(texts('5 причин прийти на йогу')[0]).toBe('Какие причины прийти на йогу назовёте?')
  })

  it('ask the second question in its own words, and nothing twice', () => {
    expect(texts('Почему протекает кран и можно ли починить самому').slice(0, 2)).toEqual([
      'Из-за чего чаще всего протекает кран?',
      'Можно ли починить самому?',
    ])
    expect(texts('Сколько стоит коронка и от чего зависит цена')).toEqual([
      'Сколько у вас стоит коронка?',
      'От чего зависит цена?',
      'Что входит в эту цену?',
      'Что не входит и считается отдельно?',
      'Как с вами связаться?',
    ])
  })

  it.each([
    ['Что входит в съёмку выпускного за 90 тыс', 'price', 'Что входит за 90 тыс?'],
    ['Миф, что йога только для гибких', 'myth', 'А как на самом деле?'],
    ['До/после: прихожая за 9 дней', 'duration', 'Прихожая за 9 дней: как было до?'],
    [
      'Я Вера, леплю посуду в Костроме',
      'who_am_i',
      '«Леплю посуду в Костроме»: что именно делаете и для кого?',
    ],
  ])('of «%s» leave out what it says: %s', (sentence, said, first) => {
    const { questions } = plan(sentence)
    expect(questions.map(({ id }) => id)).not.toContain(said)
    expect(questions[0]).toMatchObject({ text: first, isRequired: true })
  })

  it('offer words to tap from the sentence, and none of a trade', () => {
    const hints = (sentence: string, id: string) =>
      plan(sentence).questions.find((question) => question.id === id)?.chips
    expect(hints('Почему скрипит патефон', 'cause')).toEqual([])
    expect(hints('Как выбрать арфу', 'look')).toEqual([])
    expect(hints('Сколько держится автозагар', 'on_what')).toEqual([])
    expect(hints('Что лучше: глина или фарфор', 'advice')).toEqual([
      'Глина',
      'Фарфор',
      'Зависит от случая',
    ])
  })

  it('of a vacancy are about work and pay, of a day off about neither', () => {
    expect(ids('Требуется пекарь в ночную смену')).toEqual([
      'duty',
      'pay',
      'shifts',
      'worker',
      'contact',
    ])
    expect(ids('Требуется пекарь, оплата от 70к')).not.toContain('pay')
    expect(ids('8 и 9 марта не работаем')).toEqual(['essence', 'worry', 'contact'])
    expect(ids('Кому нужен тренер')).not.toContain('pay')
  })

  it('say whether the writer knows the answer itself', () => {
    expect(plan('Как выбрать матрас').isKnown).toBe(true)
    expect(plan('Скидка 20% на кальян до конца недели на Ленина, 5').isKnown).toBe(true)
    expect(plan('Скидка 20% на кальян до конца недели').isKnown).toBe(false)
    expect(plan('Как мы выбираем зерно').isKnown).toBe(false)
    expect(plan('Как перевезти матрас').isKnown).toBe(false)
  })

  it('are quiet where the sentence is sad: no fear is asked for', () => {
    const sad = plan('Первый раз в хосписе: как попрощаться с мамой')
    expect(sad).toMatchObject({ tone: 'grief', isQuiet: true })
    expect(sad.questions.map(({ id }) => id)).not.toContain('fear')
    expect(plan(CLASS)).toMatchObject({ tone: 'neutral', isQuiet: false })
    expect(ids('Как проститься с котом: усыпление дома')).toEqual([
      'steps',
      'ahead',
      'support',
      'contact',
    ])
    expect(ids('Потеряли сына, хочу поддержать других родителей')).toEqual([
      'told',
      'comfort',
      'wish',
      'contact',
    ])
  })

  it('ask an announcement only for what it does not say', () => {
    expect(ids('Катание на лошадях в субботу в 12:00, 1500 рублей')).toEqual([
      'program',
      'place',
      'contact',
    ])
  })
})

describe('a fact', () => {
  it('answers a question about the very thing, with its source and date', () => {
    expect(factOf(CLASS, [fact({})], 'price')).toEqual({
      text: '2 800 ₽ за место',
      source: 'person',
      date: '2026-11-12T00:00:00Z',
      isFresh: true,
    })
  })

  it('about another thing answers nothing, and neither does a price of nothing', () => {
    expect(factOf(CLASS, [fact({ about: 'Стрижка' })], 'price')).toBeNull()
    expect(factOf(CLASS, [fact({ about: '' })], 'price')).toBeNull()
    expect(factOf(CLASS, [fact({ kind: 'included' })], 'price')).toBeNull()
  })

  it('of the whole business answers where and how to come', () => {
    const booking = fact({ kind: 'booking', about: '', text: 'Напишите «хочу»' })
    expect(factOf(CLASS, [booking], 'contact')?.text).toBe('Напишите «хочу»')
  })

  it('older than sixty days or past its own date has to be confirmed', () => {
    expect(factOf(CLASS, [fact({ date: '2026-09-18T00:00:00Z' })], 'price')?.isFresh).toBe(false)
    const past = fact({ until: '2026-11-17T00:00:00Z' })
    expect(factOf(CLASS, [past], 'price')?.isFresh).toBe(false)
  })

  it('other than a price holds until somebody changes it', () => {
    const old = fact({ kind: 'booking', about: '', date: '2025-01-01T00:00:00Z' })
    expect(factOf(CLASS, [old], 'contact')?.isFresh).toBe(true)
  })

  it('that answers a frequent question answers it again, and no other one', () => {
    const sentence = 'Аптечка на рыбалку: что взять'
    const text = 'Бинт, перекись и пинцет'
    const [first] = plan(sentence).questions
    const asked = fact({ kind: 'question', about: 'Аптечка на рыбалку: что взять?', text })
    expect(factOf(sentence, [asked], first?.id ?? '')?.text).toBe(text)
    const answered = plan(sentence, [asked]).questions.filter((one) => one.fact !== null)
    expect(answered).toHaveLength(1)
    const other = fact({ kind: 'question', about: 'Что взять на мастер-класс?', text })
    expect(plan(sentence, [other]).questions.every((one) => one.fact === null)).toBe(true)
  })

  it('closest to the sentence wins, then the newest', () => {
    const close = fact({ about: 'Мастер-класс по гончарному кругу', text: '3 000 ₽' })
    expect(factOf(CLASS, [fact({}), close], 'price')?.text).toBe('3 000 ₽')
    const newer = fact({ text: '2 900 ₽', date: '2026-11-15T00:00:00Z' })
    expect(factOf(CLASS, [fact({}), newer], 'price')?.text).toBe('2 900 ₽')
  })
})
