import type { Aspect, Box, TextLayer } from '@kadr/contract/scene'
import { getTextBox } from '../../safe-zones.ts'

/** Positions of the phone and of the benefit texts. */
export type Stage = { phone: Box | null; caption: Box; anchor: TextLayer['anchor'] }

/** Height to width. */
const PHONE_RATIO = 2.165

const phoneAt = (x: number, y: number, width: number): Box => ({
  x,
  y,
  width,
  height: Math.round(width * PHONE_RATIO),
})

/** Text above the phone; beside it on a square canvas. */
const WITH_PHONE: Record<Aspect, Stage> = {
  '9:16': {
    phone: phoneAt(250, 574, 580),
    caption: { x: 84, y: 224, width: 912, height: 306 },
    anchor: 'center',
  },
  '4:5': {
    phone: phoneAt(312, 318, 456),
    caption: { x: 64, y: 64, width: 952, height: 222 },
    anchor: 'center',
  },
  '1:1': {
    phone: phoneAt(578, 74, 430),
    caption: { x: 64, y: 64, width: 462, height: 952 },
    anchor: 'center',
  },
}

export const getStage = ({ aspect, hasPhone }: { aspect: Aspect; hasPhone: boolean }): Stage =>
  hasPhone
    ? WITH_PHONE[aspect]
    : { phone: null, caption: getTextBox({ aspect, position: 'bottom' }), anchor: 'bottom' }
