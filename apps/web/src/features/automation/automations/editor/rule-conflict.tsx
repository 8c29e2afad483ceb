import { type ConflictChoices, ConflictDialog } from '../../../../documents/conflict-dialog.tsx'
import { editorCopy } from './copy.ts'
import { findDifferences } from './rule-differences.ts'
import type { RuleForm } from './rule-form.ts'

type Props = ConflictChoices & { theirs: RuleForm; mine: RuleForm }

const Value = ({ text }: { text: string }) => (
  <p className="line-clamp-6 wrap-anywhere whitespace-pre-line">{text}</p>
)

export default function RuleConflict({ theirs, mine, ...choices }: Props) {
  return (
    <ConflictDialog
      texts={editorCopy.conflict}
      pairs={findDifferences({ theirs, mine }).map((difference) => ({
        field: difference.field,
        theirs: <Value text={difference.theirs} />,
        mine: <Value text={difference.mine} />,
      }))}
      {...choices}
    />
  )
}
