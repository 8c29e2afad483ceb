import { joinSentences } from '@kadr/domain/base/sentences'
import { isByHand } from '@kadr/domain/publishing/posts/by-hand'
import { adapters, type Failure } from '@kadr/networks'
import { findLiveAccount, type LiveAccount } from '../connections/index.ts'
import { failTarget } from './fail-step.ts'
import { handOver } from './hand-over.ts'
import { findPost, type PostRow } from './posts.repository.ts'
import { freezePublication, parseSettings } from './publication.ts'
import type { Run, StepResult } from './run.ts'
import { save } from './save.ts'

const mistake = (code: string, message: string, action: Failure['action'] = 'edit'): Failure => ({
  kind: 'permanent',
  code,
  message,
  action,
})

/** Why the account can't be used; checked before any request. */
const findObstacle = (live: LiveAccount | undefined, { target }: Run): Failure | undefined => {
  const { title } = adapters[target.network]
  if (!live) {
    const message = 'Аккаунт отключён. Подключите его снова и запланируйте публикацию ещё раз.'
    return mistake('account_detached', message, 'reconnect')
  }
  if (live.connection.access === 'needs_reauth' && !isByHand(target)) {
    const message = `${title} больше не принимает наш доступ. Подключите аккаунт заново.`
    return { kind: 'reauth', code: 'needs_reauth', message, action: 'reconnect' }
  }
  if (!live.connection.isReadOnly) return undefined
  return mistake(
    'read_only',
    'Аккаунт сверх лимита тарифа: публикации через него не выходят. Смените тариф или отключите лишние аккаунты.',
    'retry',
  )
}

const MEDIA_MIN_MS = 3000
const MEDIA_MAX_MS = 30_000

const mediaRefused = (reason: string) =>
  mistake(
    'media_failed',
    joinSentences([`Не удалось подготовить файл: ${reason}`, 'Замените его в посте']),
  )

const mediaSlow = mistake(
  'media_not_ready',
  'Файл так и не подготовился к публикации. Замените его в посте или попробуйте ещё раз.',
)

/** Polls for media variants until their timeout. */
const awaitMedia = (run: Run): StepResult => {
  const { clock, pace } = run.publisher
  const now = clock.now().getTime()
  const since = run.target.startedAt?.getTime() ?? now
  if (now - since > pace.mediaForMs) return failTarget(run, { failure: mediaSlow })
  const wait = Math.min(MEDIA_MAX_MS, Math.max(MEDIA_MIN_MS, (now - since) / 5))
  const nextAt = new Date(now + wait / pace.speed)
  return save(run, { values: { startedAt: new Date(since) }, nextAt })
}

const freeze = async (run: Run, post: PostRow, live: LiveAccount | undefined): StepResult => {
  const { publisher, target } = run
  const { ctx, media } = publisher
  const { [target.network]: usual } = adapters
  const limits = live?.networkContext && usual.limitsFor?.(live.networkContext)
  const adapter = { ...usual, ...(limits && { limits }) }
  const settings = parseSettings({ adapter, target, post })
  if (!settings) {
    const message = `Настройки публикации не подходят для ${adapter.title}. Откройте пост и проверьте их.`
    return failTarget(run, { failure: mistake('settings_invalid', message) })
  }
  const chosen = await media.choose({
    ctx,
    workspaceId: target.workspaceId,
    adapter,
    settings: target.settings,
    resourceIds: target.overrideMediaIds ?? post.mediaIds,
  })
  if (chosen.kind === 'refused') return failTarget(run, { failure: mediaRefused(chosen.reason) })
  if (chosen.kind === 'making') return awaitMedia(run)
  const now = publisher.clock.now()
  const publication = freezePublication({
    target,
    post,
    signature: live?.connection.signature ?? '',
    settings: settings.value,
    media: chosen.files,
    cover: chosen.cover,
    now,
  })
  if (isByHand(target)) return handOver(run, publication)
  return save(run, {
    to: 'preparing',
    cause: 'preparing',
    values: { publication, startedAt: now, progress: {}, failure: null },
  })
}

/** First step: checks the account and freezes the content. */
export const begin = async (run: Run): StepResult => {
  const { ctx } = run.publisher
  const { connectionId } = run.target
  const live = connectionId ? await findLiveAccount({ ctx, id: connectionId }) : undefined
  const obstacle = findObstacle(live, run)
  if (obstacle) return failTarget(run, { failure: obstacle })
  const post = await findPost({ db: ctx.db, id: run.target.postId })
  if (!post) return undefined
  return freeze(run, post, live)
}
