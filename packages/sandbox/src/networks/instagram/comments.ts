import { textAt } from '../_shared/fields.ts'
import type { GraphContainers } from '../_shared/graph-containers.ts'
import { createGraphNotFound, createGraphParamError } from '../_shared/graph-replies.ts'
import type { FakeClock } from '../fake-network.ts'
import type { Memory } from '../memory.ts'
import type { AllowedHandler } from './access.ts'

type Comment = { id: string; mediaId: string; text: string; timestamp: string }

export function createComments(input: {
  clock: FakeClock
  memory: Memory
  containers: GraphContainers
}) {
  const comments = input.memory.table<Comment>('instagram/comments')
  const of = (id: string | undefined): readonly Comment[] =>
    [...comments.values()].filter(({ mediaId }) => mediaId === id)

  const add: AllowedHandler = ({ request }) => {
    const mediaId = request.params.id ?? ''
    if (!input.containers.findMedia(mediaId)) return createGraphNotFound(mediaId)
    const text = textAt(request.fields, 'message') ?? request.query.get('message') ?? ''
    if (!text) return createGraphParamError('The parameter message is required')
    const id = input.containers.nextId()
    comments.set(id, { id, mediaId, text, timestamp: input.clock.now().toISOString() })
    return { status: 200, json: { id } }
  }

  const list: AllowedHandler = ({ request }) => ({
    status: 200,
    json: {
      data: of(request.params.id)
        .map(({ id, text, timestamp }) => ({ id, text, timestamp }))
        .reverse(),
    },
  })

  return {
    add,
    list,
    of,
    reset: () => {
      comments.clear()
    },
  }
}
