import { buildCoverUrl } from '../_shared/cover.ts'
import type { FakePerson, FakeRequest } from '../fake-network.ts'
import { hasChannel, PEOPLE, type State, type Video } from './state.ts'

/** `mine`, or any channel by id or handle. */
export function findChannel({ query }: FakeRequest, accountId: string): FakePerson | undefined {
  const id = query.get('mine') === 'true' ? accountId : query.get('id')
  const handle = query.get('forHandle')
  return PEOPLE.find(
    (person) => hasChannel(person.id) && (person.id === id || person.handle === handle),
  )
}

/** Public ones, newest first. */
export const listUploads = ({ state, channelId }: { state: State; channelId: string }): Video[] =>
  [...state.videos.values()]
    .filter((video) => video.channelId === channelId && video.privacy === 'public')
    .filter((video) => Date.parse(video.createdAt) <= state.clock.now().getTime())
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))

export const snippetOf = (
  { id, title, description, createdAt, channelId }: Video,
  world: Pick<State, 'hostUrl'>,
) => ({
  publishedAt: createdAt,
  channelId,
  title,
  description,
  thumbnails: { default: { url: buildCoverUrl({ world, network: 'youtube', postId: id }) } },
})

/** Between a quarter of a minute and a minute. */
export const durationOf = ({ id }: Video): string => `PT${15 + (id.charCodeAt(0) % 45)}S`
