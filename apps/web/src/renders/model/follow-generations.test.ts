import { expect, it } from 'vitest'
import { followGenerations } from './follow-generations.ts'
import { aGeneration } from './generation.fixture.ts'

type Line = () => AsyncIterable<{ type: 'changed'; generation: ReturnType<typeof aGeneration> }>

/** Follows streams that open one after another and records all events, until the limit of waits. */
const follow = async (lines: Line[], most = 12) => {
  const stop = new AbortController()
  const told: string[] = []
  const tell = (word: string) => {
    told.push(word)
    if (told.length >= most) stop.abort()
  }
  await followGenerations({
    signal: stop.signal,
    open: () => {
      tell('open')
      const line = lines.shift()
      if (!line) throw new Error('no line')
      return line()
    },
    poll: async () => {
      tell('poll')
      return [aGeneration({ progress: 77 })]
    },
    wait: async () => undefined,
    onGeneration: ({ progress }) => tell(`${progress} %`),
  })
  return told
}

const lineOf = (...progress: number[]): Line =>
  async function* () {
    for (const value of progress) {
      yield { type: 'changed', generation: aGeneration({ progress: value }) }
    }
  }

const without = (told: string[], word: string) => told.filter((said) => said !== word)

it('tells what the line tells, and asks what it did not see when it opens and when it ends', async () => {
  const told = without(await follow([lineOf(10, 20), lineOf(30)], 9), '77 %')
  expect(told.join(' ')).toBe('open poll 10 % 20 % poll open poll 30 %')
})

it('asks instead while there is no line, and tries the line ever more rarely', async () => {
  const told = without(await follow([], 17), '77 %')
  expect(told.join(' ')).toBe('open poll open poll poll open poll poll poll poll')
})

it('forgets its failures when a line has come', async () => {
  const broken: Line = () => {
    throw new Error('refused')
  }
  const told = without(await follow([broken, broken, lineOf(50)], 15), '77 %')
  expect(told.join(' ')).toBe('open poll open poll poll open poll 50 % poll open')
})

it('ends with its signal', async () => {
  const told = await follow([lineOf(10, 20, 30)], 3)
  expect(told).not.toContain('77 %')
  expect(without(told, 'poll')).toEqual(['open', '10 %', '20 %', '30 %'])
})
