import type { ReelContent, ReelKindName } from '@kadr/contract/reel-content'
import type { Scene } from '@kadr/contract/scene'
import { greenscreenMeme } from '@kadr/scene/kinds/greenscreen-meme/greenscreen-meme'
import type { AssetFacts } from '@kadr/scene/kinds/kind'
import { productDemo } from '@kadr/scene/kinds/product-demo/product-demo'
import { chooseCarouselMoments } from '@kadr/scene/kinds/slideshow/carousel'
import { slideshow } from '@kadr/scene/kinds/slideshow/slideshow'
import { talkingHead } from '@kadr/scene/kinds/talking-head/talking-head'

/** Validates a stored form, migrating older versions. */
export const readContent = ({ kind, form }: { kind: ReelKindName; form: unknown }): ReelContent => {
  switch (kind) {
    case 'slideshow':
      return { kind, form: slideshow.readForm(form) }
    case 'product-demo':
      return { kind, form: productDemo.readForm(form) }
    case 'greenscreen-meme':
      return { kind, form: greenscreenMeme.readForm(form) }
    case 'talking-head':
      return { kind, form: talkingHead.readForm(form) }
  }
}

/** Resource ids of a form, without duplicates. */
export const assetsOf = (content: ReelContent): string[] => {
  switch (content.kind) {
    case 'slideshow':
      return slideshow.listAssets(content.form)
    case 'product-demo':
      return productDemo.listAssets(content.form)
    case 'greenscreen-meme':
      return greenscreenMeme.listAssets(content.form)
    case 'talking-head':
      return talkingHead.listAssets(content.form)
  }
}

/** Sounds of the starter pack that a form plays where the pack is made. */
export const soundsOf = (content: ReelContent): string[] => {
  switch (content.kind) {
    case 'slideshow':
      return slideshow.listSounds?.(content.form) ?? []
    case 'product-demo':
      return productDemo.listSounds?.(content.form) ?? []
    case 'talking-head':
      return talkingHead.listSounds?.(content.form) ?? []
    case 'greenscreen-meme':
      return greenscreenMeme.listSounds?.(content.form) ?? []
  }
}

export const sceneOf = ({
  content,
  facts,
}: {
  content: ReelContent
  facts: ReadonlyMap<string, AssetFacts>
}): Scene => {
  switch (content.kind) {
    case 'slideshow':
      return slideshow.toScene({ form: content.form, facts })
    case 'product-demo':
      return productDemo.toScene({ form: content.form, facts })
    case 'greenscreen-meme':
      return greenscreenMeme.toScene({ form: content.form, facts })
    case 'talking-head':
      return talkingHead.toScene({ form: content.form, facts })
  }
}

/** Networks take pictures of a carousel no taller than 4:5. */
export const carouselOf = (content: ReelContent): ReelContent =>
  content.kind === 'slideshow' && content.form.aspect === '9:16'
    ? { ...content, form: { ...content.form, aspect: '4:5' } }
    : content

/** Timestamps of the carousel frames; undefined for kinds that are video only. */
export const momentsOf = (content: ReelContent): number[] | undefined =>
  content.kind === 'slideshow' ? chooseCarouselMoments(content.form) : undefined
