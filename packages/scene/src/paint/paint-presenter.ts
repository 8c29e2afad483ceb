import type { PresenterLayer } from '@kadr/contract/studio/scene/scene'
import type { Brush } from '../draw/brush.ts'
import { dyeClothes } from '../presenters/clothes.ts'
import { drawPart, PART_BOUNDS } from '../presenters/parts.ts'
import { PRESENTERS } from '../presenters/people.ts'

export const paintPresenter = <Image>(
  brush: Brush<Image>,
  { key, part, box, isFlipped, clothes }: PresenterLayer,
  variant: string,
) => {
  const presenter = PRESENTERS.find((one) => one.key === key)
  if (!presenter) return
  const bounds = PART_BOUNDS[part]
  brush.save()
  brush.translate(isFlipped ? box.x + box.width : box.x, box.y)
  brush.scale((isFlipped ? -1 : 1) * (box.width / bounds.width), box.height / bounds.height)
  brush.translate(-bounds.x, -bounds.y)
  const appearance = clothes
    ? { ...presenter.appearance, ...dyeClothes(clothes) }
    : presenter.appearance
  drawPart({ pen: brush, appearance, part, variant })
  brush.restore()
}
