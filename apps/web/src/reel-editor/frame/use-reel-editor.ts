import type { Resource } from '@kadr/contract/library/resources'
import type { FootageFacts } from '@kadr/contract/studio/footage'
import type { ReelContent } from '@kadr/contract/studio/reel-content'
import type { Aspect } from '@kadr/contract/studio/scene/scene'
import type { AssetFacts } from '@kadr/scene/document/asset-facts'
import type { ReelKind } from '@kadr/scene/kinds/kind'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useResourceList } from '../../media/api/media.queries.ts'
import { type DocumentStart, useReelDocument } from '../document/use-reel-document.ts'
import { useScenePlayer } from '../player/use-scene-player.ts'
import { useReelAssets } from './use-reel-assets.ts'

const STARTER_SOUNDS = { kind: 'audio', source: 'starter' } as const

/** The parts of an editor that depend on its kind. */
export type EditedKind<Form extends { aspect: Aspect }> = {
  kind: ReelContent['kind']
  scenes: ReelKind<Form>
  read: (content: ReelContent) => Form
  pack: (form: Form) => ReelContent
  /** The default title. */
  titleOf: (form: Form) => string
}

/** What is known of long videos, by their file. */
export type KnownFootage = ReadonlyMap<string, FootageFacts>

const NO_FOOTAGE: KnownFootage = new Map()

const withFootage = (
  facts: ReadonlyMap<string, AssetFacts>,
  footage: KnownFootage,
): ReadonlyMap<string, AssetFacts> => {
  if (footage.size === 0) return facts
  const known = new Map(facts)
  for (const [asset, found] of footage) {
    const fact = known.get(asset)
    if (fact) known.set(asset, { ...fact, footage: found })
  }
  return known
}

export type EditorStart = Omit<DocumentStart, 'kind'> & { resources: readonly Resource[] }

/** State and actions of an editor screen of any kind. */
export const useReelEditor = <Form extends { aspect: Aspect }>(
  { kind, scenes, read, pack, titleOf }: EditedKind<Form>,
  { resources, ...start }: EditorStart,
  footage: KnownFootage = NO_FOOTAGE,
) => {
  const reel = useReelDocument({ ...start, kind })
  const { draft, change, amend } = reel
  const kept = read(draft.content)
  const [held, setHeld] = useState<{ make: (before: Form) => Form }>()
  const form = useMemo(() => (held ? held.make(kept) : kept), [held, kept])
  const {
    store,
    facts: ofFiles,
    add,
  } = useReelAssets({
    initial: resources,
    wanted: scenes.listAssets(form),
  })
  const facts = useMemo(() => withFootage(ofFiles, footage), [ofFiles, footage])
  const { resources: sounds } = useResourceList(STARTER_SOUNDS)
  useEffect(() => {
    if (sounds) add(sounds)
  }, [sounds, add])
  const scene = useMemo(() => scenes.toScene({ form, facts }), [scenes, form, facts])
  const player = useScenePlayer({ store, scene })

  const update = useCallback(
    (make: (before: Form) => Form, mark?: string) =>
      change((before) => {
        const known = read(before.content)
        const next = make(known)
        if (next === known) return before
        const isUnnamed = before.title === titleOf(known)
        return {
          ...before,
          title: isUnnamed ? titleOf(next) : before.title,
          content: pack(next),
        }
      }, mark),
    [change, read, pack, titleOf],
  )

  return {
    reel,
    form,
    facts,
    scene,
    store,
    player,
    update,
    /** A transient change, as during a drag: rendered, but neither saved nor undoable. */
    hold: useCallback(
      (make: ((before: Form) => Form) | undefined) => setHeld(make && { make }),
      [],
    ),
    addResources: add,
    caption: draft.caption ?? '',
    setCaption: (caption: string) => amend((before) => ({ ...before, caption })),
    rename: (title: string) =>
      change((before) => ({ ...before, title: title.trim() || titleOf(form) }), 'title'),
  }
}
export type ReelEditor<Form extends { aspect: Aspect }> = ReturnType<typeof useReelEditor<Form>>
