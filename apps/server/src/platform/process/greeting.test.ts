import { expect, it } from 'vitest'
import { loadConfig } from '../../config/config.ts'
import { greet } from './greeting.ts'

it('warns of a server without https and without a way to sign in', () => {
  const bare = greet(loadConfig({ NODE_ENV: 'production', PUBLIC_URL: 'http://kadr.test' }))
  expect(bare).toContain('PUBLIC_URL не https')
  expect(bare).toContain('войти нельзя')
})

it('warns of nothing where nothing is wrong', () => {
  const env = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://kadr.test',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
  }
  expect(greet(loadConfig(env))).not.toContain('Внимание')
  expect(greet(loadConfig({}))).not.toContain('Внимание')
})
