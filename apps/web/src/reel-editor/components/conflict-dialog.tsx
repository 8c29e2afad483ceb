import type { Reel } from '@kadr/contract/reels'
import type { ComponentProps } from 'react'
import { ConflictDialog } from '../../ui/conflict-dialog.tsx'
import { editorCopy } from '../copy.ts'
import { describeDraft } from '../document/describe-draft.ts'
import type { ReelDraft } from '../document/reel-draft.ts'

type Props = Omit<ComponentProps<typeof ConflictDialog>, 'texts' | 'theirs' | 'mine'> & {
  theirs: Reel
  mine: ReelDraft
}

const Side = ({ draft }: { draft: ReelDraft }) => (
  <>
    <p className="font-medium wrap-anywhere">{draft.title}</p>
    <p className="line-clamp-6 whitespace-pre-wrap wrap-anywhere">{describeDraft(draft)}</p>
  </>
)

/** Two windows changed one reel. */
export default function ReelConflict({ theirs, mine, ...choices }: Props) {
  return (
    <ConflictDialog
      texts={editorCopy.conflict}
      theirs={<Side draft={theirs} />}
      mine={<Side draft={mine} />}
      {...choices}
    />
  )
}
