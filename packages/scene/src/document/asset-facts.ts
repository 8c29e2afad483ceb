import type { FootageFacts } from '@kadr/contract/studio/footage'

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
  /** A thing without its ground. */
  isCutOut?: true | undefined
  /** Width to height of a picture or a clip, where it is known. */
  ratio?: number
  /** Words, sound and faces of a long video, where they have been looked for. */
  footage?: FootageFacts
}
