import { createSavedAnswer, type SavedAnswer } from '@kadr/contract/audience/saved-answers'
import { MoreHorizontal, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { EmptyList } from '../../../../ui/feedback/empty-list.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { List, ListRow } from '../../../../ui/layout/list-row.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { Menu, MenuItem } from '../../../../ui/overlays/menu.tsx'
import { useDeleteSavedAnswer, useSavedAnswers } from '../api/saved-answers.api.ts'
import { copy } from '../copy.ts'
import { SubPage } from '../list/sub-page.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import { savedCopy } from './copy.ts'

type Asked =
  | { kind: 'edit'; answer: SavedAnswer | undefined }
  | { kind: 'delete'; answer: SavedAnswer }

const RowMenu = ({ answer, onAsk }: { answer: SavedAnswer; onAsk: (asked: Asked) => void }) => (
  <Menu
    trigger={
      <IconButton
        label={savedCopy.menu(answer.title)}
        icon={<MoreHorizontal aria-hidden="true" className="size-5" />}
      />
    }
  >
    <MenuItem
      icon={<Pencil aria-hidden="true" className="size-5 text-ink-2" />}
      onSelect={() => onAsk({ kind: 'edit', answer })}
    >
      {savedCopy.editOne}
    </MenuItem>
    <MenuItem
      isDanger
      icon={<Trash2 aria-hidden="true" className="size-5" />}
      onSelect={() => onAsk({ kind: 'delete', answer })}
    >
      {copy.delete}
    </MenuItem>
  </Menu>
)

const Loading = () => (
  <SkeletonGroup label={savedCopy.loading} className="grid gap-2">
    <Skeleton className="h-16 rounded-card" />
    <Skeleton className="h-16 rounded-card" />
  </SkeletonGroup>
)

export default function AnswersPage() {
  const query = useSavedAnswers()
  const [asked, setAsked] = useState<Asked>()
  const canWrite = useCan(createSavedAnswer.action)
  const deleting = useDeleteSavedAnswer()
  const close = () => setAsked(undefined)
  const add = canWrite ? (
    <Button
      icon={<Plus aria-hidden="true" className="size-5" />}
      onClick={() => setAsked({ kind: 'edit', answer: undefined })}
    >
      {savedCopy.add}
    </Button>
  ) : null
  const remove = ({ id }: SavedAnswer) =>
    deleting.mutate(id, {
      onSuccess: () => {
        notify.success(savedCopy.deleted)
        close()
      },
      onError: (error) => notify.error(copy.failed, { text: failureText(error) }),
    })
  return (
    <SubPage title={savedCopy.title} actions={add}>
      <p className="text-label text-ink-2">{savedCopy.intro}</p>
      <QueryFrame
        query={query}
        data={query.data}
        loading={<Loading />}
        failed={{ title: savedCopy.failed, text: failureText(query.error) }}
        empty={<EmptyList title={savedCopy.none} text={savedCopy.noneText} />}
      >
        {(answers) => (
          <Card padding="none">
            <List label={savedCopy.title}>
              {answers.map((answer) => (
                <ListRow
                  key={answer.id}
                  title={answer.title}
                  subtitle={<span className="line-clamp-3 whitespace-pre-line">{answer.text}</span>}
                  trailing={canWrite ? <RowMenu answer={answer} onAsk={setAsked} /> : null}
                />
              ))}
            </List>
          </Card>
        )}
      </QueryFrame>
      {asked?.kind === 'edit' ? <AnswerDialog answer={asked.answer} onClose={close} /> : null}
      {asked?.kind === 'delete' ? (
        <ConfirmDialog
          open
          isDanger
          title={savedCopy.deleteTitle(asked.answer.title)}
          text={savedCopy.deleteText}
          confirmLabel={copy.delete}
          isPending={deleting.isPending}
          onOpenChange={(isOpen) => !isOpen && close()}
          onConfirm={() => remove(asked.answer)}
        />
      ) : null}
    </SubPage>
  )
}
