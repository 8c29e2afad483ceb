import type { StyleMotion } from '../style.ts'

const settle = { easing: 'settle' } as const

/** A hard cut on the beat; the glow fades in and titles rise from their lines. */
export const motion: StyleMotion = {
  cut: null,
  parts: {
    decor: { enter: { kind: 'fade', toward: 'up', seconds: 0.3 }, at: 0 },
    header: { enter: { kind: 'fade', toward: 'up', seconds: 0.15 }, at: 0.05 },
    figure: { enter: { kind: 'rise', toward: 'up', seconds: 0.36, ...settle }, at: 0.06 },
    title: {
      enter: { kind: 'rise', toward: 'up', seconds: 0.32, ...settle },
      at: 0,
      stagger: { by: 'word', each: 0.07 },
    },
    object: {
      enter: { kind: 'slide', toward: 'up', seconds: 0.6, travel: 260, ...settle },
      at: 0.03,
      everyBeats: 0.5,
    },
    photo: {
      enter: { kind: 'slide', toward: 'up', seconds: 0.6, travel: 260, ...settle },
      at: 0.05,
    },
    body: {
      enter: { kind: 'slide', toward: 'up', seconds: 0.32, travel: 40, ...settle },
      at: 0.42,
      stagger: { by: 'line', each: 0.16 },
    },
    row: {
      enter: { kind: 'slide', toward: 'up', seconds: 0.3, travel: 50, ...settle },
      at: 0.4,
      everyBeats: 0.5,
    },
    tick: { enter: { kind: 'draw', toward: 'right', seconds: 0.2 }, at: 0.7, everyBeats: 0.5 },
    act: { enter: { kind: 'pop', toward: 'up', seconds: 0.36, overshoot: 1.2 }, at: 0.7 },
    detail: {
      enter: { kind: 'slide', toward: 'left', seconds: 0.4, travel: 1200, ...settle },
      at: 0.6,
    },
  },
  mark: { kind: 'reveal', toward: 'right', seconds: 0.18, delay: 0.2, ...settle },
  idle: (beat) => ({ kind: 'float', x: 0, y: 22, every: beat * 4 }),
  characterMs: 40,
  sounds: { figure: 'impact', object: 'whoosh' },
}
