import { textAt } from '../_shared/fields.ts'
import type { GraphContainers } from '../_shared/graph-containers.ts'
import { graphMissing, graphParamError } from '../_shared/graph-replies.ts'
import type { FakeClock } from '../fake-network.ts'
import type { Allowed } from './access.ts'

type Comment = { id: string; mediaId: string; text: string; timestamp: string }

export function createComments(input: { clock: FakeClock; containers: GraphContainers }) {
  let all: Comment[] = []

  const add: Allowed = ({ request }) => {
    const mediaId = request.params.id ?? ''
    if (!input.containers.findMedia(mediaId)) return graphMissing(mediaId)
    const text = textAt(request.fields, 'message') ?? request.query.get('message') ?? ''
    if (!text) return graphParamError('The parameter message is required')
    const id = input.containers.nextId()
    all.push({ id, mediaId, text, timestamp: input.clock.now().toISOString() })
    return { status: 200, json: { id } }
  }

  const list: Allowed = ({ request }) => ({
    status: 200,
    json: {
      data: all
        .filter(({ mediaId }) => mediaId === request.params.id)
        .map(({ id, text, timestamp }) => ({ id, text, timestamp }))
        .reverse(),
    },
  })

  return {
    add,
    list,
    of: (mediaId: string): readonly Comment[] => all.filter((one) => one.mediaId === mediaId),
    reset: () => {
      all = []
    },
  }
}
