import type { Scene } from '@kadr/contract/scene'

/** Facts about the resources a form refers to. */
export type AssetFacts = {
  kind: 'audio' | 'image' | 'video'
  /** For clips and audio. */
  seconds: number | null
  hasSound: boolean
  /** The point of a picture that stays visible when it is cropped; its centre when absent. */
  focus?: { x: number; y: number }
  /** Where words cover least of a picture. */
  calm?: 'bottom' | 'top'
  /** Width to height of a picture or a clip, where it is known. */
  ratio?: number
}

/** A kind of reel: the form a user fills in, and its conversion to a scene. */
export type ReelKind<Form> = {
  key: string
  /** Parses a saved form of any version. */
  readForm(saved: unknown): Form
  /** Unique assets of a form. */
  listAssets(form: Form): string[]
  /** Sounds of the starter pack that the form plays where the pack is made. */
  listSounds?(form: Form): string[]
  toScene(input: { form: Form; facts: ReadonlyMap<string, AssetFacts> }): Scene
}
