import { spawn, spawnSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { aptCommand, aptInstall } from './apt-install.mjs'

/** A real S3 server for tests: a Ceph gateway with one monitor and one in-memory OSD, on loopback only. */
const PACKAGES = ['radosgw', 'ceph-mon', 'ceph-osd']
const PROGRAMS = ['radosgw', 'radosgw-admin', 'ceph-mon', 'ceph-osd', 'ceph', 'monmaptool']
const COMMAND_TIMEOUT_MS = 60_000
const START_TIMEOUT_MS = 90_000

const has = (program) => existsSync(`/usr/bin/${program}`)

export const ensureCeph = () => {
  if (PROGRAMS.every(has)) return
  process.stdout.write('Ставим Ceph…\n')
  if (aptInstall(PACKAGES)) return
  throw new Error(
    `Нужен S3: задайте S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY или выполните ${aptCommand(PACKAGES)}`,
  )
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

const configText = ({ folder, fsid, monitor, gateway }) => `[global]
fsid = ${fsid}
mon host = [v2:127.0.0.1:${monitor}]
public addr = 127.0.0.1
ms bind ipv6 = false
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
run dir = ${folder}
log file = ${folder}/$name.log
admin socket = ${folder}/$name.asok
crash dir = ${folder}/crash
mon data = ${folder}/mon
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 4294967296
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pgp num = 4
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 2000
osd memory target = 939524096
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${gateway}
rgw data = ${folder}/rgw
`

const createCluster = ({ folder, config }) => {
  const children = []
  const command = (program, ...args) => {
    const done = spawnSync(program, ['-c', config, ...args], {
      encoding: 'utf8',
      timeout: COMMAND_TIMEOUT_MS,
    })
    if (done.status === 0) return done.stdout
    throw new Error(`${program} ${args.join(' ')}: ${done.stderr || done.error || done.signal}`)
  }
  const daemon = (program, ...args) => {
    const output = openSync(join(folder, `${program}.out`), 'a')
    const child = spawn(program, ['-c', config, '-f', ...args], {
      stdio: ['ignore', output, output],
    })
    children.push(child)
  }
  const stop = async () => {
    for (const child of children.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  }
  return { command, daemon, stop }
}

const answers = (url) =>
  fetch(url).then(
    ({ status }) => status < 500,
    () => false,
  )

const waitFor = async (check) => {
  const endsAt = Date.now() + START_TIMEOUT_MS
  while (!(await check())) {
    if (Date.now() > endsAt) return false
    await sleep(200)
  }
  return true
}

const bringUp = async ({ cluster, folder, fsid, ports, keys }) => {
  const { command, daemon } = cluster
  const map = join(folder, 'monmap')
  const address = `[v2:127.0.0.1:${ports.monitor}]`
  const made = spawnSync('monmaptool', ['--create', '--fsid', fsid, '--addv', 'a', address, map])
  if (made.status !== 0) throw new Error(`monmaptool: ${made.stderr}`)
  command('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map)
  daemon('ceph-mon', '-i', 'a')
  const osd = randomUUID()
  command('ceph', '--connect-timeout', '30', 'osd', 'new', osd)
  command('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', osd)
  daemon('ceph-osd', '-i', '0')
  const isUp = () => command('ceph', '--connect-timeout', '30', 'osd', 'stat').includes('1 up')
  if (!(await waitFor(isUp))) throw new Error('The store of Ceph did not come up')
  const user = ['--uid', 'kadr', '--display-name', 'kadr']
  const key = ['--access-key', keys.access, '--secret-key', keys.secret]
  command('radosgw-admin', 'user', 'create', ...user, ...key)
  daemon('radosgw', '-n', 'client.rgw')
  if (!(await waitFor(() => answers(`http://127.0.0.1:${ports.gateway}`)))) {
    throw new Error(
      `The gateway did not answer: ${readFileSync(join(folder, 'radosgw.out'), 'utf8')}`,
    )
  }
}

/** Returns the environment variables that the S3 tests read. */
export const startCeph = async () => {
  process.stdout.write('Поднимаем Ceph…\n')
  const folder = mkdtempSync(join(tmpdir(), 'kadr-ceph-'))
  for (const name of ['mon', 'osd', 'rgw', 'crash']) mkdirSync(join(folder, name))
  const fsid = randomUUID()
  const ports = { monitor: await freePort(), gateway: await freePort() }
  const keys = { access: randomBytes(10).toString('hex'), secret: randomBytes(20).toString('hex') }
  const config = join(folder, 'ceph.conf')
  writeFileSync(config, configText({ folder, fsid, ...ports }))
  const cluster = createCluster({ folder, config })
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => cluster.stop().then(() => process.exit(1)))
  }
  try {
    await bringUp({ cluster, folder, fsid, ports, keys })
  } catch (error) {
    await cluster.stop()
    throw error
  }
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${ports.gateway}`,
      S3_BUCKET: 'kadr-test',
      S3_ACCESS_KEY: keys.access,
      S3_SECRET_KEY: keys.secret,
    },
    stop: cluster.stop,
  }
}
