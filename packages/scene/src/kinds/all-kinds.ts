import type { ReelContentOf, ReelKindName } from '@kadr/contract/studio/reel-content'
import { greenscreenMeme } from './greenscreen-meme/greenscreen-meme.ts'
import type { ReelKind } from './kind.ts'
import { ownVideo } from './own-video/own-video.ts'
import { productDemo } from './product-demo/product-demo.ts'
import { slideshow } from './slideshow/slideshow.ts'
import { talkingHead } from './talking-head/talking-head.ts'

export type ReelFormOf<K extends ReelKindName> = ReelContentOf<K>['form']

/** All kinds at once; an editor of one kind imports that kind only. */
export const KINDS: { readonly [K in ReelKindName]: ReelKind<ReelFormOf<K>> } = {
  slideshow,
  'product-demo': productDemo,
  'greenscreen-meme': greenscreenMeme,
  'talking-head': talkingHead,
  'own-video': ownVideo,
}
