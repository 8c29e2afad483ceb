import { findStyle } from '@kadr/scene/styles/all-styles'

/** In a chunk of its own: styles come with all that draws them. */
export default function StyleName({ style }: { style: string }) {
  return findStyle(style).name
}
