import type { Post } from '@kadr/contract/publishing/posts'
import { postTitle } from '@kadr/domain/publishing/posts/post-title'
import { useState } from 'react'
import { ShareLink } from '../../../../messenger/share-link.tsx'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { LinkFormDialog } from '../../../../ui/overlays/link-form-dialog.tsx'
import { useCreateReviewLink } from '../../../team/team/api/team.mutations.ts'
import { copy as listCopy } from '../copy.ts'
import { actionsCopy } from './copy.ts'

const { shareDialog: copy } = actionsCopy
const TITLE_MAX = 80

/** A link for guests to one post. */
export default function ShareDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const [title, setTitle] = useState(() =>
    (postTitle(post.text) || listCopy.untitled).slice(0, TITLE_MAX),
  )
  const [days, setDays] = useState('14')
  const create = useCreateReviewLink()
  const send = () =>
    create.mutate({ title, days: Number(days), scope: { kind: 'post', postId: post.id } })
  return (
    <LinkFormDialog
      title={copy.title}
      description={copy.text}
      submitLabel={copy.make}
      isSending={create.isPending}
      made={
        create.data && {
          title: copy.ready,
          url: create.data.url,
          text: copy.readyText,
          action: <ShareLink isFullWidth text={title} url={create.data.url} />,
        }
      }
      onSubmit={send}
      onClose={onClose}
    >
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
    </LinkFormDialog>
  )
}
