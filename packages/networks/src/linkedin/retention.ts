import type { Retention } from '../retention.ts'

/** The terms limit data about members to a year; activity of others to less, which is not read. */
export const retention: Retention = () => 365
