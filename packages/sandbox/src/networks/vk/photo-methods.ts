import { groupOfOwner } from './accounts.ts'
import { canManage, needRight, type VkCall, type VkMethod } from './calls.ts'
import type { MediaRecords, VkMedia } from './media-records.ts'
import { badParam, refuse } from './replies.ts'
import { SERVER } from './uploads.ts'

const MAX_CAPTION = 2048
/** The album of pictures of walls. */
const WALL_ALBUM = -7

export const presentPhoto = (photo: VkMedia, hostUrl: string) => ({
  id: photo.id,
  album_id: WALL_ALBUM,
  owner_id: Number(`-${photo.groupId}`),
  access_key: photo.accessKey,
  date: Math.floor(photo.createdAt.getTime() / 1000),
  text: photo.description,
  has_tags: false,
  sizes: [{ type: 'x', width: 604, height: 604, url: `${hostUrl}/vk${photo.path}` }],
})

export function photoMethods(input: {
  records: MediaRecords
  hostUrl: string
}): Readonly<Record<string, VkMethod>> {
  const { records, hostUrl } = input

  /** A community by its number, with or without the minus. */
  const groupOf = (call: VkCall): string => {
    const id = call.given.id('group_id') ?? ''
    const groupId = groupOfOwner(id) || id
    if (!canManage(call, groupId)) refuse(203)
    return groupId
  }

  return {
    'photos.getWallUploadServer': (call) => {
      needRight(call, 'photos')
      const groupId = groupOf(call)
      const ticket = records.openTicket({ kind: 'photo', groupId })
      return {
        album_id: WALL_ALBUM,
        upload_url: `${call.request.baseUrl}/upload/${ticket}`,
        user_id: call.actor.kind === 'user' ? Number(call.actor.userId) : 0,
        group_id: Number(groupId),
      }
    },

    'photos.saveWallPhoto': (call) => {
      needRight(call, 'photos')
      const { given } = call
      const groupId = groupOf(call)
      if (given.text('photo') === '[]') badParam('photos_list is invalid')
      if (given.number('server') !== SERVER) refuse(118)
      if (given.text('caption').length > MAX_CAPTION) badParam('caption is too long')
      const receipt = records.findReceipt(given.text('hash'))
      if (receipt?.groupId !== groupId || receipt.kind !== 'photo') return refuse(121)
      if (!given.text('photo').includes(given.text('hash').slice(0, 10))) refuse(121)
      records.spendReceipt(given.text('hash'))
      const photo = records.add({
        kind: 'photo',
        groupId,
        title: '',
        description: given.text('caption'),
        type: receipt.type,
        path: receipt.path,
        readyAt: 0,
        isRefused: false,
      })
      return [presentPhoto(photo, hostUrl)]
    },
  }
}
