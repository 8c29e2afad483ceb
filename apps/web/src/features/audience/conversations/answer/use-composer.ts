import type { ConversationThread } from '@kadr/contract/audience/conversations'
import type { Resource } from '@kadr/contract/library/resources'
import { measureText } from '@kadr/domain/publishing/networks/count-text'
import { newId } from '@kadr/kit/new-id'
import { useRef, useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useAnswer } from '../api/conversations.mutations.ts'
import { answerCopy } from './copy.ts'
import { insertText } from './insert-text.ts'
import { useDraft } from './use-draft.ts'

/** One draft of an answer: its text, picture and way, and its sending. */
export const useComposer = ({
  thread,
  onSent,
}: {
  thread: ConversationThread
  onSent: () => void
}) => {
  const { id, conversation, abilities } = thread
  const draft = useDraft(thread)
  const [picture, setPicture] = useState<Resource>()
  const [isPrivate, setIsPrivate] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  // The same until it is sent: pressed twice, it is sent once.
  const key = useRef(newId())
  const sending = useAnswer()
  const rule = isPrivate ? abilities.privateMaximums : abilities.maximums
  const [count] = measureText({ text: draft.text.trim(), rule: { maximums: rule } })
  const isEmpty = draft.text.trim() === ''
  const canSend = !isEmpty && (count?.left ?? 0) >= 0 && !sending.isPending

  const insert = (piece: string) => {
    const { current } = field
    const start = current?.selectionStart ?? draft.text.length
    const end = current?.selectionEnd ?? start
    const next = insertText({ text: draft.text, piece, start, end })
    draft.change(next.text)
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(next.caret, next.caret)
    })
  }

  const replace = (text: string) => {
    draft.change(text)
    requestAnimationFrame(() => field.current?.focus())
  }

  const send = () => {
    if (!canSend) return
    sending.mutate(
      {
        id,
        key: key.current,
        version: conversation.version,
        text: draft.text.trim(),
        mediaId: picture?.id ?? null,
        itemId: null,
        isPrivate,
      },
      {
        onSuccess: () => {
          key.current = newId()
          draft.change('')
          setPicture(undefined)
          setIsPrivate(false)
          onSent()
        },
        onError: (error) => {
          key.current = newId()
          notify.error(answerCopy.failed, { text: failureText(error) })
        },
      },
    )
  }

  return {
    ...draft,
    field,
    picture,
    setPicture,
    isPrivate,
    setIsPrivate,
    count,
    isEmpty,
    canSend,
    isSending: sending.isPending,
    insert,
    replace,
    send,
  }
}
export type Composer = ReturnType<typeof useComposer>
