import { estimatePostAudience } from '../_shared/audience.ts'
import { buildAvatarUrl } from '../_shared/avatar.ts'
import type { GraphContainers, GraphMediaItem } from '../_shared/graph-containers.ts'
import { pickFields } from '../_shared/graph-page.ts'
import { createGraphError } from '../_shared/graph-replies.ts'
import type { FakeReply, FakeWorld } from '../fake-network.ts'
import { handleOf, peopleOf } from './accounts.ts'

/** Fields of the pieces, inside the field of the account that lists them. */
const MEDIA = /media\.[^{]*\{([^}]*)\}/
const ASKED = /^business_discovery\.username\(([\w.]+)\)\{(.+)\}$/

type Input = {
  world: FakeWorld
  containers: GraphContainers
  present(item: GraphMediaItem): object
  countsOf(accountId: string): object
}

/** Public figures of any professional account, by name; undefined when it was not asked for. */
export const createDiscovery =
  ({ world, containers, present, countsOf }: Input) =>
  ({ fields, accountId }: { fields: string; accountId: string }): FakeReply | undefined => {
    const [, username, wanted = ''] = ASKED.exec(fields) ?? []
    if (username === undefined) return undefined
    const person = peopleOf(world).find(({ id }) => handleOf({ world, id }) === `@${username}`)
    if (!person) {
      return createGraphError({
        code: 110,
        subcode: 2207013,
        message: `The user with username ${username} cannot be found`,
      })
    }
    const [media = '', ofPieces = ''] = MEDIA.exec(wanted) ?? []
    const limit = Number(/\.limit\((\d+)\)/.exec(wanted)?.[1] ?? 25)
    const start = Number(/\.after\((\d+)\)/.exec(wanted)?.[1] ?? 0)
    const data = containers
      .mediaOf(person.id)
      .filter(({ isStory }) => !isStory)
      .slice(start, start + limit)
      .map((item) => {
        const { likes, comments } = estimatePostAudience({ ...item, now: world.clock.now() })
        const piece = { ...present(item), like_count: likes, comments_count: comments }
        return pickFields(ofPieces, piece)
      })
    // Cursors are on every page with posts; an address of the next one is on none.
    const cursors = { before: String(start), after: String(start + data.length) }
    const account = pickFields(wanted.replace(media, ''), {
      id: person.id,
      username,
      name: person.name,
      profile_picture_url: buildAvatarUrl({ world, network: 'instagram', accountId: person.id }),
      ...countsOf(person.id),
    })
    const pieces = { data, ...(data.length > 0 && { paging: { cursors } }) }
    const business_discovery = { ...account, ...(media !== '' && { media: pieces }) }
    return { status: 200, json: { business_discovery, id: accountId } }
  }
