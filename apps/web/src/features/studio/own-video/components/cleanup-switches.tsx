import type { FootageFacts } from '@kadr/contract/studio/footage'
import type { CutReason, FootageCut } from '@kadr/contract/studio/own-video'
import { findFillers } from '@kadr/domain/studio/footage/fillers'
import { findPauses } from '@kadr/domain/studio/footage/pauses'
import { ListX } from 'lucide-react'
import { lazy, Suspense, useId, useMemo, useState } from 'react'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { useFillerWords } from '../api/transcripts.queries.ts'
import { copy as texts } from '../copy.ts'
import { hasCuts, measureSaving, replaceCuts } from '../model/change-cuts.ts'
import type { OwnVideoEditor } from '../model/edited-own-video.ts'

const FillerList = lazy(() => import('./filler-list.tsx'))

const { cleanup: copy, saved } = texts
const PAUSES: readonly CutReason[] = ['pause']
const FILLERS: readonly CutReason[] = ['filler', 'repeat']
const NO_CUTS: readonly FootageCut[] = []

const SWITCH =
  'peer h-6 w-10 shrink-0 cursor-inherit appearance-none rounded-full bg-line-strong transition-colors duration-(--duration-enter) checked:bg-accent disabled:bg-line'
const KNOB =
  'pointer-events-none absolute top-0.5 left-0.5 size-5 rounded-full bg-on-accent shadow-card transition-transform duration-(--duration-enter) ease-out peer-checked:translate-x-4'

type RowProps = {
  label: string
  short: string
  /** What was found, in words. */
  found: string
  seconds: number
  isEmpty: boolean
  /** What says where they are is not known yet. */
  isUnknown: boolean
  checked: boolean
  onChange: (isOn: boolean) => void
}

const CleanupRow = ({
  label,
  short,
  found,
  seconds,
  isEmpty,
  isUnknown,
  checked,
  onChange,
}: RowProps) => {
  const id = useId()
  return (
    <label className="flex min-h-14 min-w-0 flex-1 cursor-pointer items-center justify-between gap-2 rounded-control bg-sunken px-3 py-2 max-lg:bg-surface has-disabled:cursor-not-allowed">
      <span className="grid min-w-0 gap-0.5">
        <span className="text-label font-medium">
          <span className="xl:hidden">{short}</span>
          <span className="max-xl:hidden">{label}</span>
        </span>
        <span id={id} className="text-caption text-ink-2 tabular-nums">
          {isEmpty ? (isUnknown ? copy.unknown : copy.none) : found}
          {isEmpty ? null : <span className="font-semibold text-published"> {saved(seconds)}</span>}
        </span>
      </span>
      <span className="relative inline-flex h-6 w-10 shrink-0">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox reports its own state
          role="switch"
          aria-label={label}
          aria-describedby={id}
          disabled={isEmpty && !checked}
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
          className={SWITCH}
        />
        <span aria-hidden="true" className={KNOB} />
      </span>
    </label>
  )
}

type Props = { editor: OwnVideoEditor; facts: FootageFacts }

/** What can be cut at once, with what it saves; each is one undo. */
export const CleanupSwitches = ({ editor: { form, update }, facts }: Props) => {
  const [isListOpen, setIsListOpen] = useState(false)
  const { data: list } = useFillerWords()
  const { words, sound } = facts
  const source = form.source?.ms ?? 0
  const pauses = useMemo(
    () => (sound ? findPauses({ words: words ?? [], speech: sound.speech, source }) : NO_CUTS),
    [words, sound, source],
  )
  const fillers = useMemo(
    () =>
      words && sound && list
        ? findFillers({ words, fillers: list.words, quiet: sound.quiet, source })
            .filter(({ isSure }) => isSure)
            .map(({ from, to, why }): FootageCut => ({ from, to, why }))
        : NO_CUTS,
    [words, sound, list, source],
  )
  const rowOf = (reasons: readonly CutReason[], cuts: readonly FootageCut[]) => {
    const without = replaceCuts(form, reasons, [])
    return {
      isEmpty: cuts.length === 0,
      checked: hasCuts(form, reasons),
      seconds: measureSaving(without, replaceCuts(form, reasons, cuts)),
      onChange: (isOn: boolean) =>
        update((before) => replaceCuts(before, reasons, isOn ? cuts : NO_CUTS)),
    }
  }
  return (
    <div className="flex gap-2 max-lg:flex-col">
      <CleanupRow
        label={copy.pauses}
        short={copy.pausesShort}
        found={`${copy.places(pauses.length)},`}
        isUnknown={!sound}
        {...rowOf(PAUSES, pauses)}
      />
      <div className="flex min-w-0 flex-1 items-center gap-1">
        <CleanupRow
          label={copy.fillers}
          short={copy.fillersShort}
          found={`${copy.words(fillers.length)},`}
          isUnknown={!(words && sound)}
          {...rowOf(FILLERS, fillers)}
        />
        <IconButton
          label={copy.list}
          size="sm"
          icon={<ListX aria-hidden="true" className="size-5" />}
          onClick={() => setIsListOpen(true)}
          className="max-lg:hidden"
        />
      </div>
      {isListOpen && list ? (
        <Suspense>
          <FillerList list={list} onClose={() => setIsListOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
