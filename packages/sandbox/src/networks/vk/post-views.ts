import type { FakePost } from '../fake-network.ts'
import { findCommunity } from './accounts.ts'
import type { MediaRecords, VkMedia } from './media-records.ts'
import { findStrangerById } from './voice.ts'
import type { WallPost, WallStore } from './wall-store.ts'

const isOurs = ({ fromId }: { fromId: string }) => !findStrangerById(fromId)

/** Posts, our comments and stories as the page of the sandbox shows them. */
export function createPostViews(input: {
  hostUrl: string
  wall: WallStore
  records: MediaRecords
}) {
  const { hostUrl, wall, records } = input

  const mediaOf = (names: readonly string[]): FakePost['media'] =>
    names.flatMap((name) => {
      const [, kind, groupId = '', id = ''] = /^(photo|video)-(\d+)_(\d+)/.exec(name) ?? []
      const isPhoto = kind === 'photo'
      const found = kind && records.find(isPhoto ? 'photo' : 'video', groupId, id)
      return found ? [{ kind: isPhoto ? 'image' : 'video', url: `${hostUrl}/vk${found.path}` }] : []
    })

  const viewPost = (post: WallPost): FakePost => {
    const id = `-${post.groupId}_${post.id}`
    const note = [post.isAds && 'отмечено как реклама', post.isPinned && 'закреплено']
      .filter(Boolean)
      .join(', ')
    return {
      id,
      accountId: post.groupId,
      text: [post.text, ...post.attachments.filter((name) => /^https?:/.test(name))]
        .filter(Boolean)
        .join('\n'),
      media: mediaOf(post.attachments),
      createdAt: post.createdAt.toISOString(),
      url: `${hostUrl}/vk/www/wall${id}`,
      ...(note && { note }),
    }
  }

  const viewStory = (story: VkMedia): FakePost => ({
    id: `story-${story.groupId}_${story.id}`,
    accountId: story.groupId,
    text: '',
    media: [
      { kind: story.storyKind === 'photo' ? 'image' : 'video', url: `${hostUrl}/vk${story.path}` },
    ],
    createdAt: story.createdAt.toISOString(),
    url: `${hostUrl}/vk/www/story-${story.groupId}_${story.id}`,
    note: 'История',
  })

  return {
    list: (): readonly FakePost[] => [
      ...wall.all().map(viewPost),
      ...records.all('story').map(viewStory),
      ...wall
        .allComments()
        .filter(isOurs)
        .map((comment): FakePost => {
          const postId = `-${comment.groupId}_${comment.postId}`
          return {
            id: `${postId}?reply=${comment.id}`,
            accountId: comment.groupId,
            text: comment.text,
            media: mediaOf(comment.attachments),
            createdAt: comment.createdAt.toISOString(),
            url: `${hostUrl}/vk/www/wall${postId}`,
            note: `Комментарий к ${postId}`,
            author: {
              name: findCommunity(comment.fromId.slice(1))?.name ?? `id${comment.fromId}`,
              handle: '',
            },
          }
        }),
    ],
  }
}
