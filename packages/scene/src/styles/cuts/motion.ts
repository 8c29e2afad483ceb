import type { StyleMotion } from '../style.ts'

const settle = { easing: 'settle' } as const

/** Sheets pushed in from below, stickers dropped with a spring, ticks on the beat. */
export const motion: StyleMotion = {
  cut: { kind: 'slide', toward: 'up', seconds: 0.36, easing: 'gentle' },
  parts: {
    decor: { enter: { kind: 'slide', toward: 'up', seconds: 0.42, ...settle, travel: 900 }, at: 0 },
    header: { enter: { kind: 'fade', toward: 'up', seconds: 0.15 }, at: 0.06 },
    figure: { enter: { kind: 'pop', toward: 'up', seconds: 0.4, overshoot: 1.7 }, at: 0.02 },
    title: {
      enter: { kind: 'slide', toward: 'up', seconds: 0.3, travel: 60, ...settle },
      at: 0.04,
      stagger: { by: 'word', each: 0.06 },
    },
    object: {
      enter: {
        kind: 'drop',
        toward: 'down',
        seconds: 0.46,
        travel: 220,
        scale: 0.7,
        overshoot: 1.7,
      },
      at: 0.12,
      everyBeats: 1,
    },
    companion: {
      enter: {
        kind: 'drop',
        toward: 'down',
        seconds: 0.46,
        travel: 220,
        scale: 0.7,
        overshoot: 1.7,
      },
      at: 0.3,
    },
    photo: { enter: { kind: 'pop', toward: 'up', seconds: 0.5, overshoot: 1.2 }, at: 0.1 },
    body: {
      enter: { kind: 'slide', toward: 'up', seconds: 0.3, travel: 50, ...settle },
      at: 0.4,
      stagger: { by: 'line', each: 0.16 },
    },
    row: {
      enter: { kind: 'slide', toward: 'up', seconds: 0.26, travel: 50, ...settle },
      at: 0.45,
      everyBeats: 1,
    },
    tick: { enter: { kind: 'draw', toward: 'right', seconds: 0.2 }, at: 0.57, everyBeats: 1 },
    act: { enter: { kind: 'pop', toward: 'up', seconds: 0.4, overshoot: 1.4 }, at: 0.75 },
    detail: { enter: { kind: 'draw', toward: 'right', seconds: 0.3 }, at: 1 },
  },
  mark: { kind: 'reveal', toward: 'right', seconds: 0.24, delay: 0.12, ...settle },
  idle: (beat) => ({ kind: 'float', x: 0, y: 18, every: beat * 4 }),
  characterMs: 42,
  sounds: { object: 'pop', tick: 'click' },
}
