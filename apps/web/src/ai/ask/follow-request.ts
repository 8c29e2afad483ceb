import { type AiRequest, askAi, getAiRequest } from '@kadr/contract/studio/ai'
import type { Api } from '../../platform/api/api-client.ts'
import { ApiError } from '../../platform/api/api-error.ts'
import { readEvents } from '../../platform/live/read-events.ts'

const MAX_POLLS = 40

type Follow = {
  api: Pick<Api, 'call'>
  /** Opens the stream. */
  open: () => Promise<Response>
  onStarted: (id: string) => void
  onText: (text: string) => void
  /** The connection is lost; from here on the final state is polled. */
  onLost: () => void
  /** The delay between two polls. */
  pause: () => Promise<void>
  signal: AbortSignal
}

const isLost = (error: unknown) => error instanceof ApiError && error.code === 'NETWORK'

/** Polls the final state after a lost stream. The request is never repeated: it would cost twice. */
const pollFinalState = async ({ api, pause, signal, id }: Follow & { id: string }) => {
  for (let attempt = 0; attempt < MAX_POLLS; attempt += 1) {
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

/** The request in its final state, done or failed. Throws a refusal to start, and a connection lost for good. */
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
  // Without an id it can't be polled: it may never have started.
  if (id === undefined) throw new ApiError({ code: 'NETWORK', message: 'Api error', status: 0 })
  onLost()
  return pollFinalState({ ...follow, id })
}
