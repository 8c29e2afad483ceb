/** A real PDS with a real PLC directory on loopback, with one account. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Loaded from the peers' own installation, not from our packages. */
const load = createRequire(join(process.argv[2], 'package.json'))
const { PDS, envToCfg, envToSecrets } = load('@atproto/pds')
const { Database, PlcServer } = load('@did-plc/server')

const HANDLE = 'anna.test'
const PASSWORD = 'the-main-password'

/** The server writes its own URL into identities, so the port must be known before it listens. */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

const startDirectory = async () => {
  const directory = PlcServer.create({ db: Database.mock(), port: 0 })
  const listener = await directory.start()
  return `http://localhost:${listener.address().port}`
}

const startServer = async ({ directory, port, folder }) => {
  const env = {
    port,
    hostname: 'localhost',
    devMode: true,
    dataDirectory: folder,
    blobstoreDiskLocation: join(folder, 'blobs'),
    didPlcUrl: directory,
    serviceHandleDomains: ['.test'],
    enableDidDocWithSession: true,
    inviteRequired: false,
    rateLimitsEnabled: false,
    trustedOAuthClients: [],
    handleBackupNameservers: [],
    jwtSecret: randomBytes(16).toString('hex'),
    adminPassword: randomBytes(16).toString('hex'),
    plcRotationKeyK256PrivateKeyHex: randomBytes(32).toString('hex'),
  }
  const server = await PDS.create(envToCfg(env), envToSecrets(env))
  await server.start()
}

const callAt =
  (server) =>
  async ({ name, body, token }) => {
    const response = await fetch(`${server}/xrpc/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`)
    return response.json()
  }

const folder = mkdtempSync(join(tmpdir(), 'kadr-pds-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
// Exits with the test that started it.
process.stdin.resume().once('end', () => process.exit())
process.once('SIGTERM', () => process.exit())

const directory = await startDirectory()
const port = await freePort()
await startServer({ directory, port, folder })
const server = `http://localhost:${port}`
const call = callAt(server)
const account = await call({
  name: 'com.atproto.server.createAccount',
  body: { email: 'anna@example.test', handle: HANDLE, password: PASSWORD },
})
const { password: appPassword } = await call({
  name: 'com.atproto.server.createAppPassword',
  body: { name: 'kadr' },
  token: account.accessJwt,
})
const told = {
  server,
  directory,
  did: account.did,
  handle: HANDLE,
  password: PASSWORD,
  appPassword,
}
process.stdout.write(`ready ${JSON.stringify(told)}\n`)
