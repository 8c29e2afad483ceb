import { type AiRequest, askAi, getAiRequest } from '@kadr/contract/ai'
import type { Api } from '../../platform/api-client.ts'
import { ApiError } from '../../platform/api-error.ts'
import { readEvents } from '../../platform/read-events.ts'

const LOOKS = 40

type Follow = {
  api: Pick<Api, 'call'>
  /** Asks for the stream. */
  open: () => Promise<Response>
  onStarted: (id: string) => void
  onText: (text: string) => void
  /** The line is lost; from here on we only look how it ended. */
  onLost: () => void
  /** The pause between two looks. */
  pause: () => Promise<void>
  signal: AbortSignal
}

const isLost = (error: unknown) => error instanceof ApiError && error.code === 'NETWORK'

/** How a request ended whose stream is lost: it is looked at, never asked for again. */
const lookForEnd = async ({ api, pause, signal, id }: Follow & { id: string }) => {
  for (let look = 0; look < LOOKS; look += 1) {
    signal.throwIfAborted()
    try {
      const request = await api.call(getAiRequest, { params: { id }, signal })
      if (request.state !== 'running') return request
    } catch (error) {
      if (!isLost(error)) throw error
    }
    await pause()
  }
  throw new ApiError({ code: 'NETWORK', message: 'Api error', status: 0 })
}

/** The request as it ended, done or not. Refusals to begin and a line lost for good are thrown. */
export const followRequest = async (follow: Follow): Promise<AiRequest> => {
  const { open, onStarted, onText, onLost, signal } = follow
  const response = await open()
  let id: string | undefined
  let text = ''
  try {
    for await (const event of readEvents({ route: askAi, response })) {
      if (event.type === 'done' || event.type === 'failed') return event.request
      if (event.type === 'started') {
        id = event.id
        onStarted(id)
      } else {
        text += event.text
        onText(text)
      }
    }
  } catch (error) {
    if (signal.aborted || id === undefined) throw error
  }
  // Without its number it can't be looked for: it may never have begun.
  if (id === undefined) throw new ApiError({ code: 'NETWORK', message: 'Api error', status: 0 })
  onLost()
  return lookForEnd({ ...follow, id })
}
