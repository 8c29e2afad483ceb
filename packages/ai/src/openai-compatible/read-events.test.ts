import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readEvents } from './read-events.ts'

async function* inPieces(bytes: Uint8Array, sizes: readonly number[]) {
  let at = 0
  for (const size of sizes) {
    yield bytes.slice(at, at + size)
    at += size
  }
  yield bytes.slice(at)
}

const read = async (text: string, sizes: readonly number[] = []) => {
  const events: string[] = []
  for await (const event of readEvents(inPieces(new TextEncoder().encode(text), sizes))) {
    events.push(event)
  }
  return events
}

it('reads data lines and passes over comments, names and ids', async () => {
  const text = ': hello\n\nevent: x\nid: 1\ndata: {"a":1}\n\ndata:two\ndata: lines\n\n'
  expect(await read(text)).toEqual(['{"a":1}', 'two\nlines'])
})

it('takes what was said before the connection was cut', async () => {
  expect(await read('data: one\n\ndata: two')).toEqual(['one', 'two'])
})

it('reads the same however the bytes are parted', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(7), { maxLength: 40 }),
      fc.constantFrom('\n', '\r\n'),
      async (sizes, end) => {
        const text = ['data: Привет, 👋', '', ': пинг', 'data: мир', '', ''].join(end)
        expect(await read(text, sizes)).toEqual(['Привет, 👋', 'мир'])
      },
    ),
  ))
