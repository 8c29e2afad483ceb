import type { ConversationThread } from '@kadr/contract/audience/conversations'
import { formatNumber } from '@kadr/domain/base/plural'
import { clsx } from 'clsx'
import { Lock, SendHorizontal, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import type { AnswerHold } from './answer-hold.ts'
import { answerCopy } from './copy.ts'
import { EmojiButton } from './emoji-button.tsx'
import { PictureButton } from './picture-button.tsx'
import { SavedButton } from './saved-button.tsx'
import type { Composer as ComposerState } from './use-composer.ts'

type Props = {
  thread: ConversationThread
  composer: ComposerState
  hold: AnswerHold | undefined
}

const HoldNote = ({ hold }: { hold: AnswerHold }) => (
  <p role="status" className="rounded-control bg-scheduled-soft px-3 py-2 text-label">
    <span className="font-medium text-scheduled">
      {hold.kind === 'answered' ? answerCopy.second : answerCopy.writing(hold.name)}.
    </span>{' '}
    {hold.kind === 'answered' ? answerCopy.secondText : answerCopy.writingText}
  </p>
)

const Picture = ({ composer }: { composer: ComposerState }) => {
  const { picture, setPicture } = composer
  if (!picture) return null
  return (
    <div className="flex items-center gap-2 px-3 pt-2">
      <img
        src={picture.urls.thumbnail ?? picture.urls.original}
        alt={answerCopy.chosenPicture}
        className="h-14 rounded-chip bg-sunken"
      />
      <IconButton
        size="sm"
        label={answerCopy.removePicture}
        icon={<X aria-hidden="true" className="size-4" />}
        onClick={() => setPicture(undefined)}
      />
    </div>
  )
}

/** Who answers is in the empty field, too: where it is narrow, the count alone is left. */
const Counter = ({ thread, composer }: Pick<Props, 'thread' | 'composer'>) => {
  const { answersAs } = thread.abilities
  const { count } = composer
  if (!count) return <span className="truncate">{answersAs}</span>
  const isOver = count.left < 0
  return (
    <>
      <span className="truncate max-2xl:hidden">{answersAs},&nbsp;</span>
      <span className={clsx('truncate tabular-nums', isOver && 'font-medium text-failed')}>
        {answerCopy.count(formatNumber(count.count), formatNumber(count.max))}
        {isOver ? `, ${answerCopy.over(formatNumber(-count.left))}` : null}
      </span>
    </>
  )
}

/** What the network does with answers; the whole of it by a press. */
const AnswerNote = ({ note }: { note: string }) => {
  const [isWhole, setIsWhole] = useState(false)
  return (
    <button
      type="button"
      aria-expanded={isWhole}
      onClick={() => setIsWhole(!isWhole)}
      className={clsx(
        'relative cursor-pointer text-left text-caption text-ink-3 after:absolute after:-inset-2',
        !isWhole && 'line-clamp-1',
      )}
    >
      {note}
    </button>
  )
}

const PrivateToggle = ({ composer }: { composer: ComposerState }) => (
  <button
    type="button"
    aria-pressed={composer.isPrivate}
    title={answerCopy.privatelyHint}
    onClick={() => composer.setIsPrivate(!composer.isPrivate)}
    className={clsx(
      'relative inline-flex min-h-9 cursor-pointer items-center gap-1 rounded-chip px-2 text-caption font-medium after:absolute after:-inset-1',
      composer.isPrivate ? 'bg-accent-soft text-accent' : 'text-ink-2 hover:bg-sunken',
    )}
  >
    <Lock aria-hidden="true" className="size-4" />
    {answerCopy.privately}
  </button>
)

export const Composer = ({ thread, composer, hold }: Props) => {
  const { abilities, conversation } = thread
  const [isSavedOpen, setIsSavedOpen] = useState(false)
  const label = hold ? answerCopy.sendAnyway : answerCopy.send

  const pressKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') event.currentTarget.blur()
    if (event.key === '/' && composer.isEmpty) {
      event.preventDefault()
      setIsSavedOpen(true)
    }
    const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (!isSend) return
    event.preventDefault()
    // While somebody else answers, only the button that says so sends.
    if (!hold) composer.send()
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      {hold ? <HoldNote hold={hold} /> : null}
      <div className="rounded-card border border-line-strong bg-surface transition-colors focus-within:border-accent">
        <Picture composer={composer} />
        <textarea
          ref={composer.field}
          aria-label={answerCopy.label}
          placeholder={answerCopy.field(abilities.answersAs)}
          value={composer.text}
          rows={1}
          onChange={(event) => composer.change(event.target.value)}
          onKeyDown={pressKey}
          className="field-sizing-content block max-h-[30dvh] min-h-11 w-full resize-none bg-transparent px-3.5 pt-2.5 text-body outline-none placeholder:text-ink-3"
        />
        <div className="flex items-center gap-0 pr-1.5 pb-1.5 pl-1">
          <EmojiButton onChoose={composer.insert} />
          <SavedButton
            personName={conversation.person.name}
            draft={composer.text}
            isOpen={isSavedOpen}
            onOpenChange={setIsSavedOpen}
            onChoose={composer.insert}
          />
          <PictureButton refusal={abilities.noPictureReason} onChoose={composer.setPicture} />
          {abilities.privateReplyUntil ? <PrivateToggle composer={composer} /> : null}
          <span className="flex min-w-0 flex-1 px-2 text-caption text-ink-3">
            <Counter thread={thread} composer={composer} />
          </span>
          <Button
            variant={hold ? 'secondary' : 'primary'}
            disabled={!composer.canSend && !composer.isSending}
            isLoading={composer.isSending}
            className="max-lg:px-3!"
            onClick={composer.send}
          >
            <SendHorizontal aria-hidden="true" className="size-5 lg:hidden" />
            <span className={hold ? '' : 'max-lg:sr-only'}>{label}</span>
            {hold ? null : (
              <span aria-hidden="true" className="text-caption opacity-80 max-lg:hidden">
                Ctrl ↵
              </span>
            )}
          </Button>
        </div>
      </div>
      {abilities.note ? <AnswerNote note={abilities.note} /> : null}
    </div>
  )
}
