import type { TextMark } from '@kadr/contract/studio/scene/text'

/** Shares of the letter size; 0 for marks without a shape around the words. */
const PADDING: Record<TextMark['kind'], number> = {
  colour: 0,
  plate: 0.16,
  strip: 0.16,
  marker: 0.08,
  pill: 0.22,
  underline: 0,
  circle: 0.2,
}

export const getMarkPadding = (mark: TextMark | undefined, size: number): number =>
  mark ? (mark.padding ?? PADDING[mark.kind]) * size : 0
