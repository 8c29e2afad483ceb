import type { Post } from '@kadr/contract/publishing/posts'
import { UserError } from '@kadr/domain/base/app-error'
import { z } from 'zod'
import {
  checkPost as checkContent,
  createPost,
  readPost,
  suggestSettings,
  updatePost,
} from '../../publishing/posts/index.ts'
import { defineTool, type Session } from './define-tool.ts'
import { openClock, zoned } from './local-time.ts'
import { presentWhole, wholePost } from './present-posts.ts'

const id = z.uuid()
const text = z.string().max(20_000)
const accountIds = z.array(id).max(50).describe('id из list_accounts')
const mediaIds = z.array(id).max(35).describe('id файлов библиотеки Кадра')
const output = z.object({ ...zoned, post: wholePost, next: z.string() })

const WRITE = { scope: 'posts.write', action: 'posts.write', effect: 'write' } as const
const NEXT = 'Проверь пост: check_post. Опубликовать или запланировать: schedule_post.'

const targetsOf = async ({
  ctx,
  member: { workspaceId },
  ids,
}: Pick<Session, 'ctx' | 'member'> & { ids: readonly string[] }) => {
  const suggested = await suggestSettings({ ctx, workspaceId, connectionIds: ids })
  return ids.map((connectionId) => ({
    connectionId,
    override: { text: null, mediaIds: null },
    settings: suggested.get(connectionId) ?? {},
  }))
}

const shown = async ({ ctx, member, post }: Pick<Session, 'ctx' | 'member'> & { post: Post }) => {
  const { timeZone } = await openClock({ ctx, workspaceId: member.workspaceId })
  return { timeZone, post: presentWhole(ctx, post), next: NEXT }
}

export const createDraft = defineTool({
  ...WRITE,
  name: 'create_draft',
  title: 'Черновик поста',
  description: 'Создаёт черновик. Его никто не видит, пока человек не разрешит публикацию.',
  input: z.object({
    text,
    accountIds: accountIds.default([]),
    mediaIds: mediaIds.default([]),
    repeatKey: z
      .string()
      .min(8)
      .max(60)
      .optional()
      .describe('Одно и то же слово при повторе вызова: второго черновика не будет'),
  }),
  output,
  async run({ ctx, member, input }) {
    const post = await createPost({
      ctx,
      actor: member,
      body: {
        text: input.text,
        mediaIds: input.mediaIds,
        utm: null,
        erid: '',
        targets: await targetsOf({ ctx, member, ids: input.accountIds }),
      },
      key: input.repeatKey && `mcp:${member.caller.id}:${input.repeatKey}`,
    })
    return shown({ ctx, member, post })
  },
})

/** A planned one goes out by itself: its change would be seen without a tap. */
const assertDraft = ({ state }: Post) => {
  if (state === 'draft') return
  throw new UserError({
    code: 'CONFLICT',
    userMessage:
      'Этот пост уже не черновик, менять его может только человек. Создай новый черновик или попроси снять пост с публикации',
  })
}

export const updateDraft = defineTool({
  ...WRITE,
  name: 'update_draft',
  title: 'Правка черновика',
  description:
    'Меняет текст, аккаунты или файлы черновика. Пост в плане и вышедший пост не меняет.',
  input: z.object({
    postId: id,
    version: z.int().min(0).describe('Версия, которую ты видел'),
    text: text.optional(),
    accountIds: accountIds.optional(),
    mediaIds: mediaIds.optional(),
  }),
  output,
  async run({ ctx, member, input: { postId, version, accountIds: ids, ...change } }) {
    const before = await readPost({ ctx, workspaceId: member.workspaceId, id: postId })
    assertDraft(before)
    const targets = ids && (await targetsOf({ ctx, member, ids }))
    const given = { ...change, ...(targets && { targets }) }
    const post = await updatePost({ ctx, actor: member, id: postId, version, ...given })
    return shown({ ctx, member, post })
  },
})

export const checkPost = defineTool({
  name: 'check_post',
  title: 'Проверка поста',
  description:
    'Проверяет черновик по правилам каждой сети: длина, файлы, обязательные настройки. Ничего не меняет.',
  scope: 'posts.read',
  action: 'posts.read',
  effect: 'look',
  input: z.object({ postId: id }),
  output: z.object({
    isReady: z.boolean(),
    problems: z.array(z.object({ account: z.string(), level: z.string(), message: z.string() })),
  }),
  async run({ ctx, member: { workspaceId }, input: { postId } }) {
    const post = await readPost({ ctx, workspaceId, id: postId })
    const targets = post.targets.flatMap(({ connectionId, override, settings }) =>
      connectionId === null ? [] : [{ connectionId, override, settings }],
    )
    const checked = await checkContent({
      ctx,
      workspaceId,
      body: { ...post, mediaIds: post.media.map((file) => file.id), targets },
    })
    const nameOf = (connectionId: string) =>
      post.targets.find((target) => target.connectionId === connectionId)?.accountTitle ?? ''
    const problems = checked.flatMap(({ connectionId, problems: found }) =>
      found.map(({ level, message }) => ({ account: nameOf(connectionId), level, message })),
    )
    const isReady = targets.length > 0 && problems.every(({ level }) => level !== 'error')
    if (targets.length > 0) return { isReady, problems }
    return {
      isReady,
      problems: [{ account: '', level: 'error', message: 'Не выбран ни один аккаунт' }],
    }
  },
})
