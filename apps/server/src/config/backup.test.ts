import { expect, it } from 'vitest'
import { parseBackup } from './backup.ts'
import type { Env } from './env.ts'

const parse = (env: Env) => parseBackup({ env, root: '/srv/kadr' })
const FILES = {
  S3_ENDPOINT: 'https://files.example',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY: 'a',
  S3_SECRET_KEY: 'b',
}

it('keeps two weeks of copies, nowhere until it is told where', () => {
  expect(parse({})).toEqual({ to: null, key: null, keep: 14 })
  expect(parse({ BACKUP_TO: '../copies', BACKUP_KEEP: '3' })).toMatchObject({
    to: { kind: 'folder', path: '/srv/copies' },
    keep: 3,
  })
})

it('takes a bucket of the store of the files, or of another one', () => {
  expect(parse({ ...FILES, BACKUP_TO: 's3://copies' }).to).toMatchObject({
    kind: 'bucket',
    s3: { bucket: 'copies', endpoint: 'https://files.example', accessKey: 'a', secretKey: 'b' },
  })
  const other = {
    BACKUP_TO: 's3://files',
    BACKUP_S3_ENDPOINT: 'https://far.example',
    BACKUP_S3_ACCESS_KEY: 'c',
    BACKUP_S3_SECRET_KEY: 'd',
  }
  expect(parse({ ...FILES, ...other }).to).toMatchObject({
    s3: { bucket: 'files', endpoint: 'https://far.example', accessKey: 'c', secretKey: 'd' },
  })
})

it.each<[Env, RegExp]>([
  [{ BACKUP_KEY: 'short' }, /BACKUP_KEY: нужно 32 байта/],
  [{ BACKUP_KEEP: '0' }, /BACKUP_KEEP/],
  [{ BACKUP_TO: 'https://copies.example' }, /BACKUP_TO: ожидается папка или s3/],
  [{ BACKUP_TO: 's3://copies' }, /S3_ACCESS_KEY/],
  [{ ...FILES, BACKUP_TO: 's3://files' }, /копиям нужен другой бакет/],
])('%j is a mistake told in one line', (env, message) => {
  expect(() => parse(env)).toThrow(message)
})
