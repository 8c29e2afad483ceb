import { Link } from '@tanstack/react-router'
import { RubricSelect } from '../../../../rubrics/rubric-select.tsx'
import { useRubrics } from '../../../../rubrics/use-rubrics.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import { composerCopy } from './copy.ts'

type Props = { id: string | null | undefined; onChange: (id: string | null) => void }
const { rubric: copy } = composerCopy

/** A workspace without rubrics is told where they are made. */
export const RubricField = ({ id, onChange }: Props) => {
  const hasRubrics = useRubrics().length > 0
  return (
    <Field
      label={copy.label}
      hint={hasRubrics ? undefined : <Link to="/posts/settings">{copy.make}</Link>}
    >
      <RubricSelect id={id} none={copy.none} onChange={onChange} />
    </Field>
  )
}
