import type { Scene } from '@kadr/contract/scene'

/** What a kind has to know of the resources a form names. */
export type AssetFacts = {
  kind: 'audio' | 'image' | 'video'
  /** Of clips and sounds. */
  seconds: number | null
  hasSound: boolean
}

/** One kind of reel: a small form that a person fills in, and the scene it stands for. */
export type ReelKind<Form> = {
  key: string
  /** A saved form of any age, checked. */
  readForm(saved: unknown): Form
  /** The resources a form names, each once. */
  assetsOf(form: Form): string[]
  toScene(input: { form: Form; facts: ReadonlyMap<string, AssetFacts> }): Scene
}
