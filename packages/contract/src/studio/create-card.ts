import type { SlideCard, SlideRole, SlideRow, SlideSide } from './storyboard.ts'

const createSide = (): SlideSide => ({ head: '', line: '', object: null })

const createRow = (): SlideRow => ({ label: '', value: '', other: '' })

const TWO_SIDED: ReadonlySet<SlideRole> = new Set(['compare', 'pair', 'table'])
const ROWED: ReadonlySet<SlideRole> = new Set(['chart', 'table', 'timeline'])
const LISTED: ReadonlySet<SlideRole> = new Set(['check', 'list'])

/** A card of a role: missing fields are empty. */
export const createCard = (role: SlideRole, fields: Partial<SlideCard> = {}): SlideCard => ({
  role,
  n: null,
  title: '',
  sub: '',
  body: '',
  value: '',
  unit: '',
  sides: TWO_SIDED.has(role) ? [createSide(), createSide()] : [],
  isFix: false,
  items: LISTED.has(role) ? ['', '', ''] : [],
  rows: ROWED.has(role) ? [createRow(), createRow(), createRow()] : [],
  act: '',
  object: null,
  ...fields,
})
