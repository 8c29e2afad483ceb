import type { CutReason } from '@kadr/contract/studio/own-video'
import { clsx } from 'clsx'
import { Pause } from 'lucide-react'
import { Fragment, memo } from 'react'
import { copy as texts } from '../copy.ts'
import type { Paragraph } from '../model/paragraphs.ts'

const { words: copy, clock } = texts

const LOOKS: Readonly<Record<CutReason, string>> = {
  hand: 'text-ink-3 line-through decoration-failed decoration-2',
  filler: 'rounded-chip bg-scheduled-soft px-1 text-scheduled line-through',
  repeat: 'rounded-chip bg-scheduled-soft px-1 text-scheduled line-through decoration-dotted',
  pause: 'text-ink-3 line-through',
}

/** Below this the engine may have misheard. */
const UNSURE = 0.5

type Props = {
  paragraph: Paragraph
  /** Of its words, as one text: a paragraph is drawn again only when it changes. */
  states: string
  /** Milliseconds cut before each word, and after the last one of the talk. */
  pauses: string
  corrections: string
}

const decode = (text: string): string[] => (text === '' ? [] : text.split('\u0001'))

const PausePill = ({ ms, index }: { ms: number; index: number }) => (
  <button
    type="button"
    data-pause={index}
    aria-label={copy.keepPause(ms / 1000)}
    className="relative mx-0.5 inline-flex cursor-pointer items-center gap-0.5 rounded-chip bg-sunken px-1.5 align-[0.1em] text-caption whitespace-nowrap text-ink-2 tabular-nums select-none after:absolute after:-inset-2 hover:text-ink"
  >
    <Pause aria-hidden="true" className="size-3" />
    {copy.pause(ms / 1000)}
  </button>
)

const reasonOf = (state: string | undefined): CutReason | null =>
  state === 'hand' || state === 'filler' || state === 'repeat' || state === 'pause' ? state : null

/** A thought of the speaker: words to click and select, what is cut struck out, pauses as pills. */
export const ParagraphView = memo(({ paragraph, states, pauses, corrections }: Props) => {
  const ofWords = decode(states)
  const ofPauses = decode(pauses)
  const corrected = decode(corrections)
  return (
    <section className="grid grid-cols-1 gap-0.5 [contain-intrinsic-size:auto_8rem] [content-visibility:auto]">
      <p className="text-caption text-ink-3 tabular-nums select-none">
        {clock(paragraph.from / 1000)}
      </p>
      <p className="text-body leading-8">
        {paragraph.words.map((word, at) => {
          const index = paragraph.first + at
          const reason = reasonOf(ofWords[at])
          const pause = Number(ofPauses[at] ?? 0)
          return (
            <Fragment key={index}>
              {pause > 0 ? <PausePill ms={pause} index={index} /> : null}
              <span
                data-word={index}
                {...(reason && { 'data-cut': reason, title: copy.reasons[reason] })}
                className={clsx(
                  'cursor-pointer rounded-chip py-0.5 data-now:bg-accent data-now:text-on-accent data-now:no-underline',
                  reason && LOOKS[reason],
                  !reason && (word.sure ?? 1) < UNSURE && 'underline decoration-dotted',
                )}
              >
                {corrected[at] || word.text}
              </span>{' '}
            </Fragment>
          )
        })}
        {Number(ofPauses[paragraph.words.length] ?? 0) > 0 ? (
          <PausePill
            ms={Number(ofPauses[paragraph.words.length])}
            index={paragraph.first + paragraph.words.length}
          />
        ) : null}
      </p>
    </section>
  )
})
