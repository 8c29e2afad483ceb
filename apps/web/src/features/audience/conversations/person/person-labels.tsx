import { type ConversationThread, putPersonNote } from '@kadr/contract/audience/conversations'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { usePutPersonNote } from '../api/conversations.mutations.ts'
import { copy } from '../copy.ts'
import { LabelDialog } from '../thread/label-dialog.tsx'
import { personCopy } from './copy.ts'

/** Of the person, in all their threads. */
export const PersonLabels = ({ thread }: { thread: ConversationThread }) => {
  const [isOpen, setIsOpen] = useState(false)
  const canWrite = useCan(putPersonNote.action)
  const putting = usePutPersonNote()
  const { labels, note } = thread.person
  const toggle = (label: string, isOn: boolean) => {
    const others = labels.filter((known) => known !== label)
    putting.mutate(
      { id: thread.id, text: note?.text ?? '', labels: isOn ? [...others, label] : others },
      { onError: (error) => notify.error(copy.failed, { text: failureText(error) }) },
    )
  }
  return (
    <>
      <ul aria-label={personCopy.labels} className="flex flex-wrap gap-1.5 empty:hidden">
        {labels.map((label) => (
          <li
            key={label}
            className="max-w-full truncate rounded-chip bg-sunken px-2 py-0.5 text-caption font-medium text-ink-2"
          >
            {label}
          </li>
        ))}
        {canWrite ? (
          <li>
            <button
              type="button"
              aria-label={personCopy.labels}
              onClick={() => setIsOpen(true)}
              className="relative inline-flex h-5 min-w-7 cursor-pointer items-center justify-center rounded-chip border border-dashed border-line-strong text-ink-2 after:absolute after:-inset-3 hover:border-ink-2"
            >
              <Plus aria-hidden="true" className="size-3" />
            </button>
          </li>
        ) : null}
      </ul>
      {isOpen ? (
        <LabelDialog chosen={labels} onToggle={toggle} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  )
}
