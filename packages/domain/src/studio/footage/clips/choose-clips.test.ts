import { clipProposal, MIN_CLIPS } from '@kadr/contract/studio/footage'
import { expect, it } from 'vitest'
import { endsFootageSentence } from '../footage-sentences.ts'
import { chooseClips, countWantedClips } from './choose-clips.ts'
import { nameClip } from './clip-title.ts'
import { readHook } from './hook-signs.ts'

const TALK = [
  'Всем привет, меня зовут Анна, и сегодня мы поговорим о чашках.',
  'Почему чашка трескается в печи?',
  'Самая частая ошибка это спешка, глина сохнет от трёх до семи дней.',
  'Если поставить в печь раньше, вода внутри закипит и стенка лопнет.',
  'Поэтому сначала мы даём ей высохнуть на решётке в тени.',
  'И накрываем плёнкой, чтобы край не сох быстрее дна.',
  'Мы делаем это каждый раз, когда готовим большую партию.',
  'Я сама так испортила первые двадцать чашек.',
  'Тогда я купила весы и стала взвешивать каждую заготовку утром и вечером.',
  'Когда вес перестал меняться, чашка была готова к обжигу.',
  'Это простая вещь, но она спасла мне целый сезон работы.',
  'Самое главное это воздух внутри глины.',
  'Один пузырёк, и в печи маленький взрыв, который разбивает соседние чашки.',
  'Поэтому глину сначала мнут, как тесто, десять минут подряд.',
  'Потом её режут струной и смотрят, нет ли дырочек на срезе.',
  'Так делали ещё тысячу лет назад.',
  'Сколько стоит такая чашка, если считать всё честно?',
  'Глина стоит сто рублей, глазурь пятьдесят, обжиг ещё двести.',
  'Но больше всего стоит время, потому что на одну чашку уходит два часа.',
  'Вот почему ручная чашка не может стоить как магазинная.',
  'Подписывайтесь и до встречи в следующем видео.',
]

/** Words of equal pace with a silence after every sentence. */
const speak = (sentences: readonly string[], times: number) => {
  let at = 300
  return Array.from({ length: times }, () => sentences)
    .flat()
    .flatMap((sentence) => {
      const words = sentence.split(' ').map((text) => {
        const word = { text, from: at, to: at + 260 + text.length * 30 }
        at = word.to + 60
        return word
      })
      at += 500
      return words
    })
}

const WORDS = speak(TALK, 2)
const SOURCE = (WORDS.at(-1)?.to ?? 0) + 500

const choose = (part: Partial<Parameters<typeof chooseClips>[0]> = {}) =>
  chooseClips({ words: WORDS, sound: null, keywords: [], source: SOURCE, ...part })

it('proposes several clips of the length of a reel that do not overlap', () => {
  const clips = choose()
  expect(clips.length).toBeGreaterThanOrEqual(MIN_CLIPS)
  for (const [index, { span }] of clips.entries()) {
    expect(span.to - span.from).toBeGreaterThanOrEqual(15_000)
    expect(span.to - span.from).toBeLessThanOrEqual(91_000)
    const next = clips[index + 1]
    if (next) expect(next.firstWord).toBeGreaterThan(clips[index]?.firstWord ?? 0)
  }
  for (const clip of clips) expect(clipProposal.safeParse(clip).error).toBeUndefined()
})

it('begins with a hook and ends on a sentence, never with a greeting or a farewell', () => {
  for (const { firstWord, lastWord } of choose()) {
    expect(endsFootageSentence(WORDS[lastWord]?.text ?? '')).toBe(true)
    expect(firstWord === 0 || endsFootageSentence(WORDS[firstWord - 1]?.text ?? '')).toBe(true)
    expect(WORDS[firstWord]?.text).not.toBe('Всем')
    expect(WORDS[firstWord]?.text).not.toBe('Подписывайтесь')
  }
  expect(choose().map(({ title }) => title)).toContain('Почему чашка трескается в печи?')
})

it('says why', () => {
  const [question] = choose().filter(({ title }) => title.startsWith('Почему'))
  expect(question?.reasons).toEqual(expect.arrayContaining(['question', 'answer']))
})

it('cuts no word at either end', () => {
  for (const { span, firstWord, lastWord } of choose()) {
    expect(span.from).toBeLessThanOrEqual(WORDS[firstWord]?.from ?? 0)
    expect(span.from).toBeGreaterThanOrEqual(WORDS[firstWord - 1]?.to ?? 0)
    expect(span.to).toBeGreaterThanOrEqual(WORDS[lastWord]?.to ?? 0)
    expect(span.to).toBeLessThanOrEqual(WORDS[lastWord + 1]?.from ?? SOURCE)
  }
})

it('prefers where the voice is livelier and what the workspace is about', () => {
  const [loud] = WORDS.filter(({ text }) => text === 'Один')
  const loudness = Array.from({ length: Math.ceil(SOURCE / 200) }, (_, at) =>
    loud && Math.abs(at * 200 - loud.from) < 8000 ? -12 : -26,
  )
  const lively = choose({ sound: { speech: [], quiet: [], loudness } })
  expect(lively.some(({ reasons }) => reasons.includes('energy'))).toBe(true)
  expect(choose({ keywords: ['глазурь'] }).some(({ reasons }) => reasons.includes('keyword'))).toBe(
    true,
  )
})

it('finds nothing in a source too short for a clip, and survives one without a pause', () => {
  expect(choose({ words: WORDS.slice(0, 5), source: 3000 })).toEqual([])
  const endless = Array.from({ length: 3000 }, (_, at) => ({
    text: 'слово',
    from: at * 300,
    to: at * 300 + 290,
  }))
  expect(choose({ words: endless, source: 900_000 }).length).toBeGreaterThanOrEqual(MIN_CLIPS)
})

it('asks for more clips of a longer talk', () => {
  expect([200_000, 720_000, 3_600_000, 7_200_000].map(countWantedClips)).toEqual([4, 6, 20, 20])
})

it('names a clip by its claim, whole words only', () => {
  expect(nameClip('Ну вот, почему чашка трескается в печи?')).toBe(
    'Почему чашка трескается в печи?',
  )
  const long = nameClip(
    'Если поставить в печь раньше, вода внутри закипит и стенка лопнет сразу и на мелкие куски',
  )
  expect(long).toBe('Если поставить в печь раньше')
  expect(nameClip('Да.')).toBe('Да')
})

it('tells a hook from a sentence that goes on', () => {
  expect(readHook('Почему чашка трескается?').score).toBeGreaterThan(0.8)
  expect(readHook('Поэтому мы ждём.').score).toBeLessThan(0.2)
  expect(readHook('Всем привет, меня зовут Анна.').score).toBe(0)
})
