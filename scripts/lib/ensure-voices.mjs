import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Only these and their dependencies; the RHVoice program itself is not used. */
const PACKAGES = ['librhvoice5', 'rhvoice-russian']
const SOURCES = '/etc/apt/sources.list.d'
const VOICES = '/usr/share/RHVoice/voices'

/**
 * The machine's Debian sources plus the component that has the voices. Used for this one installation only; the
 * machine's settings stay unchanged.
 */
const writeSources = (folder) => {
  const files = existsSync(SOURCES) ? readdirSync(SOURCES) : []
  for (const name of files.filter((file) => file.endsWith('.sources'))) {
    const text = readFileSync(join(SOURCES, name), 'utf8')
    const wider = text.replace(/^(Components:.*\bmain\b)(?!.*\bnon-free\b)/gm, '$1 non-free')
    writeFileSync(join(folder, name), wider)
  }
  const lists = [
    '/etc/apt/sources.list',
    ...files.filter((file) => file.endsWith('.list')).map((file) => join(SOURCES, file)),
  ]
  for (const [index, path] of lists.entries()) {
    if (!existsSync(path)) continue
    const text = readFileSync(path, 'utf8')
    const wider = text.replace(/^(deb\b.*\bmain\b)(?!.*\bnon-free(?!-))/gm, '$1 non-free')
    writeFileSync(join(folder, `own-${index}.list`), wider)
  }
}

const apt = (folder, args) =>
  new Promise((resolve) => {
    const options = [
      ['Dir::Etc::SourceList', '/dev/null'],
      ['Dir::Etc::SourceParts', join(folder, 'sources')],
      ['Dir::State::Lists', join(folder, 'lists')],
    ].flatMap(([name, value]) => ['-o', `${name}=${value}`])
    const child = spawn('apt-get', [...options, '-y', '-q', ...args], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 10 * 60_000,
    })
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })

const install = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kadr-voices-'))
  try {
    mkdirSync(join(folder, 'sources'))
    mkdirSync(join(folder, 'lists', 'partial'), { recursive: true })
    writeSources(join(folder, 'sources'))
    if (!(await apt(folder, ['update']))) return
    await apt(folder, ['install', '--no-install-recommends', ...PACKAGES])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Installs the offline Russian voices in the background on Debian as root. Elsewhere the editor shows the command
 * to run; the user's own recordings work without them.
 */
export const ensureVoices = () => {
  const isAllowed = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (existsSync(VOICES) || !isAllowed) return
  install().catch(() => undefined)
}
