import type { StyleMotion } from '../style.ts'

const settle = { easing: 'settle' } as const
const gentle = { easing: 'gentle' } as const

/** Slow dissolves and rises. */
export const motion: StyleMotion = {
  cut: { kind: 'fade', toward: 'up', seconds: 0.6, ...gentle },
  parts: {
    decor: { enter: { kind: 'reveal', toward: 'up', seconds: 0.7, ...gentle }, at: 0 },
    header: { enter: { kind: 'fade', toward: 'up', seconds: 0.4 }, at: 0 },
    figure: { enter: { kind: 'fade', toward: 'up', seconds: 0.4 }, at: -0.05 },
    title: {
      enter: { kind: 'slide', toward: 'up', seconds: 0.5, travel: 40, ...settle },
      at: -0.05,
      stagger: { by: 'line', each: 0.14 },
    },
    object: { enter: { kind: 'fade', toward: 'up', seconds: 0.3 }, at: 0.1, everyBeats: 0.5 },
    photo: { enter: { kind: 'reveal', toward: 'up', seconds: 0.7, ...gentle }, at: 0 },
    body: {
      enter: { kind: 'slide', toward: 'up', seconds: 0.5, travel: 30, ...settle },
      at: 0.5,
      stagger: { by: 'line', each: 0.2 },
    },
    row: {
      enter: { kind: 'reveal', toward: 'right', seconds: 0.5, ...settle },
      at: 0.5,
      everyBeats: 1,
    },
    tick: { enter: { kind: 'draw', toward: 'right', seconds: 0.3 }, at: 0.9, everyBeats: 1 },
    act: { enter: { kind: 'fade', toward: 'up', seconds: 0.5 }, at: 0.9 },
    detail: { enter: { kind: 'fade', toward: 'up', seconds: 0.4 }, at: 1 },
  },
  mark: { kind: 'fade', toward: 'right', seconds: 0.3, delay: 0.3 },
  idle: (beat) => ({ kind: 'float', x: 0, y: 28, every: beat * 4 }),
  characterMs: 52,
  sounds: {},
}
