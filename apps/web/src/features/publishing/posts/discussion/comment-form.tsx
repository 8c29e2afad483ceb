import type { Resource } from '@kadr/contract/library/resources'
import { MAX_COMMENT_PICTURES } from '@kadr/contract/team/post-comments'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { ResourcePicker } from '../../../../media/picker/resource-picker.tsx'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useUserStorage } from '../../../../platform/api/services.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { useAddComment } from '../api/discussion.mutations.ts'
import { useTeamNames } from '../api/discussion.queries.ts'
import { ChosenPictures } from './comment-pictures.tsx'
import { discussionCopy as copy } from './copy.ts'
import { findMentions } from './find-mentions.ts'
import { MentionTextarea } from './mention-textarea.tsx'

type Props = { postId: string; parentId: string | null; onDone?: () => void }

const KINDS = ['image'] as const

export const CommentForm = ({ postId, parentId, onDone }: Props) => {
  const drafts = useUserStorage({ isOfTab: true })
  const draftKey = `comment.${postId}.${parentId ?? 'new'}`
  const [text, setText] = useState(() => drafts.read(draftKey) ?? '')
  const [pictures, setPictures] = useState<Resource[]>([])
  const [isChoosing, setIsChoosing] = useState(false)
  const [isForGuests, setIsForGuests] = useState(false)
  const { data: team } = useTeamNames()
  const add = useAddComment()
  /** The dialog may close, or another workspace be opened, in the middle of a sentence. */
  const change = (next: string) => {
    setText(next)
    drafts.write(draftKey, next)
  }
  const send = () => {
    if (add.isPending) return
    const mentions = findMentions(text, team?.members ?? [])
    const mediaIds = pictures.map(({ id }) => id)
    add.mutate(
      { id: postId, text, parentId, mentions, mediaIds, isForGuests },
      {
        onSuccess: () => {
          setText('')
          drafts.remove(draftKey)
          setPictures([])
          onDone?.()
        },
      },
    )
  }
  const addPictures = (chosen: readonly Resource[]) =>
    setPictures((before) =>
      [...new Map([...before, ...chosen].map((one) => [one.id, one])).values()].slice(
        0,
        MAX_COMMENT_PICTURES,
      ),
    )
  return (
    <div className="grid grid-cols-1 gap-2">
      <Field
        label={parentId === null ? copy.add : copy.answer}
        hint={copy.mentionHint}
        error={add.isError ? failureText(add.error) : undefined}
      >
        <MentionTextarea text={text} onText={change} onSubmit={send} />
      </Field>
      <ChosenPictures
        pictures={pictures}
        onRemove={(id) => setPictures(pictures.filter((one) => one.id !== id))}
      />
      <Checkbox
        label={copy.forGuests}
        hint={copy.forGuestsHint}
        checked={isForGuests}
        onChange={({ target }) => setIsForGuests(target.checked)}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" isLoading={add.isPending} onClick={send}>
          {copy.send}
        </Button>
        {pictures.length < MAX_COMMENT_PICTURES ? (
          <Button
            size="sm"
            variant="secondary"
            icon={<ImagePlus aria-hidden="true" className="size-4" />}
            onClick={() => setIsChoosing(true)}
          >
            {copy.addPicture}
          </Button>
        ) : null}
        {onDone ? (
          <Button size="sm" variant="ghost" onClick={onDone}>
            {copy.cancel}
          </Button>
        ) : null}
      </div>
      <ResourcePicker
        open={isChoosing}
        onOpenChange={setIsChoosing}
        kinds={KINDS}
        max={MAX_COMMENT_PICTURES - pictures.length}
        onChoose={addPictures}
      />
    </div>
  )
}
