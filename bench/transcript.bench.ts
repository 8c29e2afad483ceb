import { type Heard, listen } from '../packages/speech/test/listen.ts'
import { hasVoices } from '../packages/speech/test/readings.ts'
import { TRANSCRIPTS } from '../packages/speech/test/transcripts.ts'

/** Accuracy of pronunciation; not a speed, but it takes minutes. */
const PAIRS = [
  { voice: 'anna', other: 'elena' },
  { voice: 'elena', other: 'irina' },
  { voice: 'aleksandr-hq', other: 'anna' },
]

const isRight = ({ right, heard }: Heard) => heard === right

const lineOf = (list: readonly Heard[]) => ({
  phrases: list.length,
  'heard right': list.filter(isRight).length,
  'closest decoy, % unlikelier': (100 * Math.min(...list.map(({ margin }) => margin))).toFixed(1),
})

if (hasVoices) {
  const all: Heard[] = []
  for (const { voice, other } of PAIRS) {
    const lines: Record<string, object> = {}
    for (const phrases of TRANSCRIPTS) {
      const list = await listen({ phrases, voice, other })
      lines[phrases[0]?.written ?? ''] = lineOf(list)
      all.push(...list)
    }
    console.log(`${voice} speaks, compared with ${other}`)
    console.table(lines)
  }
  for (const { right, heard } of all.filter((one) => !isRight(one)))
    console.log(`«${heard}» instead of «${right}»`)
  const right = all.filter(isRight).length
  console.log(`transcript: ${right} of ${all.length} phrases are heard as they should be`)
} else console.log('Offline voices are not installed: nothing to measure')
