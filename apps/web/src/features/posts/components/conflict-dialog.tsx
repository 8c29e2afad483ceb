import type { Post } from '@kadr/contract/posts'
import type { ComponentProps } from 'react'
import { ConflictDialog } from '../../../ui/conflict-dialog.tsx'
import { composerCopy } from '../composer-copy.ts'
import { type ComposerForm, toForm } from '../model/composer-form.ts'
import { describeForm } from '../model/describe-form.ts'

type Props = Omit<ComponentProps<typeof ConflictDialog>, 'texts' | 'theirs' | 'mine'> & {
  theirs: Post
  mine: ComposerForm
}
const { conflict: copy } = composerCopy

const Side = ({ form }: { form: ComposerForm }) => (
  <>
    <p className="line-clamp-6 whitespace-pre-wrap wrap-anywhere">{form.text || copy.noText}</p>
    <p className="text-caption text-ink-2">{describeForm(form)}</p>
  </>
)

/** Two people wrote at once. */
export default function PostConflict({ theirs, mine, ...choices }: Props) {
  return (
    <ConflictDialog
      texts={copy}
      theirs={<Side form={toForm(theirs)} />}
      mine={<Side form={mine} />}
      {...choices}
    />
  )
}
