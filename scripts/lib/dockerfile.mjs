/** Reads the part of a Dockerfile's language that ours uses: stages of instructions in their order. */
const joinLines = (text) =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll('\\\n', ' ')

const parseList = (text) => (text.startsWith('[') ? JSON.parse(text) : undefined)

const parseCopy = (text) => {
  const parts = text.split(/\s+/)
  const from = parts[0]?.startsWith('--from=') ? parts.shift().slice('--from='.length) : undefined
  const target = parts.pop()
  return { from, sources: parts, target }
}

const PARSERS = {
  FROM: (text) => ({ image: text.split(/\s+/)[0], name: / AS (\S+)/.exec(text)?.[1] }),
  ARG: (text) => ({ name: text.split('=')[0], value: text.split('=')[1] }),
  COPY: parseCopy,
  ENV: (text) => Object.fromEntries(text.split(/\s+/).map((pair) => pair.split(/=(.*)/s))),
  RUN: parseList,
  ENTRYPOINT: parseList,
  CMD: parseList,
  HEALTHCHECK: (text) => parseList(text.slice(text.indexOf('CMD ') + 4)),
  USER: (text) => text.split(':').map(Number),
  WORKDIR: (text) => text,
}

/** Stages, each with its base image and its instructions. */
export const readDockerfile = (text) => {
  const stages = []
  const given = new Map()
  for (const line of joinLines(text).split('\n')) {
    const [, word, rest] = /^(\w+)\s+(.*\S)/.exec(line) ?? []
    if (!word) continue
    const value = PARSERS[word]?.(rest.trim()) ?? rest.trim()
    if (word === 'ARG' && stages.length === 0) given.set(value.name, value.value)
    else if (word === 'FROM') {
      const image = value.image.replace(/^\$\{(\w+)\}$/, (_, name) => given.get(name))
      stages.push({ image, name: value.name, steps: [] })
    } else stages.at(-1).steps.push({ word, value })
  }
  return stages
}
