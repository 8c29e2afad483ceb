import type { Target } from '@kadr/contract/publishing/post-targets'
import type { Post } from '@kadr/contract/publishing/posts'
import { isByHand } from '@kadr/domain/publishing/posts/by-hand'
import { postTitle } from '@kadr/domain/publishing/posts/post-title'
import { ExternalLink, History } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ShareLink } from '../../../../messenger/share-link.tsx'
import { getNetwork } from '../../../../networks/index.ts'
import { useNetworkLink } from '../../../../networks/use-network-link.ts'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useCancelTarget, useRetryTarget } from '../api/posts.mutations.ts'
import { targetStateName } from '../copy.ts'
import { actionsCopy } from './copy.ts'
import { describeWaiting } from './describe-waiting.ts'
import { HandCard } from './hand-card.tsx'
import { HandLink } from './hand-link.tsx'
import { SettleForm } from './settle-form.tsx'
import { TARGET_TONE } from './state-tone.ts'
import { targetAbilities } from './target-abilities.ts'
import { TargetFailure } from './target-failure.tsx'
import { actionFailure } from './use-post-actions.ts'

const TargetHistory = lazy(() => import('./target-history.tsx'))

type Props = { post: Post; target: Target; timeZone: string; canEdit: boolean }
const { target: copy, dialog } = actionsCopy

const Head = ({ target }: { target: Target }) => {
  const { Mark, title, color } = getNetwork(target.network)
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span
        className="flex size-10 shrink-0 items-center justify-center rounded-control bg-sunken"
        style={{ color }}
      >
        <Mark />
      </span>
      <div className="grid min-w-0 flex-1 grid-cols-1">
        <p className="truncate font-medium">{target.accountTitle}</p>
        <p className="truncate text-label text-ink-3">{title}</p>
      </div>
      <Badge tone={TARGET_TONE[target.state]}>{targetStateName(target)}</Badge>
    </div>
  )
}

const TargetButtons = ({ post, target }: Pick<Props, 'post' | 'target'>) => {
  const can = targetAbilities(target)
  const retry = useRetryTarget()
  const cancel = useCancelTarget()
  const params = { id: post.id, targetId: target.id }
  const notifyOutcome = (text: string) => ({
    onSuccess: () => notify.success(text),
    onError: (error: unknown) => notify.error(actionsCopy.failed, { text: actionFailure(error) }),
  })
  return (
    <>
      {can.canRetry ? (
        <Button
          variant="soft"
          size="sm"
          isLoading={retry.isPending}
          onClick={() => retry.mutate(params, notifyOutcome(copy.retried))}
        >
          {copy.retry}
        </Button>
      ) : null}
      {can.canCancel && target.state !== 'failed' && target.state !== 'missed' ? (
        <Button
          variant="ghost"
          size="sm"
          isLoading={cancel.isPending}
          onClick={() => cancel.mutate(params, notifyOutcome(copy.cancelled))}
        >
          {copy.cancel}
        </Button>
      ) : null}
    </>
  )
}

const PublishedLink = ({ post, target, url }: Pick<Props, 'post' | 'target'> & { url: string }) => {
  const openLink = useNetworkLink()
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<ExternalLink aria-hidden="true" className="size-4" />}
        onClick={() => openLink({ network: target.network, url })}
      >
        {dialog.openNetwork}
      </Button>
      <ShareLink size="sm" text={postTitle(post.text)} url={url} />
    </>
  )
}

export const TargetCard = ({ post, target, timeZone, canEdit }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const { url, publishedAt } = target
  const waiting = describeWaiting({
    target,
    network: getNetwork(target.network).title,
    now: new Date(),
    timeZone,
  })
  return (
    <li className="grid grid-cols-1 gap-3 rounded-card border border-line p-3">
      <Head target={target} />
      {publishedAt ? (
        <p className="text-label text-ink-2">
          {dialog.publishedAt(formatDateTime({ instant: publishedAt, timeZone }))}
        </p>
      ) : null}
      {target.isDraftAtNetwork ? (
        <p className="text-label text-ink-2">{dialog.draftAtNetwork}</p>
      ) : null}
      {target.notice ? (
        <p className="rounded-control bg-failed-soft p-3 text-label wrap-anywhere">
          {target.notice}
        </p>
      ) : null}
      {waiting ? (
        <p role="status" className="rounded-control bg-working-soft p-3 text-label">
          {waiting}
        </p>
      ) : null}
      <TargetFailure post={post} target={target} timeZone={timeZone} />
      {canEdit && target.state === 'needs_attention' ? (
        <SettleForm post={post} target={target} />
      ) : null}
      {target.state === 'handed_over' ? (
        <HandCard post={post} target={target} canEdit={canEdit} />
      ) : null}
      {canEdit && target.state === 'published' && !url && isByHand(target) ? (
        <HandLink post={post} target={target} />
      ) : null}
      {target.state === 'scheduled' && isByHand(target) ? (
        <p className="text-label text-ink-2">{actionsCopy.hand.planned}</p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {url ? <PublishedLink post={post} target={target} url={url} /> : null}
        {canEdit ? <TargetButtons post={post} target={target} /> : null}
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isOpen}
          icon={<History aria-hidden="true" className="size-4" />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? dialog.hideHistory : dialog.history}
        </Button>
      </div>
      {isOpen ? (
        <Suspense>
          <TargetHistory postId={post.id} targetId={target.id} timeZone={timeZone} />
        </Suspense>
      ) : null}
    </li>
  )
}
