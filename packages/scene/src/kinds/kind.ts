import type { Scene } from '@kadr/contract/studio/scene/scene'
import type { AssetFacts } from '../document/asset-facts.ts'

/** A kind of reel: the form a user fills in, and its conversion to a scene. */
export type ReelKind<Form> = {
  key: string
  /** Parses a saved form of any version. */
  readForm(saved: unknown): Form
  /** Unique assets of a form. */
  listAssets(form: Form): string[]
  /** Sounds of the starter pack that the form plays where the pack is made. */
  listSounds(form: Form): string[]
  toScene(input: { form: Form; facts: ReadonlyMap<string, AssetFacts> }): Scene
}

/** The style and the variant of a reel that a rotation has chosen; without it the words choose the style. */
export type ReelLook = { style: string; seed: number }
