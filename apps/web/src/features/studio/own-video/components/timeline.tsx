import { type FootageFacts, LOUDNESS_STEP_MS } from '@kadr/contract/studio/footage'
import type { OwnVideoForm } from '@kadr/contract/studio/own-video'
import type { FootagePiece } from '@kadr/contract/studio/scene/scene'
import { mergeSpans } from '@kadr/kit/spans'
import { findFootageSecond, findResultSecond, placePieces } from '@kadr/scene/footage/footage-time'
import { useEffect, useMemo, useRef } from 'react'
import type { ScenePlayer } from '../../../../reel-editor/player/scene-player.ts'
import { copy as texts } from '../copy.ts'

const { timeline: copy, clock } = texts
const BARS = 180
const QUIETEST = -60
const MARKS = [0, 0.2, 0.4, 0.6, 0.8, 1]

type Props = {
  form: OwnVideoForm
  facts: FootageFacts | undefined
  pieces: readonly FootagePiece[]
  player: ScenePlayer | undefined
}

/** The loudest moment of each bar, 0–1. */
const barsOf = (loudness: readonly number[], ms: number): number[] =>
  Array.from({ length: BARS }, (_, index) => {
    const step = ms / BARS / LOUDNESS_STEP_MS
    const part = loudness.slice(Math.floor(index * step), Math.ceil((index + 1) * step))
    return Math.max(0.04, 1 - Math.max(QUIETEST, ...part) / QUIETEST)
  })

const Needle = ({ pieces, player, ms }: Pick<Props, 'pieces' | 'player'> & { ms: number }) => {
  const line = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const show = () => {
      if (!line.current || !player || pieces.length === 0) return
      const at = (findFootageSecond(pieces, player.getState().seconds) * 1000) / ms
      line.current.style.left = `${Math.min(1, at) * 100}%`
    }
    show()
    return player?.subscribe(show)
  }, [player, pieces, ms])
  return (
    <span
      ref={line}
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 w-0.5 bg-ink before:absolute before:-top-1 before:-left-1 before:size-2.5 before:rounded-[3px] before:bg-ink"
    />
  )
}

/** The nearest kept moment of the result. */
const nearest = (pieces: readonly FootagePiece[], second: number): number => {
  const found = findResultSecond(pieces, second)
  if (found !== null) return found
  const next = placePieces(pieces).find(({ from }) => from >= second)
  return next ? next.start : (placePieces(pieces).at(-1)?.end ?? 0)
}

/** The whole source with its voice; what is cut is hatched. All of it can be done by the words too. */
export const Timeline = ({ form, facts, pieces, player }: Props) => {
  const ms = form.source?.ms ?? 1
  const loudness = facts?.sound?.loudness
  const bars = useMemo(() => barsOf(loudness ?? [], ms), [loudness, ms])
  const cuts = useMemo(() => mergeSpans(form.cuts), [form.cuts])
  const { faces } = facts ?? {}
  const lost = useMemo(
    () =>
      faces?.looks.some((look) => look !== null)
        ? mergeSpans(
            faces.looks.flatMap((look, index) =>
              look ? [] : [{ from: index * faces.every, to: (index + 1) * faces.every }],
            ),
          ).filter(({ from, to }) => to - from > 2000)
        : [],
    [faces],
  )
  const share = (at: number) => `${(at / ms) * 100}%`
  return (
    <section
      aria-label={copy.label}
      className="grid grid-cols-1 gap-1 rounded-card bg-surface p-3 shadow-card lg:p-4"
    >
      <div aria-hidden="true" className="flex justify-between text-caption text-ink-3 tabular-nums">
        {MARKS.map((part) => (
          <span key={part}>{clock((ms / 1000) * part)}</span>
        ))}
      </div>
      <div className="relative h-14 overflow-hidden rounded-chip bg-sunken">
        <div aria-hidden="true" className="absolute inset-0 flex items-center gap-px">
          {bars.map((bar, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: bars have no other identity
              key={index}
              className="flex-1 rounded-full bg-accent/70"
              style={{ height: `${bar * 90}%` }}
            />
          ))}
        </div>
        {cuts.map(({ from, to }) => (
          <span
            key={from}
            aria-hidden="true"
            className="absolute inset-y-0 bg-[repeating-linear-gradient(135deg,var(--color-failed)_0_2px,var(--color-surface)_2px_7px)] opacity-80"
            style={{ left: share(from), width: share(to - from) }}
          />
        ))}
        {lost.map(({ from, to }) => (
          <span
            key={from}
            aria-hidden="true"
            title={copy.lost}
            className="absolute bottom-0 h-1.5 bg-scheduled"
            style={{ left: share(from), width: share(to - from) }}
          />
        ))}
        {form.span ? (
          <span
            aria-hidden="true"
            className="absolute inset-y-0 rounded-chip border-2 border-accent"
            style={{ left: share(form.span.from), width: share(form.span.to - form.span.from) }}
          />
        ) : null}
        <Needle pieces={pieces} player={player} ms={ms} />
        <input
          type="range"
          min={0}
          max={ms}
          step={100}
          defaultValue={0}
          aria-label={copy.seek}
          onInput={({ currentTarget }) =>
            player?.seek(nearest(pieces, Number(currentTarget.value) / 1000))
          }
          className="absolute inset-0 h-full w-full cursor-pointer opacity-0 focus-visible:opacity-100"
        />
      </div>
    </section>
  )
}
