import type { ReelContent, ReelKindName } from '@kadr/contract/reel-content'
import type { Scene } from '@kadr/contract/scene'
import type { AssetFacts } from '@kadr/scene/kinds/kind'
import { carouselMoments } from '@kadr/scene/kinds/slideshow/carousel'
import { slideshow } from '@kadr/scene/kinds/slideshow/slideshow'

/** What the server asks of each kind of reel. */

/** A saved form of any age, checked. */
export const readContent = ({ kind, form }: { kind: ReelKindName; form: unknown }): ReelContent => {
  switch (kind) {
    case 'slideshow':
      return { kind, form: slideshow.readForm(form) }
  }
}

/** The resources a form names, each once. */
export const assetsOf = (content: ReelContent): string[] => {
  switch (content.kind) {
    case 'slideshow':
      return slideshow.assetsOf(content.form)
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
  }
}

/** What a carousel of it shows; undefined for kinds that are nothing but video. */
export const momentsOf = (content: ReelContent): number[] | undefined => {
  switch (content.kind) {
    case 'slideshow':
      return carouselMoments(content.form)
  }
}
