import type { SlideCard, SlideRole, SlideSide } from '@kadr/contract/storyboard'

const blankSide = (): SlideSide => ({ head: '', line: '', object: null })

/** A card of a role with empty fields. */
export const blankCard = (role: SlideRole): SlideCard => ({
  role,
  n: null,
  title: '',
  sub: '',
  body: '',
  value: '',
  unit: '',
  sides: role === 'compare' || role === 'pair' ? [blankSide(), blankSide()] : [],
  isFix: false,
  items: role === 'list' ? ['', '', ''] : [],
  act: '',
  object: null,
})
