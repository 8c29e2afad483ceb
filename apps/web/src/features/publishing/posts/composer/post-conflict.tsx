import { type ConflictChoices, ConflictDialog } from '../../../../documents/conflict-dialog.tsx'
import { type ComposerForm, describeForm } from './composer-form.ts'
import { composerCopy } from './copy.ts'

type Props = ConflictChoices & { theirs: ComposerForm; mine: ComposerForm; onApart: () => void }
const { conflict: copy } = composerCopy

const Side = ({ form }: { form: ComposerForm }) => (
  <>
    <p className="line-clamp-6 whitespace-pre-wrap wrap-anywhere">{form.text || copy.noText}</p>
    <p className="text-caption text-ink-2">{describeForm(form)}</p>
  </>
)

export default function PostConflict({ theirs, mine, onApart, ...choices }: Props) {
  return (
    <ConflictDialog
      texts={copy}
      pairs={[{ theirs: <Side form={theirs} />, mine: <Side form={mine} /> }]}
      apart={{ label: copy.apart, onApart }}
      {...choices}
    />
  )
}
