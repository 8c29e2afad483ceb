import { describe, expect, it } from 'vitest'
import { listen } from '../test/listen.ts'
import { hasVoices } from '../test/readings.ts'
import { TRANSCRIPTS } from '../test/transcripts.ts'

/** A price, a foreign name, a date with a time. */
const PHRASES = TRANSCRIPTS.slice(0, 3).flatMap(([first]) => first ?? [])

describe.skipIf(!hasVoices)(
  'to the ear of another voice [needs librhvoice5 and rhvoice-russian]',
  () => {
    const voices = { voice: 'anna', other: 'elena' }

    it('says numbers, names and dates in the right words', async () => {
      const heard = await listen({ phrases: PHRASES, ...voices })
      expect(heard.map((phrase) => phrase.heard)).toEqual(PHRASES.map(({ right }) => right))
    })

    it('is caught when it drops the roubles', async () => {
      const [price] = PHRASES.map((phrase) => ({ ...phrase, written: `${phrase.wrong[0]}.` }))
      const [told] = price ? await listen({ phrases: [price], ...voices }) : []
      expect(told?.heard).toBe('курс стоил четыре тысячи девятьсот девяносто')
    })
  },
)
