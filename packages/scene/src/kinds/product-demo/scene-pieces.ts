import type { ProductDemoForm } from '@kadr/contract/studio/product-demo'
import { dressCard } from '../../director/dress-card.ts'
import type { AssetFacts } from '../../document/asset-facts.ts'
import type { Photo } from '../../styles/kit/photo.ts'
import type { Piece } from '../../styles/piece.ts'
import { showWhole } from './frame.ts'
import { putOnPhone } from './phone.ts'
import type { DemoScene } from './scenes.ts'
import { putStars } from './stars.ts'

const CENTRE = { x: 0.5, y: 0.5 }
/** A clip starts at least this long before its end; later it would show a still frame. */
const LEAST_CLIP_SECONDS = 0.5

const photoOf = (
  scene: DemoScene,
  { form, known }: { form: ProductDemoForm; known: AssetFacts | undefined },
): Photo | null => {
  if (!scene.asset || !known || known.kind === 'audio') return null
  const position = scene.part === 'hook' ? form.hook.position : null
  return {
    asset: scene.asset,
    isClip: known.kind === 'video',
    motion: {
      kind: 'travel',
      from: { zoom: 1, ...CENTRE },
      to: { zoom: 1.1, x: 0.5, y: 0.49 },
      easing: 'linear',
    },
    focus: known.focus ?? CENTRE,
    calm: position ?? known.calm ?? 'top',
    ...(known.isCutOut && !form.hasPhone && { cutOut: known.ratio ?? 1 }),
  }
}

const startClip = (piece: Piece, { asset, from }: DemoScene, seconds: number | null): Piece => {
  const { layer } = piece
  if (layer.kind !== 'clip' || layer.asset !== asset) return piece
  const last = Math.max(0, (seconds ?? 0) - LEAST_CLIP_SECONDS)
  // Starts over when the offset is past the end.
  const start = from <= last ? from : last === 0 ? 0 : from % last
  return { ...piece, layer: { ...layer, from: start } }
}

/** All pieces of one scene, from back to front, without times. */
export const buildScenePieces = ({
  form,
  scene,
  index,
  total,
  known,
}: {
  form: ProductDemoForm
  scene: DemoScene
  index: number
  total: number
  known: AssetFacts | undefined
}): Piece[] => {
  const { style, seed, brand, aspect } = form
  const photo = photoOf(scene, { form, known })
  const isOnPhone = form.hasPhone && scene.part === 'shot' && photo !== null
  const fit = isOnPhone ? 'framed' : scene.fit
  const { card } = scene
  const pieces = dressCard(
    { style, seed, brand, aspect },
    { card, index, total, photo, fit, photoSlot: scene.part === 'change' ? 1 : null },
  )
  const placed = isOnPhone
    ? putOnPhone(pieces, { photo, aspect })
    : scene.part === 'call'
      ? showWhole(pieces, known?.ratio)
      : pieces
  const starred =
    scene.part === 'review' && form.review
      ? putStars(placed, { stars: form.review.stars, aspect })
      : placed
  return starred.map((piece) => startClip(piece, scene, known?.seconds ?? null))
}
