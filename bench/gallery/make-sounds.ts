import type { AssetFacts } from '@kadr/scene/document/asset-facts'
import { STARTER_EFFECTS, STARTER_MUSIC } from '@kadr/scene/sound/starter-sounds'
import { CATALOG, findMade } from '@kadr/starter'
import { makePack } from '@kadr/starter/make-pack'

const SOUNDS = [
  ...Object.entries(STARTER_MUSIC).map(([key, { asset }]) => ({ key: `music/${key}`, asset })),
  ...Object.entries(STARTER_EFFECTS).map(([key, asset]) => ({ key: `effect/${key}`, asset })),
]

/** Music and effects of the starter pack, by the ids that styles play them by. */
export const makeSounds = async (folder: string): Promise<Record<string, string>> => {
  const items = CATALOG.filter(({ key }) => SOUNDS.some((sound) => sound.key === key))
  await makePack({ folder, ffmpeg: 'ffmpeg', items })
  return Object.fromEntries(
    SOUNDS.flatMap(({ key, asset }) => {
      const item = items.find((one) => one.key === key)
      const file = item && findMade(folder, item)
      return file ? [[asset, file]] : []
    }),
  )
}

export const soundFacts: ReadonlyMap<string, AssetFacts> = new Map(
  SOUNDS.map(({ asset }) => [asset, { kind: 'audio', seconds: 30, hasSound: true }]),
)
