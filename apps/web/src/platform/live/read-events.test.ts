import { defineRoute } from '@kadr/contract/base/route'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readEvents } from './read-events.ts'

const route = defineRoute({
  method: 'GET',
  path: '/numbers',
  access: 'public',
  rate: 'read',
  summary: 'Числа',
  tags: [],
  events: z.object({ n: z.number() }),
  data: z.object({}),
})

const responseOf = (...chunks: string[]) =>
  new Response(new Blob(chunks).stream().pipeThrough(inPieces()))

/** Splits the stream into single bytes, also inside multi-byte characters. */
const inPieces = () =>
  new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]))
    },
  })

const read = async (response: Response) => {
  const events: unknown[] = []
  for await (const event of readEvents({ route, response })) events.push(event)
  return events
}

it('parses events at any chunk boundary, and skips comments', async () => {
  const response = responseOf(': привет\n\n', 'data: {"n":1}\r\n\r\nid: 7\ndata: {"n":', '2}\n\n')
  expect(await read(response)).toEqual([{ n: 1 }, { n: 2 }])
})

it('drops an incomplete event', async () => {
  expect(await read(responseOf('data: {"n":1}\n\ndata: {"n":2}'))).toEqual([{ n: 1 }])
})

it('refuses an event of another form', async () => {
  await expect(read(responseOf('data: {"n":"one"}\n\n'))).rejects.toThrow()
})
