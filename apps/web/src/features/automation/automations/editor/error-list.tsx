import { OctagonAlert } from 'lucide-react'
import { editorCopy } from './copy.ts'
import { listErrors, type RuleErrors, type RuleField } from './rule-errors.ts'

type Props = { errors: RuleErrors; onFollow: (field: RuleField) => void }

const { fields } = editorCopy

/** Names of fields as the screen has them. */
const nameOf = (field: RuleField): string => {
  if (field === 'topics') return editorCopy.topicsShort
  const name = Object.entries(fields).find(([key]) => key === field)?.[1]
  return typeof name === 'string' ? name : field
}

/** All mistakes at once; each leads to its field. */
export const ErrorList = ({ errors, onFollow }: Props) => {
  const list = listErrors(errors)
  if (list.length === 0) return null
  return (
    <div role="alert" className="flex gap-3 rounded-card bg-failed-soft p-4">
      <OctagonAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-failed" />
      <div className="grid min-w-0 gap-1">
        <p className="font-medium">{editorCopy.mistakes}</p>
        <ul className="grid gap-0.5 text-label">
          {list.map(({ field, message }) => (
            <li key={field}>
              <button
                type="button"
                onClick={() => onFollow(field)}
                className="min-h-6 cursor-pointer text-left underline decoration-failed underline-offset-4"
              >
                {nameOf(field)}: {message}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
