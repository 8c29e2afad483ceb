import { createRandom, type Random } from '../random.ts'
import { clap, hat, snare, sweep, tom } from '../sound/drums.ts'
import { bell, keys } from '../sound/instruments.ts'
import { normalisePeak } from '../sound/loudness.ts'
import { reverb } from '../sound/reverb.ts'
import { envelope } from '../sound/shapes.ts'
import { createTrack, mixInto, play, RATE, type Track, type Voice } from '../sound/track.ts'

type Recorder = {
  random: Random
  hit(voice: Voice, where: { at?: number; gain?: number; pan?: number }): void
}

export type Effect = {
  key: string
  name: string
  tags: readonly string[]
  seconds: number
  /** Amount of reverb. */
  room?: number
  record(recorder: Recorder): void
}

const PEAK = 0.8
const FADE_SECONDS = 0.01

/** A tone that glides between two pitches. */
const glide = ({
  from,
  to,
  seconds,
  curve = 1,
}: {
  from: number
  to: number
  seconds: number
  curve?: number
}): Voice => {
  const shape = envelope({ attack: 0.004, hold: seconds * 0.4, release: seconds * 0.6 })
  let phase = 0
  return {
    seconds: shape.seconds,
    sample(time) {
      phase += (from * (to / from) ** ((time / seconds) ** curve)) / RATE
      return Math.sin(phase * Math.PI * 2) * shape.at(time)
    },
  }
}

/** A dry tick, like a key or a shutter. */
const tick = (
  random: Random,
  { height, seconds = 0.03 }: { height: number; seconds?: number },
): Voice => {
  const shape = envelope({
    attack: 0.0008,
    decay: seconds / 4,
    sustain: 0,
    hold: seconds * 0.6,
    release: seconds * 0.4,
  })
  return {
    seconds,
    sample: (time) =>
      (Math.sin(time * height * Math.PI * 2) * 0.6 + random.between(-0.4, 0.4)) * shape.at(time),
  }
}

