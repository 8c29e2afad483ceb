import type { ReelKindName } from '@kadr/contract/studio/reel-content'
import type { WholeTemplate } from '@kadr/contract/studio/reel-templates'
import type { Scene } from '@kadr/contract/studio/scene/scene'
import type { AssetFacts } from '@kadr/scene/document/asset-facts'
import { KINDS } from '@kadr/scene/kinds/all-kinds'
import type { ContentOf } from '@kadr/scene/templates/fill-template'
import { useMemo } from 'react'
import { useReelAssets } from '../../../../reel-editor/frame/use-reel-assets.ts'
import { SceneStill } from '../../../../reel-editor/player/scene-still.tsx'

const WIDTH = 200

const drawScene = <K extends ReelKindName>(
  { kind, form }: ContentOf<K>,
  facts: ReadonlyMap<string, AssetFacts>,
): Scene => KINDS[kind].toScene({ form, facts })

const listAssets = <K extends ReelKindName>({ kind, form }: ContentOf<K>): string[] =>
  KINDS[kind].listAssets(form)

/** The poster of a template, drawn by the code of the video. */
export default function TemplateStill({ template }: { template: WholeTemplate }) {
  const { content, resources, id, updatedAt } = template
  const { store, facts } = useReelAssets({ initial: resources, wanted: listAssets(content) })
  const scene = useMemo(() => drawScene(content, facts), [content, facts])
  return (
    <SceneStill
      store={store}
      scene={scene}
      seconds={scene.posterAt ?? 0}
      width={WIDTH}
      signature={`${id} ${updatedAt} ${facts.size} ${JSON.stringify(content.form.brand)}`}
    />
  )
}
