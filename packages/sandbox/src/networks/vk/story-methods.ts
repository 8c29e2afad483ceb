import { DAY_MS } from '@kadr/kit/durations'
import { estimatePostAudience } from '../_shared/audience.ts'
import { findCommunity, groupOfOwner } from './accounts.ts'
import { canManage, needRight, type VkCall, type VkMethod } from './calls.ts'
import type { MediaRecords, VkMedia } from './media-records.ts'
import { presentPhoto } from './photo-methods.ts'
import { badParam, demand, refuse } from './replies.ts'
import { presentVideo } from './video-methods.ts'

const LINKS = /^https:\/\/(?:[\w-]+\.)?vk\.(?:com|ru)\//

export function storyMethods(input: {
  records: MediaRecords
  hostUrl: string
}): Readonly<Record<string, VkMethod>> {
  const { records, hostUrl } = input
  const isOver = (story: VkMedia) => story.createdAt.getTime() + DAY_MS <= records.now()

  const present = (story: VkMedia) => {
    const now = new Date(records.now())
    const { views } = estimatePostAudience({
      id: `vk/story/${story.id}`,
      createdAt: story.createdAt,
      now,
    })
    const isPhoto = story.storyKind === 'photo'
    return {
      id: story.id,
      owner_id: Number(`-${story.groupId}`),
      date: Math.floor(story.createdAt.getTime() / 1000),
      expires_at: Math.floor((story.createdAt.getTime() + DAY_MS) / 1000),
      can_see: 1,
      is_expired: isOver(story),
      type: isPhoto ? 'photo' : 'video',
      views,
      ...(isPhoto ? { photo: presentPhoto(story, hostUrl) } : { video: presentVideo(story, now) }),
    }
  }

  const openServer =
    (kind: 'story-photo' | 'story-video'): VkMethod =>
    (call) => {
      needRight(call, 'stories')
      const { given, actor } = call
      const own = actor.kind === 'group' ? actor.groupId : ''
      const groupId = given.id('group_id') ?? own
      demand(canManage(call, groupId), 203)
      demand(findCommunity(groupId)?.isVerified, 15, 'community can not upload stories')
      const isForSomebody = given.flag('add_to_news') || given.has('user_ids')
      demand(isForSomebody, 100, 'add_to_news or user_ids are required')
      const link = given.text('link_url')
      demand(link === '' || LINKS.test(link), 100, 'link_url is invalid')
      demand(link || !given.has('link_text'), 100, 'link_url is undefined')
      const ticket = records.openTicket({ kind, groupId })
      return { upload_url: `${call.request.baseUrl}/upload/${ticket}`, user_ids: [] }
    }

  const save = (call: VkCall, receiptId: string): VkMedia => {
    const receipt = records.findReceipt(receiptId)
    if (!receipt?.kind.startsWith('story') || !canManage(call, receipt.groupId)) {
      return badParam('upload_results is invalid')
    }
    records.spendReceipt(receiptId)
    return records.add({
      kind: 'story',
      groupId: receipt.groupId,
      title: '',
      description: '',
      type: receipt.type,
      path: receipt.path,
      readyAt: 0,
      isRefused: false,
      storyKind: receipt.kind === 'story-photo' ? 'photo' : 'video',
    })
  }

  const findStory = (call: VkCall): VkMedia => {
    const groupId = groupOfOwner(call.given.id('owner_id'))
    if (!canManage(call, groupId)) refuse(15)
    return records.find('story', groupId, call.given.number('story_id') ?? 0) ?? refuse(104)
  }

  return {
    'stories.getPhotoUploadServer': openServer('story-photo'),
    'stories.getVideoUploadServer': openServer('story-video'),

    'stories.save': (call) => {
      needRight(call, 'stories')
      const receipts = call.given.list('upload_results')
      if (receipts.length === 0) badParam('upload_results is undefined')
      const items = receipts.map((receipt) => present(save(call, receipt)))
      return { count: items.length, items }
    },

    'stories.getById': (call) => {
      const items = call.given.list('stories').flatMap((name) => {
        const [, groupId = '', id = ''] = /^-(\d+)_(\d+)/.exec(name) ?? []
        const story = records.find('story', groupId, id)
        return story ? [present(story)] : []
      })
      return { count: items.length, items }
    },

    'stories.delete': (call) => {
      needRight(call, 'stories')
      const story = findStory(call)
      records.remove('story', story.groupId, story.id)
      return 1
    },

    'stories.getStats': (call) => {
      const story = findStory(call)
      if (isOver(story)) refuse(1600)
      const now = new Date(records.now())
      const { createdAt } = story
      const { views, likes, comments, shares, clicks } = estimatePostAudience({
        id: `vk/story/${story.id}`,
        createdAt,
        now,
      })
      const on = (count: number) => ({ state: 'on', count })
      return {
        views: on(views),
        likes: on(likes),
        replies: on(comments),
        shares: on(shares),
        subscribers: on(0),
        answer: { state: 'off' },
        bans: on(0),
        open_link: on(clicks),
      }
    },
  }
}
