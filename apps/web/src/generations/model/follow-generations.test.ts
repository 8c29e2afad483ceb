import { expect, it } from 'vitest'
import { followGenerations } from './follow-generations.ts'
import { aGeneration } from './generation.fixture.ts'

type Stream = () => AsyncIterable<{ type: 'changed'; generation: ReturnType<typeof aGeneration> }>

/** Follows streams that open one after another and records all events, until the limit of waits. */
const follow = async (streams: Stream[], limit = 12) => {
  const stop = new AbortController()
  const recorded: string[] = []
  const record = (word: string) => {
    recorded.push(word)
    if (recorded.length >= limit) stop.abort()
  }
  await followGenerations({
    signal: stop.signal,
    open: () => {
      record('open')
      const stream = streams.shift()
      if (!stream) throw new Error('no stream')
      return stream()
    },
    poll: async () => {
      record('poll')
      return [aGeneration({ progress: 77 })]
    },
    wait: async () => undefined,
    onGeneration: ({ progress }) => record(`${progress} %`),
  })
  return recorded
}

const streamOf = (...progress: number[]): Stream =>
  async function* () {
    for (const value of progress) {
      yield { type: 'changed', generation: aGeneration({ progress: value }) }
    }
  }

const without = (recorded: string[], word: string) => recorded.filter((entry) => entry !== word)

it('reports streamed events, and polls when the stream opens and ends', async () => {
  const recorded = without(await follow([streamOf(10, 20), streamOf(30)], 9), '77 %')
  expect(recorded.join(' ')).toBe('open poll 10 % 20 % poll open poll 30 %')
})

it('polls while there is no stream, and reconnects with backoff', async () => {
  const recorded = without(await follow([], 17), '77 %')
  expect(recorded.join(' ')).toBe('open poll open poll poll open poll poll poll poll')
})

it('resets the backoff after a stream', async () => {
  const broken: Stream = () => {
    throw new Error('refused')
  }
  const recorded = without(await follow([broken, broken, streamOf(50)], 15), '77 %')
  expect(recorded.join(' ')).toBe('open poll open poll poll open poll 50 % poll open')
})

it('ends with its signal', async () => {
  const recorded = await follow([streamOf(10, 20, 30)], 3)
  expect(recorded).not.toContain('77 %')
  expect(without(recorded, 'poll')).toEqual(['open', '10 %', '20 %', '30 %'])
})
