import type { Sound } from './sound/pcm.ts'
import { secondsOf } from './sound/pcm.ts'
import { trimPauses } from './sound/trim-pauses.ts'
import type { SpeechEngine } from './speech-engine.ts'
import { readScript } from './text/read-script.ts'
import { spokenText } from './text/spoken-text.ts'
import { alignApart } from './timing/align-apart.ts'
import { mouthTrack } from './timing/mouths.ts'
import { spreadOverSpeech } from './timing/spread.ts'
import { type TimedWord, toWrittenTimes } from './timing/timed-word.ts'

export type SpokenAudio = { sound: Sound; seconds: number; words: TimedWord[]; mouths: string }

type Script = ReturnType<typeof spokenText> & { written: ReturnType<typeof readScript> }

const parse = (script: string): Script => {
  const written = readScript(script)
  return { ...spokenText(written), written }
}

/** False for punctuation and emoji alone. */
export const isSayable = (script: string): boolean => parse(script).words.length > 0

/** Longer pauses of a recording are shortened to this. */
const LONGEST_PAUSE = 0.32

type Times = readonly { start: number; end: number }[]

const finish = ({ written, words }: Script, sound: Sound, times: Times): SpokenAudio => {
  const seconds = secondsOf(sound)
  const within = times.map(({ start, end }) => ({
    start: Math.min(start, seconds),
    end: Math.min(end, seconds),
  }))
  const said = words.map(({ text }, index) => ({
    text,
    ...(within[index] ?? { start: 0, end: 0 }),
  }))
  return {
    sound,
    seconds,
    words: toWrittenTimes({ written, spoken: words, times: within }),
    mouths: mouthTrack({ sound, words: said }),
  }
}

/** Word times of audio without any: by alignment with another reading, otherwise by syllables. */
const findTimes = async ({
  script,
  sound,
  reader,
  signal,
}: {
  script: Script
  sound: Sound
  reader: SpeechEngine
  signal: AbortSignal
}): Promise<Times> => {
  const spread = () => spreadOverSpeech({ words: script.words, sound })
  const [voice] = reader.listVoices()
  if (!voice) return spread()
  const name = voice.key.slice(voice.key.indexOf('/') + 1)
  const reading = await reader.speak({ ...script, voice: name, speed: 1, signal })
  if (!reading.times) return spread()
  return alignApart({ reading: reading.sound, times: reading.times, recording: sound }, signal)
}

/** Synthesises a script. */
export const speak = async ({
  script,
  engine,
  reader,
  voice,
  speed,
  signal,
}: {
  script: string
  engine: SpeechEngine
  /** Engine whose reading is used for alignment when the first one returns no times. */
  reader: SpeechEngine
  voice: string
  speed: number
  signal: AbortSignal
}): Promise<SpokenAudio> => {
  const parsed = parse(script)
  const { sound, times } = await engine.speak({ ...parsed, voice, speed, signal })
  const found = times ?? (await findTimes({ script: parsed, sound, reader, signal }))
  return finish(parsed, sound, found)
}

/** Aligns a script with a user's recording; optionally shortens pauses. */
export const alignRecording = async ({
  script,
  recording,
  reader,
  arePausesTrimmed,
  signal,
}: {
  script: string
  recording: Sound
  reader: SpeechEngine
  arePausesTrimmed: boolean
  signal: AbortSignal
}): Promise<SpokenAudio> => {
  const parsed = parse(script)
  const times = await findTimes({ script: parsed, sound: recording, reader, signal })
  if (!arePausesTrimmed) return finish(parsed, recording, times)
  const { sound, map } = trimPauses({ sound: recording, longestPause: LONGEST_PAUSE })
  const moved = times.map(({ start, end }) => ({ start: map.toKept(start), end: map.toKept(end) }))
  return finish(parsed, sound, moved)
}
