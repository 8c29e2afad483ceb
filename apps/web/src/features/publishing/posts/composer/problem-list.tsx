import type { PostProblem, ProblemFix } from '@kadr/contract/publishing/post-checks'
import { clsx } from 'clsx'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { FIX_NAME } from './copy.ts'
import type { TargetCheck } from './target-check.ts'

type Props = {
  check: TargetCheck
  onFix: (input: { problem: PostProblem; fix: ProblemFix }) => void
}

/** `media.2` of the problem → the alt-text field of that picture. */
const altFieldOf = ({ check, problem }: { check: TargetCheck; problem: PostProblem }) => {
  const [, index] = problem.field.split('.')
  const file = check.media[Number(index)] ?? check.media.find(({ altText }) => altText === '')
  return file && document.getElementById(`alt-${file.id}`)
}

export const ProblemList = ({ check, onFix }: Props) => {
  if (check.problems.length === 0) return null
  const run = (problem: PostProblem, fix: ProblemFix) => {
    if (fix === 'add_alt_text') altFieldOf({ check, problem })?.focus()
    else onFix({ problem, fix })
  }
  return (
    <ul className="grid grid-cols-1 gap-2">
      {check.problems.map((problem) => {
        const isError = problem.level === 'error'
        const Icon = isError ? CircleAlert : TriangleAlert
        return (
          <li
            key={`${problem.code} ${problem.field}`}
            className={clsx(
              'grid grid-cols-1 gap-2 rounded-control p-3 text-label',
              isError ? 'bg-failed-soft' : 'bg-scheduled-soft',
            )}
          >
            <p className="flex gap-2">
              <Icon
                aria-hidden="true"
                className={clsx(
                  'mt-0.5 size-4 shrink-0',
                  isError ? 'text-failed' : 'text-scheduled',
                )}
              />
              <span className="wrap-anywhere">{problem.message}</span>
            </p>
            {problem.fixes.length > 0 ? (
              <div className="flex flex-wrap gap-2 pl-6">
                {problem.fixes.map((fix) => (
                  <Button key={fix} variant="secondary" size="sm" onClick={() => run(problem, fix)}>
                    {FIX_NAME[fix]}
                  </Button>
                ))}
              </div>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
