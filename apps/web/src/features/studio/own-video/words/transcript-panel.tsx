import type { Resource } from '@kadr/contract/library/resources'
import type { FootageSpan, FootageWord } from '@kadr/contract/studio/footage'
import type { FootagePiece } from '@kadr/contract/studio/scene/scene'
import { findResultSecond } from '@kadr/scene/footage/footage-time'
import { lazy, type MouseEvent, Suspense, useMemo, useRef, useState } from 'react'
import { ResourcePicker } from '../../../../media/picker/resource-picker.tsx'
import { copy as texts } from '../copy.ts'
import { cutSpan, keepSpan, measureSaving, spanOfWords } from '../model/change-cuts.ts'
import { listPauses, listWordStates } from '../model/cut-states.ts'
import type { OwnVideoEditor } from '../model/edited-own-video.ts'
import { listParagraphs } from '../model/paragraphs.ts'
import { ParagraphView } from './paragraph-view.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { usePlayingWord } from './use-playing-word.ts'
import { useWordSelection } from './use-word-selection.ts'
import { type WordRange, wordOfEvent } from './word-at.ts'

const CorrectDialog = lazy(() => import('./correct-dialog.tsx'))

const { words: copy } = texts
const SEPARATOR = '\u0001'
const INSERT_KINDS = ['image', 'video'] as const
/** Before a word, so that its first sound is heard. */
const LEAD_SECONDS = 0.08

type Props = {
  editor: OwnVideoEditor
  words: readonly FootageWord[]
  quiet: readonly FootageSpan[]
  pieces: readonly FootagePiece[]
  onClip: (span: FootageSpan) => void
}

/** The words are the editor: a click plays from a word, a selection is cut, covered or made a clip of. */
export const TranscriptPanel = ({ editor, words, quiet, pieces, onClip }: Props) => {
  const { form, update, player, addResources } = editor
  const root = useRef<HTMLDivElement>(null)
  const ms = form.source?.ms ?? 0
  const [covered, setCovered] = useState<WordRange>()
  const [correcting, setCorrecting] = useState<number>()
  const paragraphs = useMemo(() => listParagraphs(words), [words])
  const states = useMemo(() => listWordStates(words, form.cuts), [words, form.cuts])
  const pauses = useMemo(() => listPauses(words, form.cuts), [words, form.cuts])
  const corrections = useMemo(
    () => new Map(form.corrections.map(({ at, text }) => [at, text])),
    [form.corrections],
  )
  const play = (index: number) => {
    const from = (words[index]?.from ?? 0) / 1000
    const at = findResultSecond(pieces, from - LEAD_SECONDS) ?? findResultSecond(pieces, from)
    if (at === null) return
    player?.seek(at)
    player?.play()
  }
  const cut = (range: WordRange) => {
    const span = spanOfWords({ words, quiet, ms }, range)
    if (span) update((before) => cutSpan(before, span))
    clear()
  }
  const { range, clear, onKeyDown } = useWordSelection({
    root,
    count: words.length,
    onCut: cut,
    onPlay: play,
  })
  usePlayingWord({ root, player, words, pieces })

  const keepGap = (index: number) => {
    const gap = { from: words[index - 1]?.to ?? 0, to: words[index]?.from ?? ms }
    update((before) => keepSpan(before, gap))
  }
  const press = ({ target }: MouseEvent) => {
    const pill = target instanceof Element ? target.closest<HTMLElement>('[data-pause]') : null
    if (pill) return keepGap(Number(pill.dataset.pause))
    const index = wordOfEvent(target)
    if (index === undefined || range) return
    const state = states[index]
    if (!state) return play(index)
    const word = words[index]
    update((before) => ({
      ...before,
      cuts: before.cuts.filter(
        ({ from, to, why }) => why !== state || to <= (word?.from ?? 0) || from >= (word?.to ?? 0),
      ),
    }))
  }
  const cover = (resource: Resource, { first, last }: WordRange) => {
    addResources([resource])
    const { from, to } = { from: words[first]?.from ?? 0, to: words[last]?.to ?? ms }
    const insert = {
      id: crypto.randomUUID(),
      asset: resource.id,
      from,
      to,
      layout: 'full' as const,
    }
    update((before) => ({ ...before, inserts: [...before.inserts, insert] }))
    clear()
  }
  const correct = (index: number, text: string) => {
    const at = words[index]?.from ?? 0
    update((before) => ({
      ...before,
      corrections: [...before.corrections.filter((one) => one.at !== at), { at, text }],
    }))
  }
  const span = range ? spanOfWords({ words, quiet, ms }, range) : null
  const said = range && { from: words[range.first]?.from ?? 0, to: words[range.last]?.to ?? ms }
  return (
    <div className="grid min-h-0 grid-cols-1">
      <div
        ref={root}
        role="application"
        aria-label={copy.label}
        aria-description={copy.keys}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows select words in it
        tabIndex={0}
        onClick={press}
        onKeyDown={onKeyDown}
        className="grid grid-cols-1 gap-3 rounded-control p-1 selection:bg-heat-1"
      >
        {paragraphs.map((paragraph) => {
          const end = paragraph.first + paragraph.words.length
          const isLast = end === words.length
          return (
            <ParagraphView
              key={paragraph.from}
              paragraph={paragraph}
              states={states.slice(paragraph.first, end).join(SEPARATOR)}
              pauses={pauses.slice(paragraph.first, isLast ? end + 1 : end).join(SEPARATOR)}
              corrections={
                corrections.size === 0
                  ? ''
                  : paragraph.words.map(({ from }) => corrections.get(from) ?? '').join(SEPARATOR)
              }
            />
          )
        })}
      </div>
      {range && said ? (
        <SelectionBar
          count={range.last - range.first + 1}
          saved={span ? measureSaving(form, cutSpan(form, span)) : 0}
          isAnyCut={states.slice(range.first, range.last + 1).some((state) => state !== null)}
          onCut={() => cut(range)}
          onKeep={() => update((before) => keepSpan(before, span ?? said))}
          onPhoto={() => setCovered(range)}
          onClip={() => onClip(said)}
          onCorrect={range.first === range.last ? () => setCorrecting(range.first) : undefined}
        />
      ) : null}
      <ResourcePicker
        open={covered !== undefined}
        onOpenChange={(isOpen) => !isOpen && setCovered(undefined)}
        kinds={INSERT_KINDS}
        max={1}
        onChoose={([resource]) => resource && covered && cover(resource, covered)}
      />
      {correcting === undefined ? null : (
        <Suspense>
          <CorrectDialog
            text={corrections.get(words[correcting]?.from ?? -1) ?? words[correcting]?.text ?? ''}
            onSave={(text) => correct(correcting, text)}
            onClose={() => setCorrecting(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}
