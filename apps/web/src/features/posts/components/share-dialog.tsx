import type { Post } from '@kadr/contract/posts'
import { postTitle } from '@kadr/domain/posts/post-title'
import { type FormEvent, useId, useState } from 'react'
import { failureText } from '../../../platform/failure-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { LinkToCopy } from '../../../ui/link-to-copy.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useCreateReviewLink } from '../../workspaces/api/team.mutations.ts'
import { actionsCopy } from '../actions-copy.ts'
import { copy as listCopy } from '../copy.ts'

const { shareDialog: copy } = actionsCopy
const TITLE_MAX = 80

/** A link for guests to one post. */
export default function ShareDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const formId = useId()
  const [title, setTitle] = useState(() =>
    (postTitle(post.text) || listCopy.untitled).slice(0, TITLE_MAX),
  )
  const [days, setDays] = useState('14')
  const create = useCreateReviewLink()
  const send = (event: FormEvent) => {
    event.preventDefault()
    create.mutate({ title, days: Number(days), scope: { kind: 'post', postId: post.id } })
  }
  const url = create.data?.url
  return (
    <Dialog
      open
      title={url ? copy.ready : copy.title}
      description={copy.text}
      onOpenChange={onClose}
      footer={
        url ? (
          <DialogClose>
            <Button variant="secondary">{copy.done}</Button>
          </DialogClose>
        ) : (
          <Button type="submit" form={formId} isLoading={create.isPending}>
            {copy.make}
          </Button>
        )
      }
    >
      {url ? (
        <LinkToCopy url={url} text={copy.readyText} />
      ) : (
        <form id={formId} noValidate className="grid grid-cols-1 gap-4" onSubmit={send}>
          <Field
            label={copy.name}
            hint={copy.nameHint}
            error={create.isError ? failureText(create.error) : undefined}
            isRequired
          >
            <TextInput
              maxLength={TITLE_MAX}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
          </Field>
          <Field label={copy.days}>
            <Select
              options={copy.dayChoices}
              value={days}
              onChange={({ target }) => setDays(target.value)}
            />
          </Field>
        </form>
      )}
    </Dialog>
  )
}
