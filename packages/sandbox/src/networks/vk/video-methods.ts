import { estimatePostAudience } from '../_shared/audience.ts'
import { groupOfOwner } from './accounts.ts'
import { canManage, needRight, type VkMethod } from './calls.ts'
import type { MediaRecords, VkMedia } from './media-records.ts'
import { badParam, refuse } from './replies.ts'

const MAX_NAME = 128
const MAX_DESCRIPTION = 5000

const stateOf = (video: VkMedia, now: number) => {
  if (video.path === '') return { processing: 1, converting: 0 }
  if (video.readyAt > now) return { processing: 1, converting: 1 }
  return video.isRefused
    ? { content_restricted: 1, content_restricted_message: 'Видео недоступно' }
    : { converting: 0 }
}

export const presentVideo = (video: VkMedia, now: Date) => {
  const { views, likes, comments, shares } = estimatePostAudience({
    id: `vk/video/${video.id}`,
    createdAt: video.createdAt,
    now,
  })
  return {
    response_type: 'full',
    id: video.id,
    owner_id: Number(`-${video.groupId}`),
    access_key: video.accessKey,
    title: video.title,
    description: video.description,
    date: Math.floor(video.createdAt.getTime() / 1000),
    type: 'video',
    views,
    comments,
    likes: { count: likes, user_likes: 0 },
    reposts: { count: Math.floor(shares / 2), user_reposted: 0 },
    ...stateOf(video, now.getTime()),
  }
}

export function videoMethods(records: MediaRecords): Readonly<Record<string, VkMethod>> {
  const now = () => new Date(records.now())

  return {
    'video.save': (call) => {
      needRight(call, 'video')
      const { given, request } = call
      const groupId = given.id('group_id') ?? ''
      if (!canManage(call, groupId)) refuse(203)
      const title = given.text('name')
      const description = given.text('description')
      if (title.length > MAX_NAME) badParam('name is too long')
      if (description.length > MAX_DESCRIPTION) badParam('description is too long')
      const video = records.add({
        kind: 'video',
        groupId,
        title: title || 'Без названия',
        description,
        type: '',
        path: '',
        readyAt: 0,
        isRefused: false,
      })
      const ticket = records.openTicket({ kind: 'video', groupId, videoId: video.id })
      return {
        access_key: video.accessKey,
        description,
        owner_id: Number(`-${groupId}`),
        title: video.title,
        upload_url: `${request.baseUrl}/upload/${ticket}`,
        video_id: video.id,
      }
    },

    'video.get': (call) => {
      needRight(call, 'video')
      const { given } = call
      const items = given.list('videos').flatMap((name) => {
        const [, groupId = '', id = ''] = /^-(\d+)_(\d+)/.exec(name) ?? []
        const video = canManage(call, groupId) ? records.find('video', groupId, id) : undefined
        return video ? [presentVideo(video, now())] : []
      })
      const owner = groupOfOwner(given.id('owner_id'))
      const own = given.has('videos') || !canManage(call, owner) ? [] : records.of('video', owner)
      const offset = given.number('offset') ?? 0
      const listed = own
        .slice(offset, offset + (given.number('count') ?? 100))
        .map((video) => presentVideo(video, now()))
      return { count: own.length || items.length, items: [...items, ...listed] }
    },

    'video.delete': (call) => {
      needRight(call, 'video')
      const groupId = groupOfOwner(call.given.id('owner_id'))
      if (!canManage(call, groupId)) refuse(204)
      if (!records.remove('video', groupId, call.given.number('video_id') ?? 0)) refuse(204)
      return 1
    },
  }
}
