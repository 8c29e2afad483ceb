import type { Post, PostWhen, RepeatRule } from '@kadr/contract/publishing/posts'
import type { AccountOptions } from '@kadr/contract/publishing/publisher-setup'
import { BY_HAND } from '@kadr/domain/publishing/posts/by-hand'
import { addDays, toInstant, toWallTime } from '@kadr/domain/publishing/schedule/wall-time'
import { getWorkspaceTimeZone } from '../../../identity/workspaces/index.ts'
import { listConnectedAccounts } from '../../../publishing/connections/index.ts'
import { checkPost, createPost } from '../../../publishing/posts/index.ts'
import { getAccountOptions } from '../../../publishing/publisher/index.ts'
import type { DemoPost } from '../content/demo-posts.ts'
import type { StepInput } from '../demo-step.ts'
import { findPicture } from '../reels/make-pictures.ts'
import { findVideo } from '../reels/make-reels.ts'
import { isPlayedNetwork } from './connect-accounts.ts'
import { findRubricOf } from './find-rubric.ts'

type Of = Pick<StepInput, 'ctx' | 'actor'>

/** Required choices of a network: the first one offered. */
const settingsOf = ({ boards, privacyLevels }: AccountOptions) => ({
  ...(boards?.[0] && { boardId: boards[0].id }),
  ...(privacyLevels?.[0] && { privacy: privacyLevels[0] }),
})

/** Sandbox accounts only: nothing of the demo is published to a real network. */
const listPlayed = async ({ ctx, actor: { workspaceId } }: Of) =>
  (await listConnectedAccounts({ ctx, workspaceId })).filter(({ network }) =>
    isPlayedNetwork({ ctx, network }),
  )

export const isPlayed = async ({ network, ...of }: Of & { network: string }): Promise<boolean> =>
  (await listPlayed(of)).some((account) => account.network === network)

const listTargets = async ({ ctx, actor }: Of) => {
  const { workspaceId } = actor
  const accounts = await listPlayed({ ctx, actor })
  return Promise.all(
    accounts.map(async ({ id, network }) => ({
      network,
      connectionId: id,
      override: { text: null, mediaIds: null },
      settings: settingsOf(await getAccountOptions({ ctx, workspaceId, id })),
    })),
  )
}

type Words = Pick<DemoPost, 'key' | 'text'> & Partial<Pick<DemoPost, 'media'>>

const findMedia = async ({ post: { key, media = 'none' }, ...of }: Of & { post: Words }) => {
  if (media === 'none') return []
  return [await (media === 'video' ? findVideo({ ...of, key }) : findPicture({ ...of, key }))]
}

/** The post for every account whose network accepts it. */
const contentOf = async ({
  post,
  only,
  isByHand,
  ...of
}: Of & { post: Words; only?: string | undefined; isByHand: boolean }) => {
  const targets = (await listTargets(of)).filter(({ network }) => !only || network === only)
  const content = {
    text: post.text,
    mediaIds: await findMedia({ ...of, post }),
    utm: null,
    erid: '',
    rubricId: await findRubricOf({ ...of, key: post.key }),
    targets: targets.map(({ network: _, settings, ...target }) => ({
      ...target,
      settings: isByHand ? { ...settings, [BY_HAND]: true } : settings,
    })),
  }
  const { ctx, actor } = of
  const checks = await checkPost({ ctx, workspaceId: actor.workspaceId, body: content })
  return {
    ...content,
    targets: content.targets.flatMap((target) => {
      const check = checks.find(({ connectionId }) => connectionId === target.connectionId)
      const errors = check?.problems.filter(({ level }) => level === 'error') ?? []
      if (errors.length === 0) return [target]
      // Small renders may miss a network's aspect ratio by a pixel.
      const isCropped = errors.every(({ fixes }) => fixes.includes('crop'))
      return isCropped ? [{ ...target, settings: { ...target.settings, isCropped } }] : []
    }),
  }
}

/** The wall time of a day relative to today. */
export const dayTime = async ({ ctx, actor, day, time }: Of & Pick<DemoPost, 'day' | 'time'>) => {
  const timeZone = await getWorkspaceTimeZone({ ctx, workspaceId: actor.workspaceId })
  const today = toWallTime({ at: ctx.clock.now(), timeZone })
  const wallTime = `${addDays({ wallTime: today, days: day }).slice(0, 10)}T${time}`
  return { wallTime, timeZone, at: toInstant({ wallTime, timeZone }) }
}

type Making = Of & {
  post: Words
  when?: PostWhen
  repeat?: RepeatRule
  /** Network to which the post is limited. */
  only?: string
  isByHand?: boolean
}

/** Idempotent by post key. */
export const makePost = async ({
  post,
  when,
  repeat,
  only,
  isByHand = false,
  ...of
}: Making): Promise<Post> =>
  createPost({
    ...of,
    body: {
      ...(await contentOf({ ...of, post, only, isByHand })),
      ...(when && { when }),
      ...(repeat && { repeat }),
    },
    key: `demo-post-${post.key}`,
  })
