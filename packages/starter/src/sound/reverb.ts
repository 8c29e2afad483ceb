import { createTrack, RATE, type Track } from './track.ts'

const COMBS = [1557, 1617, 1491, 1422, 1277, 1356]
const ALL_PASSES = [225, 556, 441]
const SPREAD = 23

const createRoom = (offset: number, { size, damping }: { size: number; damping: number }) => {
  const combs = COMBS.map((length) => ({ line: new Float32Array(length + offset), at: 0, low: 0 }))
  const passes = ALL_PASSES.map((length) => ({ line: new Float32Array(length + offset), at: 0 }))
  return (input: number) => {
    let sum = 0
    for (const comb of combs) {
      const heard = comb.line[comb.at] ?? 0
      comb.low = heard * (1 - damping) + comb.low * damping
      comb.line[comb.at] = input + comb.low * size
      comb.at = (comb.at + 1) % comb.line.length
      sum += heard
    }
    for (const pass of passes) {
      const heard = pass.line[pass.at] ?? 0
      pass.line[pass.at] = sum + heard * 0.5
      pass.at = (pass.at + 1) % pass.line.length
      sum = heard - sum
    }
    return sum
  }
}

/** Schroeder–Moorer reverb. A loop runs twice, so that its beginning has the echo of its end. */
export const reverb = (
  dry: Track,
  {
    size = 0.82,
    damping = 0.35,
    isLooped = true,
  }: { size?: number; damping?: number; isLooped?: boolean } = {},
): Track => {
  const wet = createTrack(dry.left.length / RATE)
  for (const [side, offset] of [
    ['left', 0],
    ['right', SPREAD],
  ] as const) {
    const room = createRoom(offset, { size, damping })
    const [from, to] = [dry[side], wet[side]]
    if (isLooped) for (const value of from) room(value)
    for (let at = 0; at < from.length; at += 1) to[at] = room(from[at] ?? 0) * 0.06
  }
  return wet
}
