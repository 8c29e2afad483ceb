import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * What is installed as CycloneDX 1.6: packages of npm by its own record, packages of Debian by dpkg. `npm sbom` leaves out
 * what workspaces need through one another, and refuses a tree whose packages contradict each other.
 */
const SPEC = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 }

/** https://github.com/package-url/purl-spec: the sign of a scope is escaped. */
const npmPurl = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`

const nameOf = (path, entry) => entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 13)

const hashesOf = (integrity) =>
  (integrity ?? '').split(' ').flatMap((text) => {
    const [, bits, value] = /^sha(256|384|512)-(.+)$/.exec(text) ?? []
    if (!bits) return []
    return { alg: `SHA-${bits}`, content: Buffer.from(value, 'base64').toString('hex') }
  })

/** One package may lie in several folders. */
const listNpm = (root) => {
  const record = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8'))
  const found = new Map()
  for (const [path, entry] of Object.entries(record.packages)) {
    if (!path.includes('node_modules/') || entry.link || !entry.version) continue
    if (!existsSync(join(root, path))) continue
    const name = nameOf(path, entry)
    const purl = npmPurl(name, entry.version)
    const hashes = hashesOf(entry.integrity)
    found.set(purl, {
      type: 'library',
      'bom-ref': purl,
      name,
      version: entry.version,
      purl,
      ...(hashes.length > 0 && { hashes }),
      ...(typeof entry.license === 'string' && { licenses: [{ expression: entry.license }] }),
    })
  }
  return [...found.values()]
}

const listDebian = () => {
  const asked = spawnSync(
    'dpkg-query',
    ['--show', `--showformat=\${Package}\\t\${Version}\\t\${Architecture}\\n`],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  if (asked.status !== 0) return []
  return asked.stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [name, version, architecture] = line.split('\t')
      const purl = `pkg:deb/debian/${encodeURIComponent(name)}@${encodeURIComponent(version)}?arch=${architecture}`
      return { type: 'library', 'bom-ref': purl, name, version, purl }
    })
}

export const listContents = (root) => {
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return {
    ...SPEC,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: [...listNpm(root), ...listDebian()].sort((one, other) =>
      one.purl < other.purl ? -1 : 1,
    ),
  }
}

const foldersIn = (folder) => {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && entry.isDirectory())
    .map((entry) => entry.name)
  return names.flatMap((name) =>
    name.startsWith('@')
      ? readdirSync(join(folder, name)).map((part) => join(folder, name, part))
      : join(folder, name),
  )
}

/** Every package that lies in node_modules, whoever put it there. */
const findPackages = (modules) =>
  foldersIn(modules).flatMap((folder) => {
    const file = join(folder, 'package.json')
    if (!existsSync(file) || realpathSync(folder) !== folder) return []
    const { name, version } = JSON.parse(readFileSync(file, 'utf8'))
    const inner = join(folder, 'node_modules')
    const below = existsSync(inner) ? findPackages(inner) : []
    return name && version ? [npmPurl(name, version), ...below] : below
  })

/** The package of Node has its program brought as another package, by its own script. */
const BROUGHT = /^pkg:npm\/node-(linux|darwin|win)/

/** What lies there and is not told. */
export const findUntold = (root, { components }) => {
  const told = new Set(components.map(({ purl }) => purl))
  return findPackages(realpathSync(join(root, 'node_modules'))).filter(
    (purl) => !told.has(purl) && !BROUGHT.test(purl),
  )
}

const [, script, target] = process.argv
if (script && realpathSync(script) === fileURLToPath(import.meta.url)) {
  const root = process.cwd()
  const contents = listContents(root)
  const untold = findUntold(root, contents)
  if (untold.length > 0) {
    process.stderr.write(`Not in the record of npm:\n${untold.join('\n')}\n`)
    process.exitCode = 1
  } else {
    const text = `${JSON.stringify(contents, null, 2)}\n`
    if (target) writeFileSync(target, text)
    else process.stdout.write(text)
  }
}
