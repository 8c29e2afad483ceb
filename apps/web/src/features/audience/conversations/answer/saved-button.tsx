import { fillVariant } from '@kadr/domain/audience/rule-limits'
import { Link } from '@tanstack/react-router'
import { BookMarked } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { SearchInput } from '../../../../ui/forms/search-input.tsx'
import { useSaveAnswer, useSavedAnswers } from '../api/saved-answers.api.ts'
import { answerCopy } from './copy.ts'
import { Popover } from './popover.tsx'
import { findSaved, titleOf } from './saved-answers.ts'

type Props = {
  personName: string | null
  draft: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onChoose: (text: string) => void
}

const List = ({ personName, draft, onOpenChange, onChoose }: Omit<Props, 'isOpen'>) => {
  const [search, setSearch] = useState('')
  const { data: saved = [] } = useSavedAnswers()
  const saving = useSaveAnswer()
  const found = findSaved(saved, search)
  const keep = () =>
    saving.mutate(
      { id: undefined, title: titleOf(draft), text: draft.trim() },
      {
        onSuccess: () => {
          notify.success(answerCopy.savedKept)
          onOpenChange(false)
        },
        onError: (error) => notify.error(answerCopy.failed, { text: failureText(error) }),
      },
    )
  return (
    <div className="grid grid-cols-1 gap-1">
      {saved.length > 0 ? (
        <SearchInput
          label={answerCopy.savedSearch}
          placeholder={answerCopy.savedSearch}
          value={search}
          onValueChange={setSearch}
        />
      ) : (
        <p className="px-2 py-1 text-label text-ink-2">{answerCopy.savedEmpty}</p>
      )}
      <ul className="grid max-h-64 grid-cols-1 overflow-y-auto">
        {found.map(({ id, title, text }) => (
          <li key={id}>
            <button
              type="button"
              className="grid w-full cursor-pointer gap-0.5 rounded-chip px-2 py-2 text-left text-label hover:bg-sunken"
              onClick={() => {
                onOpenChange(false)
                onChoose(fillVariant(text, personName))
              }}
            >
              <span className="font-medium">{title}</span>
              <span className="line-clamp-2 text-caption text-ink-3">{text}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2">
        <Link
          to="/inbox/$"
          params={{ _splat: 'answers' }}
          className="px-2 py-2 text-label text-accent"
        >
          {answerCopy.savedManage}
        </Link>
        {draft.trim() ? (
          <Button variant="soft" size="sm" isLoading={saving.isPending} onClick={keep}>
            {answerCopy.savedKeep}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

export const SavedButton = ({ isOpen, onOpenChange, ...props }: Props) => (
  <Popover
    label={answerCopy.savedTitle}
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    trigger={
      <IconButton
        label={answerCopy.saved}
        icon={<BookMarked aria-hidden="true" className="size-5" />}
      />
    }
  >
    <List {...props} onOpenChange={onOpenChange} />
  </Popover>
)
