import { type ConflictChoices, ConflictDialog } from '../../documents/conflict-dialog.tsx'
import { editorCopy } from '../copy.ts'
import { describeDraft } from '../document/describe-draft.ts'
import type { ReelDraft } from '../document/reel-draft.ts'

type Props = ConflictChoices & { theirs: ReelDraft; mine: ReelDraft; onApart: () => void }

const { conflict: copy } = editorCopy

const Side = ({ draft }: { draft: ReelDraft }) => (
  <>
    <p className="font-medium wrap-anywhere">{draft.title}</p>
    <p className="line-clamp-6 whitespace-pre-wrap wrap-anywhere">{describeDraft(draft)}</p>
  </>
)

export default function ReelConflict({ theirs, mine, onApart, ...choices }: Props) {
  return (
    <ConflictDialog
      texts={copy}
      pairs={[{ theirs: <Side draft={theirs} />, mine: <Side draft={mine} /> }]}
      apart={{ label: copy.apart, onApart }}
      {...choices}
    />
  )
}
