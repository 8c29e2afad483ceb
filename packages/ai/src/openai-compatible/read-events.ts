import { createParser } from 'eventsource-parser'

/** The `data` of server-sent events, in order. A last event without its blank line counts: the connection was cut. */
export async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const ready: string[] = []
  const parser = createParser({
    onEvent({ data }) {
      if (data !== '') ready.push(data)
    },
  })
  for await (const chunk of body) {
    parser.feed(decoder.decode(chunk, { stream: true }))
    yield* ready.splice(0)
  }
  parser.feed(`${decoder.decode()}\n\n`)
  yield* ready
}
