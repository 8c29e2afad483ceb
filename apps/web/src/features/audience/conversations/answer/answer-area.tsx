import { answerConversation, type ConversationThread } from '@kadr/contract/audience/conversations'
import { Link } from '@tanstack/react-router'
import { Check, Clapperboard, Sparkles, UserPlus } from 'lucide-react'
import { type RefObject, useEffect, useImperativeHandle, useState } from 'react'
import { usePresence } from '../../../../documents/use-presence.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useSuggestAnswers } from '../api/conversations.mutations.ts'
import { questionOf } from '../person/question-of.ts'
import { actionsCopy } from '../thread/actions-copy.ts'
import { OthersHere } from '../thread/others-here.tsx'
import { findHold } from './answer-hold.ts'
import { Composer } from './composer.tsx'
import { answerCopy } from './copy.ts'
import { KeyHints } from './key-hints.tsx'
import { type Suggested, Suggestions } from './suggestions.tsx'
import { type Composer as ComposerState, useComposer } from './use-composer.ts'

export type AnswerArea = {
  focus: () => void
  suggest: () => void
  /** Puts the text of an answer that was taken back into the field. */
  restore: (text: string) => void
}

type Props = {
  thread: ConversationThread
  ref: RefObject<AnswerArea | null>
  onAssign: () => void
  onResolve: () => void
}

const useSuggested = (id: string) => {
  const asking = useSuggestAnswers()
  const [isShown, setIsShown] = useState(false)
  const [suggested, setSuggested] = useState<Suggested>()
  const ask = () => {
    setIsShown(true)
    setSuggested(undefined)
    asking.mutate(id, {
      onSuccess: setSuggested,
      onError: (error) => {
        setIsShown(false)
        notify.error(answerCopy.suggestFailed, { text: failureText(error) })
      },
    })
  }
  return { isShown, suggested, ask, close: () => setIsShown(false), isAsking: asking.isPending }
}

/** A digit takes one of the three while nothing is typed. */
const useDigits = (suggested: Suggested | undefined, composer: ComposerState) => {
  useEffect(() => {
    if (!suggested) return
    const listen = (event: KeyboardEvent) => {
      const isField = event.target === composer.field.current
      const isTyping =
        event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping && !(isField && composer.isEmpty)) return
      const answer = suggested.answers[Number(event.key) - 1]
      if (!answer) return
      event.preventDefault()
      composer.replace(answer.text)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [suggested, composer])
}

export const AnswerAreaView = ({ thread, ref, onAssign, onResolve }: Props) => {
  const { id, abilities } = thread
  const canAnswer = useCan(answerConversation.action)
  const suggestion = useSuggested(id)
  const composer = useComposer({ thread, onSent: suggestion.close })
  const others = usePresence({ kind: 'conversation', id, isWriting: !composer.isEmpty })
  const hold = composer.isEmpty
    ? undefined
    : findHold({ thread, seenOurs: composer.seenOurs, others })
  useDigits(suggestion.isShown ? suggestion.suggested : undefined, composer)
  useImperativeHandle(ref, () => ({
    focus: () => composer.field.current?.focus(),
    suggest: suggestion.ask,
    restore: (text) => {
      if (composer.isEmpty) composer.replace(text)
      else composer.replace(`${text}\n\n${composer.text}`)
    },
  }))
  if (!canAnswer) {
    return (
      <div className="grid gap-2">
        <OthersHere others={others} />
        <p className="text-label text-ink-3">{answerCopy.readOnly}</p>
      </div>
    )
  }
  if (abilities.refusal !== null) {
    return (
      <div className="grid gap-2">
        <OthersHere others={others} />
        <Banner tone="warning" title={abilities.refusal} />
      </div>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-2.5">
      <OthersHere others={others} />
      {suggestion.isShown ? (
        <Suggestions
          suggested={suggestion.suggested}
          chosen={composer.text}
          onChoose={composer.replace}
          onAgain={suggestion.ask}
          onClose={suggestion.close}
        />
      ) : null}
      <Composer thread={thread} composer={composer} hold={hold} />
      <div className="flex gap-2 max-lg:[&>*]:flex-auto max-sm:[&>*]:px-2">
        {suggestion.isShown ? null : (
          <Button
            variant="soft"
            size="sm"
            title={answerCopy.cost}
            icon={<Sparkles aria-hidden="true" className="size-4" />}
            onClick={suggestion.ask}
          >
            {answerCopy.suggest}
          </Button>
        )}
        <LinkButton asChild variant="secondary" size="sm" className="max-lg:hidden xl:hidden">
          <Link to="/reels/questions" search={{ sentence: questionOf(thread) }}>
            <Clapperboard aria-hidden="true" className="size-4" />
            {answerCopy.reel}
          </Link>
        </LinkButton>
        <Button
          variant="secondary"
          size="sm"
          className="lg:hidden"
          icon={<UserPlus aria-hidden="true" className="size-4" />}
          onClick={onAssign}
        >
          {actionsCopy.assign}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          className="lg:hidden"
          icon={<Check aria-hidden="true" className="size-4" />}
          onClick={onResolve}
        >
          {actionsCopy.resolve}
        </Button>
      </div>
      <KeyHints />
    </div>
  )
}
