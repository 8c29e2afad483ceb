import { afterAll, describe, expect, it } from 'vitest'
import { mountSmallDisk } from '../../../test/processes/small-disk.ts'
import { createBallast } from './ballast.ts'

const disk = mountSmallDisk()
const BYTES = 2 * 1024 * 1024

describe.skipIf(!disk)('room for the database [needs root, to mount a small disk]', () => {
  if (!disk) return
  afterAll(() => disk.unmount())

  it('is taken while there is plenty, and given back on a full disk', () => {
    const ballast = createBallast(disk.path, BYTES)
    const before = disk.freeBytes()
    ballast.fill()
    expect(before - disk.freeBytes()).toBe(BYTES)
    expect(ballast.release()).toBe(false)
    disk.fill()
    expect(ballast.release()).toBe(true)
    expect(disk.freeBytes()).toBeGreaterThanOrEqual(BYTES)
    // No space is left to free, and a full disk has none to allocate.
    expect(ballast.release()).toBe(false)
    ballast.fill()
    expect(disk.freeBytes()).toBeGreaterThanOrEqual(BYTES)
  })
})
