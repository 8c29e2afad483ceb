import { beforeAll, describe, expect, it } from 'vitest'
import { disturb, engine, hasVoices, readAloud } from '../test/readings.ts'
import { alignTalk, type Passage } from './align-talk.ts'
import { loudnessOf, type Span, speechSpans } from './sound/loudness.ts'
import type { Sound } from './sound/pcm.ts'

const NEAR_SECONDS = 0.08
const ASIDE = 'Минуту, мне звонят в дверь.'
const FIRST =
  'Почему чашка трескается в печи? Самая частая ошибка это спешка. Глина сохнет от трёх до семи дней, и торопить её нельзя. Если поставить в печь раньше, вода внутри закипит и стенка лопнет. Поэтому сначала мы даём ей высохнуть на решётке в тени.'
const SECOND =
  'Самое главное это воздух внутри глины. Один пузырёк, и в печи маленький взрыв, который разбивает соседние чашки.'

describe.skipIf(!hasVoices)(
  'with the voices of Debian [needs librhvoice5 and rhvoice-russian]',
  () => {
    let talk: { sound: Sound; times: Span[] }
    /** Of the words that were typed: the person says one sentence more. */
    let truth: Span[]
    beforeAll(async () => {
      const read = await readAloud('elena', { script: `${FIRST} ${ASIDE} ${SECOND}` })
      talk = disturb(read, { gain: 0.5, noise: 25, pauses: [[20, 1.5]] })
      const [before, aside] = [FIRST, ASIDE].map((text) => text.split(' ').length)
      truth = talk.times.filter((_, at) => at < (before ?? 0) || at >= (before ?? 0) + (aside ?? 0))
    }, 60_000)

    const find = async (script: string, after: { passages: number; seconds: number }) => {
      const { sound } = talk
      const passages: Passage[] = []
      for await (const passage of alignTalk({
        script,
        speech: speechSpans(loudnessOf(sound)),
        read: ({ start, end }) => {
          const [from, to] = [Math.round(start * sound.rate), Math.round(end * sound.rate)]
          return Promise.resolve({ rate: sound.rate, samples: sound.samples.slice(from, to) })
        },
        reader: engine,
        after,
        signal: AbortSignal.timeout(60_000),
      }))
        passages.push(passage)
      return passages
    }

    it('finds typed words passage by passage, past what was not typed, and goes on in the middle', async () => {
      const passages = await find(`${FIRST} ${SECOND}`, { passages: 0, seconds: 0 })
      expect(passages.map(({ isLast }) => isLast)).toEqual([false, true])
      const words = passages.flatMap((passage) => passage.words)
      expect(words.map(({ text }) => text).join(' ')).toBe(`${FIRST} ${SECOND}`)
      const near = words.filter(
        ({ start }, at) => Math.abs(start - (truth[at]?.start ?? 0)) <= NEAR_SECONDS,
      )
      expect(near.length / words.length).toBeGreaterThan(0.95)

      const rest = await find(`${FIRST} ${SECOND}`, {
        passages: 1,
        seconds: passages[0]?.until ?? 0,
      })
      expect(rest).toEqual(passages.slice(1))
    }, 120_000)

    it('has no place for words after the talk', async () => {
      const passages = await find(SECOND, { passages: 0, seconds: 10_000 })
      expect(passages).toEqual([{ words: [], until: 10_000, isLast: true }])
    }, 60_000)
  },
)
