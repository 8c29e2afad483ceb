import type { suggestAnswers } from '@kadr/contract/audience/conversations'
import type { RouteData } from '@kadr/contract/base/route'
import { clsx } from 'clsx'
import { RefreshCw, Sparkles, Store, X } from 'lucide-react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { answerCopy } from './copy.ts'
import { Key } from './key-hints.tsx'

export type Suggested = RouteData<typeof suggestAnswers>

type Props = {
  /** Undefined while they are written. */
  suggested: Suggested | undefined
  chosen: string
  onChoose: (text: string) => void
  onAgain: () => void
  onClose: () => void
}

const CARDS = [1, 2, 3]

const Facts = ({ facts }: { facts: readonly string[] }) => (
  <span className="flex items-start gap-1.5 text-caption text-ink-3">
    <Store aria-hidden="true" className="mt-0.5 size-3 shrink-0" />
    <span className="line-clamp-1 wrap-anywhere">
      {facts.length > 0 ? answerCopy.facts(facts.join(', ')) : answerCopy.noFacts}
    </span>
  </span>
)

/** Each with the facts it repeats. A tap puts one into the field: nothing is sent by it. */
export const Suggestions = ({ suggested, chosen, onChoose, onAgain, onClose }: Props) => (
  <section aria-label={answerCopy.suggestTitle} className="grid grid-cols-1 gap-2">
    <div className="flex items-center gap-2 text-label">
      <Sparkles aria-hidden="true" className="size-4 shrink-0 text-accent" />
      <h3 className="min-w-0 flex-1 truncate font-semibold">{answerCopy.suggestTitle}</h3>
      {suggested ? (
        <Button
          variant="text"
          size="sm"
          icon={<RefreshCw aria-hidden="true" className="size-4" />}
          onClick={onAgain}
        >
          {answerCopy.others}
        </Button>
      ) : null}
      <IconButton
        size="sm"
        label={answerCopy.hide}
        icon={<X aria-hidden="true" className="size-4" />}
        onClick={onClose}
      />
    </div>
    {suggested ? (
      <ol className="flex max-h-[38dvh] gap-2 overflow-auto max-lg:snap-x lg:grid lg:grid-cols-1">
        {suggested.answers.map(({ text, facts }, index) => (
          <li key={text} className="max-lg:w-[85%] max-lg:shrink-0 max-lg:snap-start">
            <button
              type="button"
              onClick={() => onChoose(text)}
              aria-pressed={text === chosen}
              className={clsx(
                'flex h-full w-full cursor-pointer items-start gap-3 rounded-card border p-3 text-left text-label',
                text === chosen
                  ? 'border-accent bg-accent-soft'
                  : 'border-line bg-surface hover:border-line-strong',
              )}
            >
              <span className="max-lg:hidden">
                <Key>{String(index + 1)}</Key>
              </span>
              <span className="grid min-w-0 gap-1">
                <span className="wrap-anywhere">{text}</span>
                <Facts facts={facts} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    ) : (
      <SkeletonGroup label={answerCopy.thinking} className="grid gap-2">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-16 w-full rounded-card max-lg:not-first:hidden" />
        ))}
      </SkeletonGroup>
    )}
    {suggested?.isOffline ? <p className="text-caption text-ink-3">{answerCopy.offline}</p> : null}
  </section>
)
