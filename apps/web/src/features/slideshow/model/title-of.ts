import type { SlideshowForm } from '@kadr/contract/slideshow'

const MAX_LENGTH = 60
const UNNAMED = 'Новое слайд-шоу'

/** What a slideshow is called until a person names it: its first words. */
export const titleOf = ({ slides }: SlideshowForm): string => {
  const text = slides.find((slide) => slide.text.trim() !== '')?.text ?? ''
  const line = text.replaceAll('*', '').replaceAll(/\s+/g, ' ').trim()
  if (line === '') return UNNAMED
  return line.length <= MAX_LENGTH ? line : `${line.slice(0, MAX_LENGTH - 1).trimEnd()}…`
}
