import { createHash } from 'node:crypto'
import { DAY_MS } from '@kadr/kit/durations'
import type { FakeClock, FakeNetwork, FakePost, FakeVoice } from '../fake-network.ts'
import type { Memory } from '../memory.ts'
import { findStranger } from './people.ts'
import { type Line, SCENES, type Scene } from './scenes.ts'

/** Nobody writes under older posts. */
const YOUNG_MS = 21 * DAY_MS
/** How often the sandbox looks whether somebody is to write. */
const PAUSE_MS = 2000

const byteOf = (key: string): number => createHash('sha256').update(key).digest()[0] ?? 0

/** One to three scenes, the same ones for a post every time. */
export const scenesOf = (key: string): readonly Scene[] => {
  const count = 1 + (byteOf(`${key}/count`) % 3)
  const chosen = Array.from(
    { length: count },
    (_, index) => SCENES[byteOf(`${key}/${index}`) % SCENES.length],
  )
  return [...new Set(chosen.filter((scene) => scene !== undefined))]
}

type Part = {
  fake: FakeNetwork
  post: FakePost
  scene: Scene
  index: number
  line: Line
  voice: FakeVoice
}

type Turn = Pick<Part, 'line' | 'post' | 'voice'> & {
  at: Date
  /** What an earlier line wrote. */
  idOf(place: number): string | undefined
}

/** Says one line: the id of what was written, an empty one of a change, undefined when it was impossible. */
function speak({ line, post, voice, at, idOf }: Turn): string | undefined {
  const words = { person: findStranger(line.who), text: line.text, at }
  if (line.edits !== undefined) {
    const id = idOf(line.edits)
    if (id) voice.edit?.({ id, text: line.text, at })
    return ''
  }
  if (line.removes !== undefined) {
    const id = idOf(line.removes)
    if (id) voice.remove?.(id)
    return ''
  }
  if (line.way) return voice[line.way]?.({ ...words, accountId: post.accountId }) ?? ''
  if (line.answers === undefined) return voice.comment({ ...words, postId: post.id })
  const answersTo = idOf(line.answers)
  return answersTo && voice.comment({ ...words, postId: post.id, answersTo })
}

/**
 * Strangers under published posts. Nothing runs by itself: what is due by the clock is done before the next request
 * is answered, each line once.
 */
export function createStrangers(input: {
  memory: Memory
  clock: FakeClock
  isTalkative: boolean
  postsOf(fake: FakeNetwork): readonly FakePost[]
}) {
  /** Ids of what was written, by post, scene and line. */
  const done = input.memory.table<string>('strangers')
  const lookedAt = new Map<string, number>()

  const play = ({ fake, post, scene, index, line, voice }: Part) => {
    const keyOf = (place: number) => `${fake.id}/${post.id}/${scene.name}/${place}`
    const idOf = (place: number) => done.get(keyOf(place)) || undefined
    const shownAt = Date.parse(post.createdAt) + line.after
    if (done.has(keyOf(index)) || shownAt > input.clock.now().getTime()) return
    const id = speak({ line, post, voice, idOf, at: new Date(shownAt - (line.heldFor ?? 0)) })
    if (id !== undefined) done.set(keyOf(index), id)
  }

  const isDue = (fake: FakeNetwork, now: number): boolean => {
    const isWaiting = now < (lookedAt.get(fake.id) ?? 0) + PAUSE_MS
    if (!isWaiting) lookedAt.set(fake.id, now)
    return !isWaiting
  }

  return {
    catchUp: (fake: FakeNetwork): void => {
      const now = input.clock.now().getTime()
      const { voice } = fake
      if (!input.isTalkative || !voice || !isDue(fake, now)) return
      for (const post of input.postsOf(fake)) {
        if (Date.parse(post.createdAt) < now - YOUNG_MS) continue
        for (const scene of scenesOf(`${fake.id}/${post.id}`)) {
          for (const [index, line] of scene.lines.entries())
            play({ fake, post, scene, index, line, voice })
        }
      }
    },
    reset: () => {
      done.clear()
      lookedAt.clear()
    },
  }
}
