import type { Post } from '@kadr/contract/publishing/posts'
import { NETWORK_NAMES } from '@kadr/domain/publishing/networks/network-names'
import { postTitle } from '@kadr/domain/publishing/posts/post-title'
import { z } from 'zod'
import type { AppContext } from '../../../context.ts'
import { localTime } from './local-time.ts'

const account = z.object({
  accountId: z.string().nullable(),
  network: z.string(),
  title: z.string(),
})

export const shortPost = z.object({
  id: z.string(),
  title: z.string(),
  state: z.string(),
  time: localTime.nullable(),
  accounts: z.array(z.string()),
  link: z.string(),
})

export const wholePost = z.object({
  id: z.string(),
  version: z.number(),
  state: z.string(),
  text: z.string(),
  mediaCount: z.number(),
  time: localTime.nullable(),
  accounts: z.array(
    account.extend({
      state: z.string(),
      problem: z.string().nullable(),
      url: z.string().nullable(),
    }),
  ),
  link: z.string(),
})

export const postUrl = (ctx: AppContext, id: string) => `${ctx.config.publicUrl}/posts?post=${id}`

const timeOf = ({ time }: Post) => time?.wallTime.replace('T', ' ') ?? null

export const presentShortly = (ctx: AppContext, post: Post): z.infer<typeof shortPost> => ({
  id: post.id,
  title: postTitle(post.text) || 'Без текста',
  state: post.state,
  time: timeOf(post),
  accounts: post.targets.map(
    ({ network, accountTitle }) => `${NETWORK_NAMES[network]} «${accountTitle}»`,
  ),
  link: postUrl(ctx, post.id),
})

export const presentWhole = (ctx: AppContext, post: Post): z.infer<typeof wholePost> => ({
  id: post.id,
  version: post.version,
  state: post.state,
  text: post.text,
  mediaCount: post.media.length,
  time: timeOf(post),
  accounts: post.targets.map(({ connectionId, network, accountTitle, state, failure, url }) => ({
    accountId: connectionId,
    network,
    title: accountTitle,
    state,
    problem: failure?.message ?? null,
    url,
  })),
  link: postUrl(ctx, post.id),
})
