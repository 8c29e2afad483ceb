import type { Resource } from '@kadr/contract/library/resources'
import type { FootageSpan } from '@kadr/contract/studio/footage'
import { MAX_OWN_VIDEO_SECONDS } from '@kadr/contract/studio/own-video'
import { listPieces } from '@kadr/scene/footage/pieces'
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { contentOf } from '../../../../reel-editor/document/reel-draft.ts'
import { type EditorStart, useReelEditor } from '../../../../reel-editor/frame/use-reel-editor.ts'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { Segmented } from '../../../../ui/forms/segmented.tsx'
import { isUnderWay, useFootage, useStartTranscript } from '../api/transcripts.queries.ts'
import { copy } from '../copy.ts'
import { EDITED_OWN_VIDEO } from '../model/edited-own-video.ts'
import { sourceOf, withSource } from '../model/new-draft.ts'
import { OwnVideoFrame } from './own-video-frame.tsx'
import { SourceStart } from './source-start.tsx'
import { Timeline } from './timeline.tsx'
import { WordsColumn } from './words-column.tsx'

const FrameSettings = lazy(() => import('../settings/frame-settings.tsx'))
const LookSettings = lazy(() => import('../settings/look-settings.tsx'))
const SoundSettings = lazy(() => import('../settings/own-video-sound.tsx'))
const ClipsPanel = lazy(() => import('../clips/clips-panel.tsx'))

type Tab = 'clips' | 'frame' | 'look' | 'sound' | 'words'
const TABS = (['words', 'frame', 'look', 'sound', 'clips'] as const).map((value) => ({
  value,
  label: copy.tabs[value],
}))
const WIDE_TABS = TABS.filter(({ value }) => value !== 'words')

export default function OwnVideoScreen(props: EditorStart) {
  const [asset, setAsset] = useState(
    () => contentOf(props.begun.content, 'own-video').form.source?.asset,
  )
  const { transcript, facts, footage } = useFootage(asset)
  const editor = useReelEditor(EDITED_OWN_VIDEO, props, footage)
  const start = useStartTranscript()
  const [tab, setTab] = useState<Tab>('words')
  const [own, setOwn] = useState<readonly FootageSpan[]>([])
  const { form, update } = editor
  useEffect(() => setAsset(form.source?.asset), [form.source?.asset])

  // Pauses and faces cost nothing, so they are looked for at once.
  const look = useEffectEvent((resourceId: string) =>
    start.mutate({ resourceId, words: { from: 'none' } }),
  )
  const isUnseen = asset !== undefined && transcript === null
  useEffect(() => {
    if (isUnseen && asset !== undefined) look(asset)
  }, [isUnseen, asset])

  const known = transcript ?? undefined
  const isDumb = facts?.sound ? facts.sound.loudness.length === 0 : false
  const settle = useEffectEvent((hasSound: boolean) =>
    update((before) => {
      const { source } = before
      const next = known ? { id: known.id, version: known.version } : null
      const isSame = before.transcript?.id === next?.id && source?.hasSound === hasSound
      if (isSame || !source) return before
      return { ...before, transcript: next, source: { ...source, hasSound } }
    }, 'transcript'),
  )
  const transcriptId = known?.id
  useEffect(() => {
    if (transcriptId !== undefined) settle(!isDumb)
  }, [transcriptId, isDumb])

  const pieces = useMemo(() => listPieces(form, MAX_OWN_VIDEO_SECONDS), [form])
  const choose = (resource: Resource) => {
    const source = sourceOf(resource)
    if (!source) return
    editor.addResources([resource])
    update((before) => withSource(before, source))
  }
  if (!form.source) return <SourceStart onSource={choose} />

  const watch = (span: FootageSpan | null, title: string) => {
    update((before) => ({ ...before, span, title: span ? title : before.title }))
    editor.player?.seek(0)
    if (span) editor.player?.play()
  }
  const wide: Exclude<Tab, 'words'> = tab === 'words' ? 'clips' : tab
  const isLooking = known ? isUnderWay(known) : true
  const panel = (value: Tab) => {
    if (value === 'frame') {
      return (
        <FrameSettings editor={editor} faces={facts?.faces} isLooking={isLooking} pieces={pieces} />
      )
    }
    if (value === 'look') return <LookSettings editor={editor} />
    if (value === 'sound') return <SoundSettings editor={editor} />
    return <ClipsPanel editor={editor} transcript={known} own={own} onWatch={watch} />
  }
  return (
    <OwnVideoFrame
      editor={editor}
      isNew={!props.reel}
      facts={facts}
      pieces={pieces}
      isWordsTab={tab === 'words'}
      words={
        <WordsColumn
          editor={editor}
          transcript={known}
          facts={facts}
          pieces={pieces}
          onClip={(span) => {
            setOwn((before) => [span, ...before])
            setTab('clips')
          }}
          onWhole={() => watch(null, '')}
        />
      }
      settings={
        <>
          <Segmented
            label={copy.tabs.label}
            options={TABS}
            value={tab}
            onValueChange={setTab}
            className="w-full lg:hidden"
          />
          <section
            aria-label={copy.tabs.label}
            className={`grid grid-cols-1 gap-4 rounded-card bg-surface p-3 shadow-card lg:max-h-[calc(100dvh-14rem)] lg:overflow-y-auto lg:p-4 ${tab === 'words' ? 'max-lg:hidden' : ''}`}
          >
            <Segmented
              label={copy.tabs.label}
              options={WIDE_TABS}
              value={wide}
              onValueChange={setTab}
              className="w-full max-lg:hidden"
            />
            <Suspense fallback={<Skeleton className="h-48 w-full rounded-card" />}>
              {panel(wide)}
            </Suspense>
          </section>
        </>
      }
      timeline={<Timeline form={form} facts={facts} pieces={pieces} player={editor.player} />}
    />
  )
}
