import type { StyleMotion } from '../style.ts'

/** A page is turned; words are written, marks are drawn. */
export const motion: StyleMotion = {
  cut: { kind: 'wipe', toward: 'up', seconds: 0.32, easing: 'gentle' },
  parts: {
    decor: {
      enter: { kind: 'pop', toward: 'up', seconds: 0.3, overshoot: 1.2 },
      at: 0.3,
      everyBeats: 0.5,
    },
    header: { enter: { kind: 'fade', toward: 'up', seconds: 0.12 }, at: 0.16 },
    figure: {
      enter: { kind: 'reveal', toward: 'right', seconds: 0.24, easing: 'linear' },
      at: 0.18,
    },
    title: {
      enter: { kind: 'fade', toward: 'up', seconds: 0.05 },
      at: 0.2,
      stagger: { by: 'word', each: 0.07 },
    },
    object: { enter: { kind: 'fade', toward: 'up', seconds: 0.12 }, at: 0.6, everyBeats: 0.5 },
    photo: { enter: { kind: 'pop', toward: 'up', seconds: 0.4, overshoot: 1.2 }, at: 0.3 },
    body: {
      enter: { kind: 'fade', toward: 'up', seconds: 0.05 },
      at: 0.6,
      stagger: { by: 'word', each: 0.05 },
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
  idle: (beat) => ({ kind: 'sway', degrees: 4, every: beat * 4 }),
  characterMs: 52,
  sounds: { title: 'typing' },
}