export const EFFECTS: readonly Effect[] = [
  {
    key: 'click',
    name: 'Щелчок',
    tags: ['интерфейс', 'короткий'],
    seconds: 0.25,
    record({ random, hit }) {
      hit(tick(random, { height: 2400 }), {})
      hit(tick(random, { height: 1300, seconds: 0.05 }), { at: 0.045, gain: 0.55 })
    },
  },
  {
    key: 'whoosh',
    name: 'Вжух',
    tags: ['переход', 'движение'],
    seconds: 0.8,
    room: 0.3,
    record({ random, hit }) {
      hit(sweep({ random, seconds: 0.6, from: 500, to: 4200, peak: 0.45 }), { pan: -0.4 })
      hit(sweep({ random, seconds: 0.6, from: 380, to: 3000, peak: 0.55 }), { at: 0.06, pan: 0.4 })
    },
  },
  {
    key: 'pop',
    name: 'Поп',
    tags: ['интерфейс', 'весёлый'],
    seconds: 0.3,
    record: ({ hit }) => hit(glide({ from: 320, to: 1150, seconds: 0.09, curve: 0.7 }), {}),
  },
  {
    key: 'ding',
    name: 'Динь',
    tags: ['уведомление', 'колокольчик'],
    seconds: 1.8,
    room: 0.4,
    record: ({ hit }) => hit(bell(88, { seconds: 1.6, ratio: 2.76, brightness: 1.1 }), {}),
  },
  {
    key: 'typing',
    name: 'Печать',
    tags: ['клавиатура', 'текст'],
    seconds: 2,
    record({ random, hit }) {
      for (let at = 0.02; at < 1.85; at += random.between(0.07, 0.15)) {
        const height = random.between(1300, 2300)
        hit(tick(random, { height, seconds: 0.035 }), {
          at,
          gain: random.between(0.5, 1),
          pan: random.between(-0.3, 0.3),
        })
        hit(tick(random, { height: height / 3, seconds: 0.05 }), { at: at + 0.012, gain: 0.4 })
      }
    },
  },
  {
    key: 'camera',
    name: 'Камера',
    tags: ['фото', 'затвор'],
    seconds: 0.6,
    room: 0.1,
    record({ random, hit }) {
      hit(tick(random, { height: 900, seconds: 0.05 }), {})
      hit(hat(random), { at: 0.012, gain: 1 })
      hit(sweep({ random, seconds: 0.12, from: 2000, to: 3800, peak: 0.3 }), {
        at: 0.05,
        gain: 0.5,
      })
      hit(tick(random, { height: 700, seconds: 0.06 }), { at: 0.17, gain: 0.85 })
      hit(hat(random), { at: 0.18, gain: 0.7 })
    },
  },
  {
    key: 'riser',
    name: 'Нарастание',
    tags: ['переход', 'напряжение'],
    seconds: 2.2,
    room: 0.3,
    record({ random, hit }) {
      hit(sweep({ random, seconds: 2, from: 240, to: 5600, peak: 0.96, resonance: 3 }), {
        gain: 0.9,
      })
      hit(glide({ from: 110, to: 660, seconds: 2, curve: 1.6 }), { gain: 0.18 })
    },
  },
  {
    key: 'impact',
    name: 'Удар',
    tags: ['переход', 'акцент'],
    seconds: 2,
    room: 0.6,
    record({ random, hit }) {
      hit(tom(58), {})
      hit(tom(44), { gain: 0.9 })
      hit(snare(random, { isSoft: true }), { gain: 0.4 })
    },
  },
  {
    key: 'success',
    name: 'Успех',
    tags: ['уведомление', 'радость'],
    seconds: 1.6,
    room: 0.4,
    record({ hit }) {
      for (const [step, note] of [72, 76, 79, 84].entries()) {
        hit(bell(note, { seconds: step === 3 ? 1.2 : 0.5, ratio: 2, brightness: 0.9 }), {
          at: step * 0.09,
        })
      }
    },
  },
  {
    key: 'mistake',
    name: 'Ошибка',
    tags: ['уведомление', 'неудача'],
    seconds: 0.9,
    room: 0.15,
    record({ hit }) {
      hit(keys(52, { seconds: 0.16, brightness: 3 }), {})
      hit(keys(46, { seconds: 0.32, brightness: 3 }), { at: 0.2 })
    },
  },
  {
    key: 'coin',
    name: 'Монета',
    tags: ['игра', 'деньги'],
    seconds: 0.9,
    room: 0.15,
    record({ hit }) {
      hit(bell(83, { seconds: 0.12, ratio: 1, brightness: 0.6 }), {})
      hit(bell(88, { seconds: 0.7, ratio: 1, brightness: 0.6 }), { at: 0.08 })
    },
  },
  {
    key: 'applause',
    name: 'Аплодисменты',
    tags: ['люди', 'радость'],
    seconds: 3,
    room: 0.5,
    record({ random, hit }) {
      for (let count = 0; count < 260; count += 1) {
        const at = random.between(0, 2.6)
        const level = Math.sin((at / 2.75) * Math.PI) ** 0.6
        hit(clap(random), {
          at,
          gain: level * random.between(0.15, 0.6),
          pan: random.between(-0.9, 0.9),
        })
      }
    },
  },
]

/** Ends are silent, so that a sound never clicks. */
const fadeEnd = (track: Track) => {
  const count = Math.round(FADE_SECONDS * RATE)
  for (const side of [track.left, track.right]) {
    for (let step = 0; step < count; step += 1) {
      const at = side.length - 1 - step
      side[at] = (side[at] ?? 0) * (step / count)
    }
  }
}

export const recordEffect = ({ key, seconds, room = 0, record }: Effect): Track => {
  const dry = createTrack(seconds)
  record({
    random: createRandom(`effect ${key}`),
    hit: (voice, { at = 0, gain = 1, pan = 0 }) =>
      play([{ track: dry, gain }], voice, { at, pan, isLooped: false }),
  })
  if (room > 0) mixInto(dry, reverb(dry, { isLooped: false }), room)
  fadeEnd(dry)
  normalisePeak(dry, PEAK)
  return dry
}
