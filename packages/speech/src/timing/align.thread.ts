import { alignToReading } from './align.ts'

export const run = alignToReading
