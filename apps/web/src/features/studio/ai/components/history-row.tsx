import type { AiRequest } from '@kadr/contract/studio/ai'
import { ChevronDown, ChevronUp, EllipsisVertical, RotateCw, Trash2, X } from 'lucide-react'
import { useId, useState } from 'react'
import { TemplateMark } from '../../../../ai/ask/ai-note.tsx'
import { KIND_NAME } from '../../../../ai/copy.ts'
import { AiOutputView } from '../../../../ai/results/ai-output-view.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { Menu, MenuItem } from '../../../../ui/overlays/menu.tsx'
import { copy, STATE_NAME } from '../copy.ts'
import { describeTask } from '../model/describe-task.ts'
import { KIND_ICON } from '../model/kind-groups.ts'
import type { OpenInEditor } from '../model/use-open-in-editor.ts'

const STATE_TONE = {
  running: 'working',
  failed: 'failed',
  cancelled: 'draft',
} as const

type RequestActions = {
  onRepeat: (request: AiRequest) => void
  onCancel: (id: string) => void
  onRemove: (id: string) => void
}

type Props = {
  request: AiRequest
  /** «сегодня в 14:05» */
  when: string
  hasAuthor: boolean
  actions: RequestActions | undefined
  /** Undefined for read-only roles. */
  editorOpener: OpenInEditor | undefined
}

const RowMenu = ({ request, actions }: { request: AiRequest; actions: RequestActions }) => {
  const isRunning = request.state === 'running'
  return (
    <Menu
      trigger={
        <IconButton
          label={copy.list.actions(KIND_NAME[request.task.kind])}
          icon={<EllipsisVertical aria-hidden="true" className="size-5" />}
        />
      }
    >
      {isRunning ? (
        <MenuItem
          icon={<X aria-hidden="true" className="size-5" />}
          onSelect={() => actions.onCancel(request.id)}
        >
          {copy.list.cancel}
        </MenuItem>
      ) : (
        <>
          {request.task.kind === 'clip_choice' ? null : (
            <MenuItem
              icon={<RotateCw aria-hidden="true" className="size-5" />}
              onSelect={() => actions.onRepeat(request)}
            >
              {copy.list.repeat}
            </MenuItem>
          )}
          <MenuItem
            isDanger
            icon={<Trash2 aria-hidden="true" className="size-5" />}
            onSelect={() => actions.onRemove(request.id)}
          >
            {copy.list.remove}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}

const RowState = ({ request: { state, failure, isOffline, output } }: { request: AiRequest }) => (
  <>
    <div className="flex flex-wrap items-center gap-2 empty:hidden">
      {state === 'done' ? null : <Badge tone={STATE_TONE[state]}>{STATE_NAME[state]}</Badge>}
      {isOffline && output ? <TemplateMark /> : null}
    </div>
    {failure && state === 'failed' ? (
      <p className="text-label text-ink-2">{failure.message}</p>
    ) : null}
  </>
)

export const HistoryRow = ({ request, when, hasAuthor, actions, editorOpener }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const answerId = useId()
  const { task, output, author } = request
  const Icon = KIND_ICON[task.kind]
  const Chevron = isOpen ? ChevronUp : ChevronDown
  const facts = [KIND_NAME[task.kind], when, hasAuthor ? author?.name : undefined]
  return (
    <li className="grid grid-cols-1 gap-3 px-4 py-3">
      <div className="flex min-w-0 items-start gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-2 max-sm:hidden" />
        <div className="grid min-w-0 flex-1 grid-cols-1 gap-1.5">
          <p className="line-clamp-2 font-medium wrap-anywhere">{describeTask(task)}</p>
          <p className="text-label text-ink-3">{facts.filter(Boolean).join(' · ')}</p>
          <RowState request={request} />
        </div>
        <div className="-mr-2 flex shrink-0">
          {output ? (
            <IconButton
              label={isOpen ? copy.list.hide : copy.list.show}
              aria-expanded={isOpen}
              aria-controls={answerId}
              icon={<Chevron aria-hidden="true" className="size-5" />}
              onClick={() => setIsOpen(!isOpen)}
            />
          ) : null}
          {actions ? <RowMenu request={request} actions={actions} /> : null}
        </div>
      </div>
      <div id={answerId} hidden={!isOpen} className="rounded-control bg-header p-4">
        {output && isOpen ? (
          <AiOutputView
            output={output}
            isOffline={false}
            handlers={editorOpener?.handlersOf(request)}
            insertLabel={copy.openInEditor}
            isInserting={editorOpener?.isInserting}
          />
        ) : null}
      </div>
    </li>
  )
}
