import { getResource, type Resource } from '@kadr/contract/library/resources'
import { createPost } from '@kadr/contract/publishing/posts'
import { createReel } from '@kadr/contract/studio/reels'
import { createOwnVideoForm } from '@kadr/scene/kinds/own-video/new-form'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'

type ToPost = { text: string; mediaIds: string[]; key: string }

export const useSharedPost = () =>
  useApiMutation((api, { text, mediaIds, key }: ToPost) =>
    api.call(createPost, {
      headers: { 'idempotency-key': key },
      body: { text, mediaIds, utm: null, erid: '', targets: [] },
    }),
  )

const PATIENCE = 20
const PAUSE_MS = 1000
const pause = () => new Promise((done) => setTimeout(done, PAUSE_MS))

const isMeasured = ({ width, height, durationSeconds }: Resource) =>
  width !== null && height !== null && durationSeconds !== null

type OfVideo = { resource: Resource; caption: string; key: string }

/** Undefined while the video is not measured yet: a reel of it would have no length. */
export const useSharedReel = () =>
  useApiMutation(async (api, { resource, caption, key }: OfVideo) => {
    let video = resource
    for (let turn = 0; turn < PATIENCE && !isMeasured(video); turn += 1) {
      await pause()
      video = await api.call(getResource, { params: { id: resource.id } })
    }
    const { id, name, width, height, durationSeconds } = video
    if (width === null || height === null || durationSeconds === null) return undefined
    const ms = Math.floor(durationSeconds * 1000)
    const source = { asset: id, ms, width, height, hasSound: true }
    return api.call(createReel, {
      headers: { 'idempotency-key': key },
      body: {
        title: name,
        caption,
        content: { kind: 'own-video', form: createOwnVideoForm({ source }) },
      },
    })
  })
