/** Blocks its thread until the other side opens the gate. */
export const run = (gate: Int32Array): string => {
  Atomics.store(gate, 0, 1)
  Atomics.notify(gate, 0)
  Atomics.wait(gate, 1, 0)
  return 'opened'
}
