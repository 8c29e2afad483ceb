import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits. Whoever holds it is let in, so only its hash is ever stored. */
export const createOpaqueToken = () => randomBytes(32).toString('base64url')

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
