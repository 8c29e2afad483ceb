import type { Resource } from '@kadr/contract/resources'
import type { TalkingHeadForm } from '@kadr/contract/talking-head'
import { talkingHead } from '@kadr/scene/kinds/talking-head/talking-head'
import { useCallback, useMemo } from 'react'
import { contentOf } from '../../../reel-editor/document/content-of.ts'
import {
  type DocumentStart,
  useReelDocument,
} from '../../../reel-editor/document/use-reel-document.ts'
import { useReelAssets } from '../../../reel-editor/model/use-reel-assets.ts'
import { useScenePlayer } from '../../../reel-editor/player/use-scene-player.ts'
import { titleOf } from './new-draft.ts'

const KIND = 'talking-head'

type Options = Omit<DocumentStart, 'kind'> & { resources: readonly Resource[] }

/** Everything the screen of a talking head shows and does. */
export const useTalkingHead = ({ resources, ...start }: Options) => {
  const reel = useReelDocument({ ...start, kind: KIND })
  const { draft, change } = reel
  const { form } = contentOf(draft.content, KIND)
  const wanted = talkingHead.assetsOf(form)
  const { store, facts, add } = useReelAssets({ initial: resources, wanted })
  const scene = useMemo(() => talkingHead.toScene({ form, facts }), [form, facts])
  const player = useScenePlayer({ store, scene })

  const update = useCallback(
    (make: (before: TalkingHeadForm) => TalkingHeadForm, mark?: string) =>
      change((before) => {
        const { form: known } = contentOf(before.content, KIND)
        const next = make(known)
        if (next === known) return before
        const isUnnamed = before.title === titleOf(known)
        const title = isUnnamed ? titleOf(next) : before.title
        return { title, content: { kind: KIND, form: next } }
      }, mark),
    [change],
  )

  return { reel, form, scene, store, player, addResources: add, update }
}
export type TalkingHead = ReturnType<typeof useTalkingHead>
