import { clsx } from 'clsx'
import { Select } from '../ui/forms/select.tsx'
import { RubricDot } from './rubric-mark.tsx'
import { useFindRubric, useRubrics } from './use-rubrics.ts'

type Props = {
  id: string | null | undefined
  /** What no choice means: «Без рубрики», «Любая рубрика». */
  none: string
  label?: string
  className?: string
  onChange: (id: string | null) => void
}

/** With the colour of the chosen one. */
export const RubricSelect = ({ id, none, label, className, onChange }: Props) => {
  const rubrics = useRubrics()
  const chosen = useFindRubric()(id)
  return (
    <span className={clsx('relative block', className)}>
      <Select
        aria-label={label}
        placeholder={none}
        className={chosen && 'pl-8'}
        options={rubrics.map(({ id: value, name }) => ({ value, label: name }))}
        value={chosen?.id ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
      />
      {chosen ? (
        <RubricDot
          color={chosen.color}
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2"
        />
      ) : null}
    </span>
  )
}
