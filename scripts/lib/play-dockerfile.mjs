import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { addNode, makeRoot, runInRoot } from './clean-root.mjs'
import { readDockerfile } from './dockerfile.mjs'
import { ROOT } from './paths.mjs'

const listContext = () => {
  const kept = (path) => !ignored.some((one) => path === one || path.startsWith(`${one}/`))
  // Those with a star name what git knows nothing of either.
  const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line && !/[#*]/.test(line))
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
  return stdout.split('\0').filter((path) => path && kept(path))
}

const copyFiles = ({ paths, strip, target }) => {
  mkdirSync(target, { recursive: true })
  const packed = spawnSync('tar', ['-c', '--null', '-T', '-'], {
    cwd: ROOT,
    input: paths.join('\0'),
    maxBuffer: 2 ** 31,
  })
  const done = spawnSync('tar', ['-x', `--strip-components=${strip}`], {
    cwd: target,
    input: packed.stdout,
  })
  if (done.status !== 0) throw new Error(`COPY to ${target}: ${done.stderr}`)
}

/** A folder is copied as what is in it, a file under its name. */
const copyFromContext = ({ source, target, root, context }) => {
  const paths =
    source === '.'
      ? context
      : context.filter((path) => path === source || path.startsWith(`${source}/`))
  if (paths.length === 0) throw new Error(`COPY ${source}: nothing like that`)
  const isFile = paths[0] === source
  const depth = source === '.' ? 0 : source.split('/').length - (isFile ? 1 : 0)
  const place = isFile && !target.endsWith('/') ? dirname(target) : target
  copyFiles({ paths, strip: depth, target: join(root, place) })
}

const copyFromStage = ({ source, target, root, from }) => {
  mkdirSync(join(root, dirname(target)), { recursive: true })
  const done = spawnSync('cp', ['-a', join(from, source), join(root, target)])
  if (done.status !== 0) throw new Error(`COPY ${source}: ${done.stderr}`)
}

/** Debian of this suite; for an image of Node with the Node and npm of this machine. */
const openBase = ({ image, folder, node, npm }) => {
  const [, suite] = /(bookworm|trixie)/.exec(image) ?? []
  if (!suite) throw new Error(`${image}: no Debian that is known here`)
  makeRoot({ folder, suite })
  if (image.startsWith('node:')) addNode({ folder, node, npm })
}

const copyAll = ({ image, value: { sources, from, target }, roots, context }) => {
  const { root, cwd } = image
  const absolute = target.startsWith('/') ? target : join(cwd, target)
  for (const source of sources) {
    if (from) copyFromStage({ source, target: absolute, root, from: roots.get(from) })
    else copyFromContext({ source, target: absolute, root, context })
  }
}

/** What an instruction does to the image. Those that only describe it are left out. */
const PLAYERS = {
  WORKDIR: ({ image, value }) => {
    image.cwd = value
    mkdirSync(join(image.root, value), { recursive: true })
  },
  ENV: ({ image, value }) => Object.assign(image.env, value),
  USER: ({ image, value }) => Object.assign(image, { user: value }),
  ENTRYPOINT: ({ image, value }) => Object.assign(image, { entry: value }),
  CMD: ({ image, value }) => Object.assign(image, { command: value }),
  HEALTHCHECK: ({ image, value }) => Object.assign(image, { probe: value }),
  RUN: ({ image, value }) => runInRoot({ folder: image.root, command: value, cwd: image.cwd }),
  COPY: copyAll,
}

/** Makes the image in a folder, instruction by instruction. Returns what the image is started with. */
export const playDockerfile = ({ file, folder, node, npm, print }) => {
  const context = listContext()
  const roots = new Map()
  const images = readDockerfile(readFileSync(file, 'utf8')).map(({ image: base, name, steps }) => {
    const root = join(folder, name ?? 'image')
    roots.set(name, root)
    print(`FROM ${base}`)
    openBase({ image: base, folder: root, node, npm })
    const image = { root, env: {}, cwd: '/' }
    for (const { word, value } of steps) {
      if (word === 'RUN') print(`RUN ${value.at(-1)}`)
      PLAYERS[word]?.({ image, value, roots, context })
    }
    return image
  })
  return images.at(-1)
}
