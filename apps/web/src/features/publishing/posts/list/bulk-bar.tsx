import { countOf } from '@kadr/domain/base/plural'
import { CalendarClock, CalendarX, CheckCheck, Copy, Trash2, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { type BulkChange, useChangePosts } from '../api/posts.mutations.ts'
import { copy, POST_FORMS } from '../copy.ts'
import { BulkRubric } from './bulk-rubric.tsx'

const BulkMoveDialog = lazy(() => import('./bulk-move-dialog.tsx'))

type Action = BulkChange['action']
type Props = {
  ids: readonly string[]
  onSelectAll: () => void
  onDone: () => void
}
const { bulk: words } = copy
const postsOf = (count: number) => countOf({ count, forms: POST_FORMS })

const DONE: Record<Action['kind'], (posts: string) => string> = {
  move: words.moved,
  duplicate: words.duplicated,
  unschedule: words.unscheduled,
  rubric: words.labelled,
  delete: words.deleted,
}

const icon = (Icon: typeof Copy) => <Icon aria-hidden="true" className="size-4" />

/** All or nothing: when one post can't be changed, the server names it and changes none. */
export const BulkBar = ({ ids, onSelectAll, onDone }: Props) => {
  const [pending, setPending] = useState<Action['kind']>()
  const change = useChangePosts()
  const posts = postsOf(ids.length)
  const close = () => setPending(undefined)

  const run = (action: Action) =>
    change.mutate(
      { ids: [...ids], action },
      {
        onSuccess: ({ changed }) => {
          notify.success(DONE[action.kind](postsOf(changed)))
          close()
          onDone()
        },
        onError: (error) => notify.error(words.failed, { text: failureText(error) }),
      },
    )

  return (
    <section
      aria-label={words.chosen(posts)}
      className="sticky top-[calc(64px+var(--safe-top))] z-10 flex flex-wrap items-center gap-2 rounded-card bg-surface p-2 pl-4 shadow-pop lg:top-2"
    >
      <p role="status" className="text-label font-medium">
        {words.chosen(posts)}
      </p>
      <IconButton
        label={words.clear}
        icon={<X aria-hidden="true" className="size-5" />}
        className="ml-auto"
        onClick={onDone}
      />
      <div className="flex w-full flex-wrap items-center gap-1">
        <Button variant="ghost" size="sm" icon={icon(CheckCheck)} onClick={onSelectAll}>
          {words.selectAll}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          icon={icon(CalendarClock)}
          onClick={() => setPending('move')}
        >
          {words.move}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          icon={icon(Copy)}
          isLoading={change.isPending && change.variables.action.kind === 'duplicate'}
          onClick={() => run({ kind: 'duplicate' })}
        >
          {words.duplicate}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          icon={icon(CalendarX)}
          onClick={() => setPending('unschedule')}
        >
          {words.unschedule}
        </Button>
        <BulkRubric onRubric={(rubricId) => run({ kind: 'rubric', rubricId })} />
        <Button variant="ghost" size="sm" icon={icon(Trash2)} onClick={() => setPending('delete')}>
          {words.delete}
        </Button>
      </div>
      {pending === 'move' ? (
        <Suspense>
          <BulkMoveDialog posts={posts} isPending={change.isPending} onMove={run} onClose={close} />
        </Suspense>
      ) : null}
      {pending === 'unschedule' || pending === 'delete' ? (
        <ConfirmDialog
          open
          isDanger={pending === 'delete'}
          title={pending === 'delete' ? words.deleteTitle(posts) : words.unscheduleTitle(posts)}
          text={pending === 'delete' ? words.deleteText : words.unscheduleText}
          confirmLabel={pending === 'delete' ? words.delete : words.unschedule}
          isPending={change.isPending}
          onOpenChange={(isOpen) => !isOpen && close()}
          onConfirm={() => run({ kind: pending })}
        />
      ) : null}
    </section>
  )
}
