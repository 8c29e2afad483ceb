import type { SlideCard, SlideRole, SlideSide } from './storyboard.ts'

const createSide = (): SlideSide => ({ head: '', line: '', object: null })

/** A card of a role: missing fields are empty. */
export const createCard = (role: SlideRole, fields: Partial<SlideCard> = {}): SlideCard => ({
  role,
  n: null,
  title: '',
  sub: '',
  body: '',
  value: '',
  unit: '',
  sides: role === 'compare' || role === 'pair' ? [createSide(), createSide()] : [],
  isFix: false,
  items: role === 'list' ? ['', '', ''] : [],
  act: '',
  object: null,
  ...fields,
})
