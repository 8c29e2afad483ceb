import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

const must = (command, args, options = {}) => {
  const done = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options })
  if (done.status === 0) return
  throw new Error(`${command} ${args.join(' ')}: ${done.error ?? done.signal ?? done.status}`)
}

/** Certificates that this machine's network asks for, where it does. */
const CERTIFICATES = process.env.NODE_EXTRA_CA_CERTS
const INSIDE = '/etc/own-certificates.pem'

/** A minimal Debian in a folder, which reaches the network as this machine does. */
export const makeRoot = ({ folder, suite }) => {
  mkdirSync(folder, { recursive: true })
  must('mmdebstrap', ['--quiet', '--variant=minbase', suite, folder])
  copyFileSync('/etc/resolv.conf', join(folder, 'etc/resolv.conf'))
  if (CERTIFICATES) copyFileSync(CERTIFICATES, join(folder, INSIDE))
}

/** Of the network of this machine, only while the image is made. */
const networkEnv = () => ({
  ...(CERTIFICATES && { NODE_EXTRA_CA_CERTS: INSIDE }),
  ...(process.env.npm_config_registry && { npm_config_registry: process.env.npm_config_registry }),
})

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
const ENTER = 'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && exec chroot "$0" "$@"'

/** Runs a command in the root to its end. */
export const runInRoot = ({ folder, command, cwd = '/' }) =>
  must(
    'unshare',
    ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', ENTER, folder].concat([
      'sh',
      '-c',
      'cd "$0" && exec "$@"',
      cwd,
      ...command,
    ]),
    { env: { PATH, HOME: '/root', LANG: 'C.UTF-8', ...networkEnv() } },
  )

/** As a container engine does it: no network, nothing to write to but the volume and /tmp, no rights. */
const CONFINE = `
ip link set lo up
mount --bind "$ROOT" "$ROOT"
mount --bind "$VOLUME" "$ROOT/data"
mount -t tmpfs tmpfs "$ROOT/tmp"
mount -t proc proc "$ROOT/proc"
mount --rbind /dev "$ROOT/dev"
mount -o remount,bind,ro "$ROOT"
exec chroot "$ROOT" setpriv --reuid "$1" --regid "$2" --clear-groups --no-new-privs --bounding-set=-all \\
  env -C "$3" "\${@:4}"`

/** Starts what the image starts. The answer's `pid` holds its namespaces. */
export const startConfined = ({ folder, volume, user, cwd, command, env }) => {
  mkdirSync(volume, { recursive: true })
  must('chown', [user.join(':'), volume])
  const pairs = Object.entries(env).map(([name, value]) => `${name}=${value}`)
  return spawn(
    'unshare',
    [
      '--mount',
      '--pid',
      '--net',
      '--fork',
      '--kill-child',
      'bash',
      '-euc',
      CONFINE,
      'confine',
    ].concat([...user.map(String), cwd, '-i', `PATH=${PATH}`, ...pairs, ...command]),
    {
      env: { PATH, ROOT: folder, VOLUME: volume },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
}

/** Whether the health check of the image says that the confined process is ready. */
export const isConfinedReady = ({ pid, folder, probe }) =>
  spawnSync('nsenter', [`--net=/proc/${pid}/ns/net`, '--', 'chroot', folder, ...probe], {
    env: { PATH, PROBE_PATH: '/ready' },
  }).status === 0

/** A command of this machine in the network of the confined process. */
export const runBeside = ({ pid, command, env = {} }) =>
  must('nsenter', [`--net=/proc/${pid}/ns/net`, '--', ...command], {
    env: { ...process.env, ...env },
  })

/** Node and npm of this machine, as an image of Node has them. */
export const addNode = ({ folder, node, npm }) => {
  const modules = join(folder, 'usr/local/lib/node_modules')
  mkdirSync(modules, { recursive: true })
  must('cp', ['-RL', dirname(dirname(npm)), join(modules, 'npm')])
  copyFileSync(node, join(folder, 'usr/local/bin/node'))
  for (const name of ['npm', 'npx']) {
    must('ln', [
      '-sf',
      `../lib/node_modules/npm/bin/${name}-cli.js`,
      join(folder, 'usr/local/bin', name),
    ])
  }
}

/** Bytes of the root as one layer of an image, compressed. */
export const measurePacked = (folder) => {
  const command = 'tar -c -C "$0" --one-file-system . | gzip -6 | wc -c'
  return Number(spawnSync('sh', ['-c', command, folder], { encoding: 'utf8' }).stdout)
}
