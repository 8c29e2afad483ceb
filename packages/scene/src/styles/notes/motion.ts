import type { StyleMotion } from '../style.ts'

/** Page turns; text is revealed as if written, marks are drawn. */
export const motion: StyleMotion = {
  cut: { kind: 'wipe', toward: 'up', seconds: 0.32, easing: 'gentle' },
  parts: {
    decor: {
      enter: { kind: 'pop', toward: 'up', seconds: 0.3, overshoot: 1.2 },
      at: 0.1,
      everyBeats: 0.5,
    },
    header: { enter: { kind: 'fade', toward: 'up', seconds: 0.12 }, at: 0.08 },
    figure: {
      enter: { kind: 'reveal', toward: 'right', seconds: 0.24, easing: 'linear' },
      at: 0.04,
    },
    title: {
      enter: { kind: 'reveal', toward: 'right', seconds: 0.16, easing: 'linear' },
      at: 0.04,
      stagger: { by: 'word', each: 0.12 },
    },
    object: { enter: { kind: 'fade', toward: 'up', seconds: 0.12 }, at: 0.12, everyBeats: 0.5 },
    photo: { enter: { kind: 'pop', toward: 'up', seconds: 0.4, overshoot: 1.2 }, at: 0.1 },
    body: {
      enter: { kind: 'reveal', toward: 'right', seconds: 0.14, easing: 'linear' },
      at: 0.55,
      stagger: { by: 'word', each: 0.1 },
    },
    row: {
      enter: { kind: 'reveal', toward: 'right', seconds: 0.3, easing: 'linear' },
      at: 0.45,
      everyBeats: 1,
    },
    tick: {
      enter: { kind: 'draw', toward: 'right', seconds: 0.24, easing: 'linear' },
      at: 0.65,
      everyBeats: 1,
    },
    act: { enter: { kind: 'pop', toward: 'up', seconds: 0.36, overshoot: 1.2 }, at: 0.9 },
    detail: { enter: { kind: 'draw', toward: 'right', seconds: 0.32, easing: 'linear' }, at: 0.8 },
  },
  mark: { kind: 'reveal', toward: 'right', seconds: 0.36, delay: 0.3, easing: 'linear' },
  idle: (beat) => ({ kind: 'float', x: 0, y: 16, every: beat * 4 }),
  characterMs: 52,
  sounds: { title: 'typing' },
}
