import type { Route, RouteEvent } from '@kadr/contract/route'
import { toNetworkError } from './api-error.ts'

type StreamRoute = Route & { events: NonNullable<Route['events']> }

/** Server-sent events are parted by an empty line; a line that does not begin with `data:` says nothing to us. */
const dataOf = (block: string): string =>
  block
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trimStart())
    .join('\n')

/** The events of an opened stream, one by one, each checked. A broken line throws as a lost network does. */
export async function* readEvents<R extends StreamRoute>({
  route,
  response,
}: {
  route: R
  response: Response
}): AsyncGenerator<RouteEvent<R>> {
  if (!response.body) return
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw toNetworkError(cause)
      })
      if (done) return
      const blocks = (rest + value.replaceAll('\r', '')).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const data = dataOf(block)
        if (data !== '') yield route.events.parse(JSON.parse(data)) as RouteEvent<R>
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
