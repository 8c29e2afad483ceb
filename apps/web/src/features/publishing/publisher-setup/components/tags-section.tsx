import type { HashtagSet } from '@kadr/contract/publishing/publisher-setup'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { useDeleteHashtagSet } from '../api/publisher-setup.mutations.ts'
import { useHashtagSets } from '../api/publisher-setup.queries.ts'
import { copy } from '../copy.ts'
import { joinTags } from '../model/tag-set.ts'
import { Loaded } from './loaded.tsx'
import { SettingsCard } from './settings-card.tsx'
import { TagDialog } from './tag-dialog.tsx'

type RowProps = { set: HashtagSet; canEdit: boolean; onEdit: () => void; onRemove: () => void }

const SetRow = ({ set, canEdit, onEdit, onRemove }: RowProps) => (
  <li className="flex min-h-16 items-center gap-2 py-2">
    <div className="grid min-w-0 flex-1 gap-0.5">
      <h3 className="font-medium wrap-anywhere">
        {set.name}
        <span className="pl-2 text-label font-normal text-ink-3">
          {copy.tags.count(set.tags.length)}
        </span>
      </h3>
      <p className="truncate text-label text-ink-3">{joinTags(set.tags)}</p>
    </div>
    {canEdit ? (
      <>
        <IconButton
          label={copy.tags.editNamed(set.name)}
          icon={<Pencil aria-hidden="true" className="size-5 text-ink-2" />}
          onClick={onEdit}
        />
        <IconButton
          label={copy.tags.removeNamed(set.name)}
          icon={<Trash2 aria-hidden="true" className="size-5 text-ink-2" />}
          onClick={onRemove}
        />
      </>
    ) : null}
  </li>
)

type DeleteProps = { set: HashtagSet; onClose: () => void }

const DeleteSet = ({ set, onClose }: DeleteProps) => {
  const remove = useDeleteHashtagSet()
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.tags.removeTitle}
      text={copy.tags.removeText(set.name)}
      confirmLabel={copy.tags.remove}
      isDanger
      isPending={remove.isPending}
      onConfirm={() =>
        remove.mutate(set.id, {
          onSuccess: () => {
            notify.success(copy.tags.removed)
            onClose()
          },
          onError: (error) => notify.error(copy.tags.removeFailed, { text: failureText(error) }),
        })
      }
    />
  )
}

export const TagsSection = ({ canEdit }: { canEdit: boolean }) => {
  const query = useHashtagSets()
  const [edited, setEdited] = useState<HashtagSet | 'new'>()
  const [removed, setRemoved] = useState<HashtagSet>()
  const create = canEdit ? (
    <Button
      variant="soft"
      size="sm"
      icon={<Plus aria-hidden="true" className="size-4" />}
      onClick={() => setEdited('new')}
    >
      {copy.tags.create}
    </Button>
  ) : null
  return (
    <SettingsCard title={copy.tags.title} text={copy.tags.text} action={create}>
      <Loaded query={query} failed={copy.tags.failed}>
        {(sets) =>
          sets.length === 0 ? (
            <EmptyState
              drawing="search"
              title={copy.tags.emptyTitle}
              text={canEdit ? copy.tags.emptyText : undefined}
            />
          ) : (
            <ul className="divide-y divide-line">
              {sets.map((set) => (
                <SetRow
                  key={set.id}
                  set={set}
                  canEdit={canEdit}
                  onEdit={() => setEdited(set)}
                  onRemove={() => setRemoved(set)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {edited ? (
        <TagDialog
          set={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
      {removed ? <DeleteSet set={removed} onClose={() => setRemoved(undefined)} /> : null}
    </SettingsCard>
  )
}
