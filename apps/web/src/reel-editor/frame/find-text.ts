import type { Scene } from '@kadr/contract/studio/scene/scene'

type Point = { x: number; y: number }

/** The text under a point of the canvas at a moment; undefined where there is none. */
export const findTextAt = ({
  scene,
  seconds,
  point: { x, y },
}: {
  scene: Scene
  seconds: number
  point: Point
}): string | undefined => {
  const found = scene.layers.findLast(
    (layer) =>
      layer.kind === 'text' &&
      layer.text.trim() !== '' &&
      seconds >= layer.start &&
      seconds <= layer.start + layer.duration &&
      x >= layer.box.x &&
      x <= layer.box.x + layer.box.width &&
      y >= layer.box.y &&
      y <= layer.box.y + layer.box.height,
  )
  return found?.kind === 'text' ? found.text : undefined
}

/** Typography and marks of accents differ between a form and its scene. */
const plain = (text: string) => text.replaceAll(/[*\u00a0\s]+/g, ' ').trim()

/** Puts the cursor into the field with this text. Returns whether there is one. */
export const focusText = ({ root, text }: { root: ParentNode; text: string }): boolean => {
  const fields = root.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>(
    'textarea, input[type=text], input:not([type])',
  )
  // A style may set one line of a field as a text of its own.
  const wanted = plain(text)
  const field =
    [...fields].find(({ value }) => plain(value) === wanted) ??
    [...fields].find(({ value }) => plain(value).includes(wanted))
  if (!field) return false
  field.focus()
  field.setSelectionRange(field.value.length, field.value.length)
  return true
}
