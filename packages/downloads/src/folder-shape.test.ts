import { readdirSync } from 'node:fs'
import { downloadSource } from '@kadr/contract/site/downloads'
import { playedSources } from '@kadr/sandbox/downloads'
import { expect, it } from 'vitest'
import { isHostOf } from './_shared/hosts.ts'
import { allSources } from './all-sources.ts'

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
  .map(({ name }) => name)

it('has one folder for every source and no other', () => {
  expect(folders.toSorted()).toEqual(downloadSource.options.toSorted())
  expect(Object.keys(allSources).toSorted()).toEqual(downloadSource.options.toSorted())
})

it.each(downloadSource.options)('%s has the parts all sources have', (source) => {
  const files = readdirSync(new URL(`./${source}`, import.meta.url))
  expect(files).toEqual(expect.arrayContaining(['details.ts', 'index.ts', 'links.ts']))
  expect(allSources[source].key).toBe(source)
})

it.each(downloadSource.options)('%s is played by the sandbox on hosts of its own', (source) => {
  const { hosts, mediaHosts } = allSources[source]
  const played = playedSources[source]?.hosts ?? []
  expect(played.length).toBeGreaterThan(0)
  expect(played.filter((host) => !isHostOf([...hosts, ...mediaHosts], host))).toEqual([])
})
