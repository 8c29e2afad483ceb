import type { Rubric } from '@kadr/contract/publishing/rubrics'
import { clsx } from 'clsx'
import { RUBRIC_LOOK } from './rubric-colors.ts'
import { useFindRubric } from './use-rubrics.ts'

export const RubricDot = ({
  color,
  className,
}: {
  color: Rubric['color']
  className?: string | undefined
}) => (
  <span
    aria-hidden="true"
    className={clsx('size-2.5 shrink-0 rounded-full', RUBRIC_LOOK[color].fill, className)}
  />
)

export const RubricName = ({ rubric }: { rubric: Rubric }) => (
  <span className="inline-flex max-w-full min-w-0 items-center gap-1.5 text-caption text-ink-2">
    <RubricDot color={rubric.color} />
    <span className="truncate">{rubric.name}</span>
  </span>
)

/** Nothing for what has no rubric. */
export const RubricMark = ({ id }: { id: string | null | undefined }) => {
  const rubric = useFindRubric()(id)
  return rubric ? <RubricName rubric={rubric} /> : null
}
