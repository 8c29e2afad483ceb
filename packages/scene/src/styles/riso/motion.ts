import type { StyleMotion } from '../style.ts'

const settle = { easing: 'settle' } as const

/** A hard cut; parts slam in. */
export const motion: StyleMotion = {
  cut: null,
  parts: {
    decor: { enter: { kind: 'slam', toward: 'up', seconds: 0.2, ...settle }, at: 0 },
    header: { enter: { kind: 'fade', toward: 'up', seconds: 0.1 }, at: 0.04 },
    figure: {
      enter: { kind: 'slam', toward: 'up', seconds: 0.18, scale: 1.2, ...settle },
      at: 0.06,
    },
    title: {
      enter: { kind: 'slam', toward: 'up', seconds: 0.18, ...settle },
      at: 0,
      everySeconds: 0.09,
    },
    object: {
      enter: { kind: 'slide', toward: 'right', seconds: 0.28, travel: 40, ...settle },
      at: 0.06,
      everyBeats: 0.5,
    },
    photo: { enter: { kind: 'slam', toward: 'up', seconds: 0.22, ...settle }, at: 0.08 },
    body: {
      enter: { kind: 'reveal', toward: 'right', seconds: 0.24, ...settle },
      at: 0.4,
      stagger: { by: 'line', each: 0.14 },
    },
    row: {
      enter: { kind: 'reveal', toward: 'right', seconds: 0.2, ...settle },
      at: 0.4,
      everyBeats: 0.5,
    },
    tick: { enter: { kind: 'draw', toward: 'right', seconds: 0.2 }, at: 0.6, everyBeats: 0.5 },
    act: { enter: { kind: 'slam', toward: 'up', seconds: 0.18, ...settle }, at: 0.75 },
    detail: { enter: { kind: 'fade', toward: 'up', seconds: 0.2 }, at: 0.9 },
  },
  mark: { kind: 'reveal', toward: 'right', seconds: 0.2, delay: 0.06, ...settle },
  idle: (beat) => ({ kind: 'float', x: 0, y: 16, every: beat * 4 }),
  characterMs: 38,
  sounds: { figure: 'impact', object: 'click' },
}
