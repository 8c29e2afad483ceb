import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { Loaded } from './loaded.tsx'
import { SettingsCard } from './settings-card.tsx'

type Entry = { id: string; name: string }

type Words = {
  title: string
  text: string
  failed: string
  emptyTitle: string
  emptyText: string
  create: string
  editNamed: (name: string) => string
  remove: string
  removeNamed: (name: string) => string
  removeTitle: string
  removeText: (name: string) => string
  removed: string
  removeFailed: string
}

type Removal = UseMutationResult<unknown, Error, string>

type Props<One extends Entry> = {
  words: Words
  query: UseQueryResult<One[]>
  canEdit: boolean
  removal: Removal
  name: (entry: One) => ReactNode
  detail?: (entry: One) => string
  /** Undefined: a new one. */
  dialog: (entry: One | undefined, onClose: () => void) => ReactNode
}

type RowProps<One> = {
  entry: One
  onEdit: () => void
  onRemove: () => void
}

const Row = <One extends Entry>({
  entry,
  words,
  canEdit,
  name,
  detail,
  onEdit,
  onRemove,
}: RowProps<One> & Pick<Props<One>, 'words' | 'canEdit' | 'name' | 'detail'>) => (
  <li className="flex min-h-14 items-center gap-2 py-2">
    <div className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
      <h3 className="font-medium wrap-anywhere">{name(entry)}</h3>
      {detail ? <p className="truncate text-label text-ink-3">{detail(entry)}</p> : null}
    </div>
    {canEdit ? (
      <>
        <IconButton
          label={words.editNamed(entry.name)}
          icon={<Pencil aria-hidden="true" className="size-5 text-ink-2" />}
          onClick={onEdit}
        />
        <IconButton
          label={words.removeNamed(entry.name)}
          icon={<Trash2 aria-hidden="true" className="size-5 text-ink-2" />}
          onClick={onRemove}
        />
      </>
    ) : null}
  </li>
)

type RemoveProps = { entry: Entry; words: Words; removal: Removal; onClose: () => void }

const RemoveDialog = ({ entry, words, removal, onClose }: RemoveProps) => (
  <ConfirmDialog
    open
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title={words.removeTitle}
    text={words.removeText(entry.name)}
    confirmLabel={words.remove}
    isDanger
    isPending={removal.isPending}
    onConfirm={() =>
      removal.mutate(entry.id, {
        onSuccess: () => {
          notify.success(words.removed)
          onClose()
        },
        onError: (error) => notify.error(words.removeFailed, { text: failureText(error) }),
      })
    }
  />
)

/** Named things of the workspace: a list, a dialog to edit one, a question before deleting. */
export const EntriesSection = <One extends Entry>(props: Props<One>) => {
  const { words, query, canEdit, removal, dialog } = props
  const [edited, setEdited] = useState<One | 'new'>()
  const [removed, setRemoved] = useState<One>()
  const create = canEdit ? (
    <Button
      variant="soft"
      size="sm"
      icon={<Plus aria-hidden="true" className="size-4" />}
      onClick={() => setEdited('new')}
    >
      {words.create}
    </Button>
  ) : null
  return (
    <SettingsCard title={words.title} text={words.text} action={create}>
      <Loaded query={query} failed={words.failed}>
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState
              drawing="search"
              title={words.emptyTitle}
              text={canEdit ? words.emptyText : undefined}
            />
          ) : (
            <ul className="divide-y divide-line">
              {entries.map((entry) => (
                <Row
                  {...props}
                  key={entry.id}
                  entry={entry}
                  onEdit={() => setEdited(entry)}
                  onRemove={() => setRemoved(entry)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {edited ? dialog(edited === 'new' ? undefined : edited, () => setEdited(undefined)) : null}
      {removed ? (
        <RemoveDialog
          entry={removed}
          words={words}
          removal={removal}
          onClose={() => setRemoved(undefined)}
        />
      ) : null}
    </SettingsCard>
  )
}
