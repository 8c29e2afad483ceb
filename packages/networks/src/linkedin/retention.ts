import type { Retention } from '../retention.ts'

/**
 * The terms limit data about members to a year; the shorter limit for activity of others does not apply, since it is
 * not read.
 */
export const retention: Retention = () => 365
