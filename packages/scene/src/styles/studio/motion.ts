import type { StyleMotion } from '../style.ts'

const settle = { easing: 'settle' } as const

/** Sets push in; objects drop onto the podium with a spring. */
export const motion: StyleMotion = {
  cut: { kind: 'slide', toward: 'left', seconds: 0.4, easing: 'gentle' },
  parts: {
    decor: {
      enter: { kind: 'slide', toward: 'left', seconds: 0.5, travel: 1080, ...settle },
      at: 0,
    },
    header: { enter: { kind: 'fade', toward: 'up', seconds: 0.15 }, at: 0.08 },
    figure: { enter: { kind: 'pop', toward: 'up', seconds: 0.4, overshoot: 1.4 }, at: 0.04 },
    title: {
      enter: { kind: 'slide', toward: 'up', seconds: 0.34, travel: 70, ...settle },
      at: 0.06,
      stagger: { by: 'word', each: 0.06 },
    },
    object: {
      enter: { kind: 'drop', toward: 'down', seconds: 0.52, travel: 300, scale: 0.9, overshoot: 2 },
      at: 0.14,
      everyBeats: 1,
    },
    companion: { enter: { kind: 'pop', toward: 'up', seconds: 0.4, overshoot: 1.4 }, at: 0.3 },
    photo: {
      enter: { kind: 'slide', toward: 'up', seconds: 0.5, travel: 300, ...settle },
      at: 0.1,
    },
    body: {
      enter: { kind: 'slide', toward: 'up', seconds: 0.34, travel: 50, ...settle },
      at: 0.42,
      stagger: { by: 'line', each: 0.16 },
    },
    row: {
      enter: {
        kind: 'slide',
        toward: 'left',
        seconds: 0.32,
        travel: 120,
        easing: 'spring',
        overshoot: 1.2,
      },
      at: 0.45,
      everyBeats: 0.5,
    },
    tick: { enter: { kind: 'draw', toward: 'right', seconds: 0.2 }, at: 0.7, everyBeats: 0.5 },
    act: { enter: { kind: 'pop', toward: 'up', seconds: 0.4, overshoot: 1.4 }, at: 0.75 },
    detail: { enter: { kind: 'fade', toward: 'up', seconds: 0.3 }, at: 1 },
  },
  mark: { kind: 'reveal', toward: 'right', seconds: 0.26, delay: 0.14, easing: 'settle' },
  idle: (beat) => ({ kind: 'float', x: 0, y: 26, every: beat * 4 }),
  characterMs: 42,
  sounds: { object: 'pop' },
}
