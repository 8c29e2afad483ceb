import { type ConflictChoices, ConflictDialog } from '../../../../documents/conflict-dialog.tsx'
import { copy } from '../copy.ts'
import { findDifferences } from '../model/differences.ts'
import type { ProductForm } from '../model/product-form.ts'

type Props = ConflictChoices & { theirs: ProductForm; mine: ProductForm }

const Value = ({ text }: { text: string }) => <p className="line-clamp-6 wrap-anywhere">{text}</p>

export default function ProductConflict({ theirs, mine, ...choices }: Props) {
  return (
    <ConflictDialog
      texts={copy.conflict}
      pairs={findDifferences({ theirs, mine }).map((difference) => ({
        field: difference.field,
        theirs: <Value text={difference.theirs} />,
        mine: <Value text={difference.mine} />,
      }))}
      {...choices}
    />
  )
}
