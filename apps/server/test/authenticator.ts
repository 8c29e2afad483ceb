import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: string | Uint8Array) => Buffer.from(bytes).toString('base64url')

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>

const headOf = (major: number, value: number) =>
  value < 24
    ? Buffer.from([(major << 5) | value])
    : value < 256
      ? Buffer.from([(major << 5) | 24, value])
      : Buffer.from([(major << 5) | 25, value >> 8, value & 255])

/** As much of RFC 8949 as an authenticator says. */
const toCbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? headOf(1, -1 - value) : headOf(0, value)
  if (typeof value === 'string') {
    return Buffer.concat([headOf(3, Buffer.byteLength(value)), Buffer.from(value)])
  }
  if (value instanceof Uint8Array) return Buffer.concat([headOf(2, value.length), value])
  const entries = [...value].flatMap(([key, one]) => [toCbor(key), toCbor(one)])
  return Buffer.concat([headOf(5, value.size), ...entries])
}

/** https://www.w3.org/TR/webauthn-3/#authdata-flags */
const PRESENT = 1
const VERIFIED = 4
const HAS_CREDENTIAL = 64

export type Ceremony = { challenge: string; origin?: string; site?: string; isVerified?: boolean }

/** A device with one passkey, by https://www.w3.org/TR/webauthn-3/: keys of P-256, attestation `none`. */
export const createAuthenticator = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const cose = toCbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
  const id = randomBytes(16)
  let counter = 0

  const clientDataOf = (type: string, { challenge, origin = 'http://localhost:3000' }: Ceremony) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false })
  const authDataOf = ({ site = 'localhost', isVerified = true }: Ceremony, more?: Uint8Array) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | (more ? HAS_CREDENTIAL : 0)
    return Buffer.concat([sha256(site), Buffer.from([flags]), count, more ?? Buffer.alloc(0)])
  }
  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const }

  return {
    id: credential.id,
    create: (ceremony: Ceremony) => {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authDataOf(ceremony, attested)],
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientDataOf('webauthn.create', ceremony)),
          attestationObject: base64url(toCbor(attestation)),
          transports: ['internal'],
        },
      }
    },
    /** `repeatsCount`: as of a copy of the device. */
    prove: ({ repeatsCount = false, ...ceremony }: Ceremony & { repeatsCount?: boolean }) => {
      if (!repeatsCount) counter += 1
      const clientData = clientDataOf('webauthn.get', ceremony)
      const authData = authDataOf(ceremony)
      const sign = createSign('sha256').update(authData).update(sha256(clientData))
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(authData),
          signature: sign.sign(privateKey).toString('base64url'),
        },
      }
    },
  }
}
export type Authenticator = ReturnType<typeof createAuthenticator>
