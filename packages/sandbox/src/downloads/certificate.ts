import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const DAY_MS = 86_400_000

/** DER: a tag, the length, the content (X.690). */
const der = (tag: number, ...parts: (Buffer | readonly number[])[]): Buffer => {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)))
  const { length } = content
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const time = (date: Date) =>
  der(0x17, Buffer.from(`${date.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`))

const COMMON_NAME = [0x06, 0x03, 0x55, 0x04, 0x03]
const ECDSA_SHA256 = [0x06, 0x08, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]
const ALTERNATIVE_NAMES = [0x06, 0x03, 0x55, 0x1d, 0x11]
const BASIC_CONSTRAINTS = [0x06, 0x03, 0x55, 0x1d, 0x13]
const DNS_NAME = 0x82

const nameOf = (text: string) =>
  sequence(der(0x31, sequence(Buffer.from(COMMON_NAME), der(0x0c, Buffer.from(text)))))

const extension = (oid: readonly number[], value: Buffer) =>
  sequence(Buffer.from(oid), der(0x04, value))

/** Without an empty line at the end: OpenSSL refuses one. */
const pem = (label: string, bytes: Buffer) => {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? []
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n')
}

/** A self-signed certificate for the given hosts, valid for a year. Node has no API to create one. */
export const makeCertificate = (hosts: readonly string[]): { key: string; certificate: string } => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const now = Date.now()
  const name = nameOf('Kadr sandbox')
  const algorithm = sequence(Buffer.from(ECDSA_SHA256))
  const names = sequence(...hosts.map((host) => der(DNS_NAME, Buffer.from(host))))
  const extensions = sequence(
    extension(BASIC_CONSTRAINTS, sequence(der(0x01, [0xff]))),
    extension(ALTERNATIVE_NAMES, names),
  )
  const body = sequence(
    der(0xa0, der(0x02, [2])),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(time(new Date(now - DAY_MS)), time(new Date(now + 365 * DAY_MS))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  )
  const signature = sign('sha256', body, privateKey)
  const whole = sequence(body, algorithm, der(0x03, [0], signature))
  return {
    certificate: pem('CERTIFICATE', whole),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}
