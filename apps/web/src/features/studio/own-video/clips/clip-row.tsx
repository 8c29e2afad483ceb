import type { ClipProposal } from '@kadr/contract/studio/footage'
import { clsx } from 'clsx'
import { Check, Play } from 'lucide-react'
import { copy as texts } from '../copy.ts'
import { ClipThumb } from './clip-thumb.tsx'

const { clips: copy, clock } = texts

const capitalise = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** An engine says it in words of its own. */
const describeReasons = ({ reasons, why }: ClipProposal): string =>
  why ?? capitalise(reasons.map((reason) => copy.reasons[reason]).join(', '))

type Props = {
  clip: ClipProposal
  /** The film its picture is taken from. */
  film: string | undefined
  isTicked: boolean
  isShown: boolean
  onTick: (isTicked: boolean) => void
  onWatch: () => void
}

/** A part of the talk with its hook and why it was chosen; a press on the picture plays it. */
export const ClipRow = ({ clip, film, isTicked, isShown, onTick, onWatch }: Props) => {
  const { title, span } = clip
  return (
    <li className="flex items-start gap-3">
      <button
        type="button"
        aria-label={copy.watch(title)}
        onClick={onWatch}
        className={clsx(
          'relative aspect-9/14 w-13 shrink-0 cursor-pointer overflow-hidden rounded-chip bg-night',
          isShown && 'ring-2 ring-accent ring-offset-2 ring-offset-surface',
        )}
      >
        <ClipThumb film={film} seconds={span.from / 1000 + 0.6} />
        <span className="absolute inset-x-0.5 bottom-0.5 flex items-center justify-center gap-0.5 rounded-chip bg-night/80 text-caption text-on-night tabular-nums">
          <Play aria-hidden="true" className="size-2.5 fill-current" />
          {clock((span.to - span.from) / 1000)}
        </span>
      </button>
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="text-label font-medium text-balance">{title}</p>
        <p className="text-caption text-ink-2">{describeReasons(clip)}</p>
      </div>
      <label className="relative -m-2.5 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center">
        <input
          type="checkbox"
          aria-label={copy.tick(title)}
          checked={isTicked}
          onChange={({ target }) => onTick(target.checked)}
          className="peer size-5.5 cursor-pointer appearance-none rounded-[6px] border border-line-strong bg-surface checked:border-accent checked:bg-accent"
        />
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none absolute size-4 text-on-accent opacity-0 peer-checked:opacity-100"
        />
      </label>
    </li>
  )
}
